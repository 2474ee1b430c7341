/** The least side of what a thumb presses, in pixels. */
const LEAST = 44;

/** The names in a sentence are as high as its lines. */
const isInSentence = (element: Element): boolean =>
  getComputedStyle(element).display === 'inline' &&
  element.parentElement?.textContent !== element.textContent;

const PRESSABLE =
  'a[href], button, input, textarea, select, summary, [role="button"], [role="gridcell"][tabindex], [role="menuitem"]';

/** Whether a press on this spot is one on the element, or on its label. */
function isHit(element: Element, x: number, y: number): boolean {
  const hit = document.elementFromPoint(x, y);
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  return [element, ...labels].some((candidate) => candidate.contains(hit));
}

function sizeOf(element: Element): { width: number; height: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const reach = (byX: number, byY: number) => {
    let by = 0;
    while (by < LEAST && isHit(element, x + by * byX, y + by * byY)) by += 0.5;
    return by;
  };
  return { width: reach(-1, 0) + reach(1, 0), height: reach(0, -1) + reach(0, 1) };
}

const nameOf = (element: Element): string =>
  `${element.tagName.toLowerCase()} ‘${element.getAttribute('aria-label') ?? element.textContent}’`;

/** What can be pressed and is smaller than a thumb needs, in words. */
export function smallTargets(): string[] {
  const pressable = [...document.querySelectorAll(PRESSABLE)].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 1 &&
      height > 1 &&
      element.checkVisibility({ visibilityProperty: true }) &&
      getComputedStyle(element).pointerEvents !== 'none' &&
      !isInSentence(element)
    );
  });
  return pressable.flatMap((element) => {
    element.scrollIntoView({ block: 'center', inline: 'center' });
    // What only a keyboard reaches stays above the window.
    if (element.getBoundingClientRect().bottom < 0) return [];
    const { width, height } = sizeOf(element);
    return Math.min(width, height) < LEAST - 1 ? `${nameOf(element)}: ${width} × ${height}` : [];
  });
}
