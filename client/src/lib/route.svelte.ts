/** Where one is: the path in the address, which the server knows too. */

class Route {
    path = $state(location.pathname);
    search = $state(location.search);

    constructor() {
        addEventListener("popstate", () => this.#read());
        document.addEventListener("click", (event) => this.#follow(event));
    }

    go(address: string, replace = false): void {
        history[replace ? "replaceState" : "pushState"](null, "", address);
        this.#read();
        scrollTo(0, 0);
    }

    #read(): void {
        this.path = location.pathname;
        this.search = location.search;
    }

    /** Links inside Grotto need no reload; those inside a page are the browser's own. */
    #follow(event: MouseEvent): void {
        const link = event.target instanceof Element && event.target.closest("a[href]");
        if (!(link instanceof HTMLAnchorElement) || !isOurs(link) || isSpecial(event)) return;
        event.preventDefault();
        this.go(link.href);
    }
}

function isOurs(link: HTMLAnchorElement): boolean {
    const isHere = link.pathname === location.pathname && link.search === location.search;
    return (
        link.origin === location.origin &&
        !link.target &&
        !link.hasAttribute("download") &&
        !(isHere && link.hash)
    );
}

function isSpecial(event: MouseEvent): boolean {
    return (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey
    );
}

export const route = new Route();

/** Returns the words of a path: "/tables/abc" is ["tables", "abc"]. */
export function wordsOf(path: string): string[] {
    return path.split("/").filter(Boolean).map(decoded);
}

/** Returns what a part of an address means; one that means nothing is taken by its letters. */
export function decoded(part: string): string {
    try {
        return decodeURIComponent(part);
    } catch (error) {
        if (error instanceof URIError) return part;
        throw error;
    }
}
