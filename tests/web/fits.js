// What does not fit on a screen, found in the page itself: `fits.faults()` lists it in words.
window.fits = (() => {
    const SLACK = 1.5;
    const AWAY = ".visually-hidden, [aria-hidden=true] > title, title, script, style, [data-miniature], option";
    const LAYERS = "dialog, [role=dialog], [popover], .banners, .hint, [data-layer]";

    const isSeen = (node) =>
        node.checkVisibility({ checkOpacity: true, visibilityProperty: true });
    const named = (node) => {
        const one = node.closest("[data-place], [data-target], [data-stage], [class]") ?? node;
        const { tagName, className } = one;
        const classes = (className.baseVal ?? className).replace(/svelte-\S+|s-\S+/g, "").trim();
        return `${tagName.toLowerCase()}.${classes.split(/\s+/).slice(0, 2).join(".")}`;
    };
    const screenBox = () => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    const cross = (one, other) => ({
        left: Math.max(one.left, other.left),
        right: Math.min(one.right, other.right),
        top: Math.max(one.top, other.top),
        bottom: Math.min(one.bottom, other.bottom),
    });
    const width = ({ left, right }) => Math.max(0, right - left);
    const height = ({ top, bottom }) => Math.max(0, bottom - top);
    const area = (box) => width(box) * height(box);

    /** The ancestors that cut off or scroll what runs out of them, with the inner edge of each. */
    function* frames(node) {
        for (let at = node; at && at !== document.documentElement; at = at.parentElement) {
            if (at !== node) {
                const { overflowX, overflowY } = getComputedStyle(at);
                if (overflowX !== "visible" || overflowY !== "visible") {
                    const box = at.getBoundingClientRect();
                    const [left, top] = [box.left + at.clientLeft, box.top + at.clientTop];
                    const isSvg = at instanceof SVGElement;
                    const right = isSvg ? box.right : left + at.clientWidth;
                    const bottom = isSvg ? box.bottom : top + at.clientHeight;
                    yield { at, overflowX, overflowY, box: { left, top, right, bottom } };
                }
            }
            if (getComputedStyle(at).position === "fixed") return;
        }
    }

    /** The part of a box that can be seen where it stands. */
    function inSight(node, box = node.getBoundingClientRect()) {
        let seen = cross(box, screenBox());
        for (const frame of frames(node)) seen = cross(seen, frame.box);
        return seen;
    }

    /** The part of some writing that its own element shows: a name may end in "…". */
    function shownOf(node, box) {
        const isCut = getComputedStyle(node).overflowX !== "visible";
        return isCut ? cross(box, node.getBoundingClientRect()) : box;
    }

    function leaves(root = document.body) {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        const found = [];
        while (walker.nextNode()) {
            const leaf = walker.currentNode;
            const node = leaf.parentElement;
            if (!leaf.data.trim() || node.closest(AWAY) || !isSeen(node)) continue;
            const range = document.createRange();
            range.selectNodeContents(leaf);
            const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
            if (boxes.length) found.push({ node, text: leaf.data.trim().slice(0, 40), boxes });
        }
        for (const node of root.querySelectorAll("[data-drawn]")) {
            const box = node.getBoundingClientRect();
            const isSign = !node.closest(AWAY) && isSeen(node) && box.width > 1 && box.height > 1;
            if (isSign) found.push({ node, text: node.dataset.drawn, boxes: [box] });
        }
        return found;
    }

    const isHard = (overflow) => overflow === "hidden" || overflow === "clip";
    /** Sideways one scrolls what says so, and boards. */
    const isStrip = (at) => at.matches("[data-strip]") || at.closest("[data-board]");

    function cutBy({ node, boxes }) {
        const left = Math.min(...boxes.map((box) => box.left));
        const right = Math.max(...boxes.map((box) => box.right));
        // Letters do not fill their line.
        const top = Math.min(...boxes.map((box) => box.top + box.height * 0.2));
        const bottom = Math.max(...boxes.map((box) => box.bottom - box.height * 0.2));
        let [scrollsX, scrollsY] = [false, false];
        for (const { at, overflowX, overflowY, box } of frames(node)) {
            const across = !scrollsX && (left < box.left - SLACK || right > box.right + SLACK);
            const along = !scrollsY && (top < box.top - SLACK || bottom > box.bottom + SLACK);
            if (at.matches("[data-camera]")) return null;
            if (across && isHard(overflowX) && !node.closest("[data-shortens]")) return at;
            if (across && !isHard(overflowX) && overflowX !== "visible" && !isStrip(at)) return at;
            if (along && isHard(overflowY) && !node.closest("[data-shortens]")) return at;
            scrollsX ||= !isHard(overflowX) && overflowX !== "visible";
            scrollsY ||= !isHard(overflowY) && overflowY !== "visible";
        }
        const isOut =
            (!scrollsX && (left < -SLACK || right > innerWidth + SLACK)) ||
            (!scrollsY && (top < -SLACK || bottom > innerHeight + SLACK));
        return isOut ? document.documentElement : null;
    }

    function cut(root) {
        return leaves(root)
            .map((leaf) => ({ ...leaf, by: cutBy(leaf) }))
            .filter(({ by }) => by)
            .map(({ node, text, by }) => `cut: "${text}" (${named(node)}) by ${named(by)}`);
    }

    const layerOf = (node) => node.closest(LAYERS);
    /** Letters do not fill their line. */
    const lettersOf = ({ left, right, top, bottom, height }) =>
        ({ left, right, top: top + height * 0.22, bottom: bottom - height * 0.22 });

    /** Writing that lies over other writing. */
    function overlaps(root) {
        const lines = leaves(root).flatMap(({ node, text, boxes }) =>
            boxes.map((box) => {
                const letters = lettersOf(box);
                return { node, text, layer: layerOf(node), box: inSight(node, shownOf(node, letters)) };
            }),
        ).filter(({ box }) => area(box) > 4).sort((one, other) => one.box.top - other.box.top);
        const found = new Set();
        lines.forEach((one, at) => {
            for (let next = at + 1; next < lines.length; next += 1) {
                const other = lines[next];
                if (other.box.top > one.box.bottom) break;
                if (other.node === one.node || other.layer !== one.layer) continue;
                const both = cross(one.box, other.box);
                const isHidden = () => [one, other].some(({ node, box }) => coverOf(node, box));
                if (width(both) > 2 && height(both) > 2 && !isHidden())
                    found.add(`overlap: "${one.text}" (${named(one.node)}) and "${other.text}" (${named(other.node)})`);
            }
        });
        return [...found];
    }

    const isPainted = (node) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(node);
        const alpha = /rgba\(.*, ([\d.]+)\)|\/ ([\d.]+)\)/.exec(backgroundColor);
        const strength = alpha ? Number(alpha[1] ?? alpha[2]) : 1;
        return backgroundImage !== "none" || strength > 0.5;
    };

    /** What lies over the middle of something, as far as it hides it. */
    function coverOf(node, box) {
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
        const top = document.elementFromPoint(x, y);
        if (!top || node.contains(top) || top.contains(node)) return null;
        for (let at = top; at && !at.contains(node); at = at.parentElement)
            if (isPainted(at)) return at;
        return null;
    }

    function covered() {
        return leaves()
            .filter(({ node }) => !(node instanceof SVGElement) && !layerOf(node))
            .flatMap(({ node, text, boxes }) => {
                const box = inSight(node, lettersOf(boxes[0]));
                const isDrawn = area(box) > 4 && height(box) >= 1; // what scrolls may end within a pixel
                const by = isDrawn ? coverOf(node, box) : null;
                return by && !layerOf(by) ? [`covered: "${text}" (${named(node)}) by ${named(by)}`] : [];
            });
    }

    function board(least) {
        const found = document.querySelector("[data-board]");
        if (!found) return ["board: none"];
        const screen = innerWidth * innerHeight;
        const share = area(inSight(found)) / screen;
        const stages = [...found.querySelectorAll("[data-stage]")].map((one) => inSight(one));
        const stage = stages.reduce((sum, box) => sum + area(box), 0) / screen;
        const isUsable = stages.some((box) => Math.min(width(box), height(box)) >= least.side);
        const faults = [];
        if (share < least.board) faults.push(`board: ${Math.round(share * 100)} % of the screen`);
        if (stage < least.stage) faults.push(`stage: ${Math.round(stage * 100)} % of the screen`);
        if (!isUsable) faults.push(`stage: no part has ${least.side} pixels each way`);
        return faults;
    }

    const PRESSED = 12; // pixels
    function isReached(node) {
        if (node.closest("[data-camera]")) return true;
        const whole = area(node.getBoundingClientRect());
        const seen = () => inSight(node);
        const fits = () => area(seen()) > whole * 0.5;
        if (fits()) return isHit(node, seen());
        const scrolled = [...frames(node)].map(({ at }) => [at, at.scrollLeft, at.scrollTop]);
        node.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
        const isFound = fits() && isHit(node, seen());
        for (const [at, left, top] of scrolled) at.scrollTo({ left, top, behavior: "instant" });
        return isFound;
    }

    function isHit(node, { left, right, top, bottom }) {
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return hit !== null && (hit.closest("[data-board]") !== null || node.contains(hit));
    }

    function targets() {
        const open = [...document.querySelectorAll("[data-board] [data-target=open]")].filter(isSeen);
        return open.flatMap((node) => {
            const { width, height } = node.getBoundingClientRect();
            if (Math.min(width, height) < PRESSED)
                return [`target: ${named(node)} is ${Math.round(width)}×${Math.round(height)}`];
            return isReached(node) ? [] : [`target: ${named(node)} cannot be reached`];
        });
    }

    const ALWAYS = ":is(aside, .sheet) :is([data-prompt], .back .button, [data-pull], [data-goods]), header nav .button";
    function hidden() {
        const found = [...document.querySelectorAll(ALWAYS)].filter(isSeen).flatMap((node) => {
            const box = node.getBoundingClientRect();
            const isWhole = area(inSight(node)) > area(box) * 0.9;
            return isWhole && !coverOf(node, box) ? [] : [`hidden: ${named(node)} ${node.ariaLabel ?? ""}`];
        });
        if (!document.querySelector('[data-table="asked"]')) return found;
        if (!document.querySelector("[data-prompt]")) found.push("hidden: the question");
        if (!document.querySelector(".back .button")) found.push("hidden: taking back");
        const row = document.querySelector(".answers [data-row]");
        const pull = document.querySelector("[data-pull]");
        const isNear = pull || (row && height(inSight(row)) >= Math.min(30, row.clientHeight - 2));
        if (!isNear) found.push("hidden: the answers");
        return found;
    }

    /** On a small screen one sees what one has, on a phone in one line, wherever one has scrolled to. */
    function goods() {
        if (document.querySelector(".table-screen.wide")) return [];
        const lines = [...document.querySelectorAll("[data-goods]")].filter(isSeen);
        if (lines.length !== 1) return [`goods: ${lines.length} lines`];
        const box = lines[0].getBoundingClientRect();
        const isWhole = area(inSight(lines[0])) > area(box) * 0.95;
        const isLow = box.height <= 60 || Math.min(innerWidth, innerHeight) >= 600;
        return isWhole && isLow ? [] : ["goods: the line is not in sight"];
    }

    function page() {
        const { scrollWidth, scrollHeight } = document.documentElement;
        const isStill = scrollWidth <= innerWidth && scrollHeight <= innerHeight;
        return isStill ? [] : [`page: scrolls, ${scrollWidth}×${scrollHeight}`];
    }

    /** Waits until fonts are there, what resizing has changed is drawn, and movements are over. */
    async function rest() {
        const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        await document.fonts.ready;
        await frame();
        const ends = ({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime);
        const moving = document.getAnimations().filter(ends).map(({ finished }) => finished);
        await Promise.race([Promise.allSettled(moving), new Promise((done) => setTimeout(done, 900))]);
        await frame();
    }

    return {
        async faults(least) {
            await rest();
            return [...page(), ...board(least), ...hidden(), ...goods(), ...cut(), ...covered(), ...overlaps(), ...targets()];
        },
        /** The same of what is written, for drawers and tabs that are open. */
        async written(within) {
            await rest();
            const inside = document.querySelector(within);
            if (!inside) return [`written: ${within} is not there`];
            return [...cut(inside), ...overlaps(inside)];
        },
    };
})();
