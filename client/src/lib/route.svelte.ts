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

    /** Links inside Grotto need no reload. */
    #follow(event: MouseEvent): void {
        const link = (event.target as Element | null)?.closest?.("a[href]");
        if (!(link instanceof HTMLAnchorElement) || !isOurs(link) || isSpecial(event)) return;
        event.preventDefault();
        this.go(link.href);
    }
}

function isOurs(link: HTMLAnchorElement): boolean {
    return link.origin === location.origin && !link.target && !link.hasAttribute("download");
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
    return path.split("/").filter(Boolean).map(decodeURIComponent);
}
