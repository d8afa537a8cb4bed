// Returns a sentence for each fault of the layout: parts that overlap or are out of sight, targets that are
// too small, texts that are cut off. What is in a scrolling part may be out of sight.
// apart: selectors of what must not overlap; without any, only targets and texts are looked at.
(apart) => {
    const faults = [];
    const root = document.querySelector('dialog[open]') ?? document.body;
    const name = (element) => element.dataset.testid ?? element.getAttribute('aria-label')
        ?? `${element.tagName.toLowerCase()} "${element.textContent.trim().slice(0, 30)}"`;
    // What is only spoken is there, but clipped to nothing.
    const isSpoken = (element) => element && (getComputedStyle(element).clipPath !== 'none' || isSpoken(element.parentElement));
    const isShown = (element) => element.checkVisibility() && !isSpoken(element);
    const scrolls = (element) => element && (/auto|scroll/.test(getComputedStyle(element).overflow)
        || scrolls(element.parentElement));
    const isOutside = ({ left, top, right, bottom }) =>
        left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1;

    const parts = apart.flatMap((selector) => [...document.querySelectorAll(selector)]).filter(isShown)
        .map((element) => [element, element.getBoundingClientRect()]);
    for (const [at, [one, a]] of parts.entries()) {
        if (isOutside(a)) faults.push(`${name(one)} is out of sight`);
        for (const [other, b] of parts.slice(at + 1)) {
            const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            if (across > 1 && down > 1) faults.push(`${name(one)} and ${name(other)} overlap`);
        }
    }

    for (const target of root.querySelectorAll('button, a[href], select, input, summary')) {
        if (!isShown(target)) continue;
        const { left, top, width, height } = target.getBoundingClientRect();
        // A target may reach beyond what is drawn.
        const isHit = (x, y) => target.contains(document.elementFromPoint(left + width / 2 + x, top + height / 2 + y));
        const isWide = width >= 43.5 || (isHit(-21.5, 0) && isHit(21.5, 0));
        const isHigh = height >= 43.5 || (isHit(0, -21.5) && isHit(0, 21.5));
        if (!isWide || !isHigh) faults.push(`${name(target)} is only ${width} by ${height}`);
    }

    const words = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
        const text = words.currentNode;
        const element = text.parentElement;
        if (!text.data.trim() || !isShown(element)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const rect of range.getClientRects()) {
            const fixed = apart.length && !scrolls(element);
            if (fixed ? isOutside(rect) : rect.left < -1 || (!scrolls(element) && rect.right > innerWidth + 1)) {
                faults.push(`the text "${text.data.trim()}" is out of sight`);
            }
        }
        const { display, overflowX } = getComputedStyle(element);
        if (display !== 'inline' && element.clientWidth && element.scrollWidth > element.clientWidth + 1 && overflowX !== 'auto') {
            faults.push(`the text of ${name(element)} needs ${element.scrollWidth} and has ${element.clientWidth}`);
        }
    }
    return faults;
}
