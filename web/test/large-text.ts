/** Texts for a screen reader only are cut on purpose. */
const isShown = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
};

function* shownTexts(): Generator<Text> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement } = node;
    if (node.textContent?.trim() && parentElement && isShown(parentElement)) yield node as Text;
  }
}

/** What an element or one around it cuts off of its text. */
function isCut(text: Text): boolean {
  const range = document.createRange();
  range.selectNodeContents(text);
  const { left, right, top, bottom } = range.getBoundingClientRect();
  for (
    let around = text.parentElement;
    around && around !== document.body;
    around = around.parentElement
  ) {
    const { overflowX, overflowY } = getComputedStyle(around);
    const box = around.getBoundingClientRect();
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    if (hides(overflowX) && (left < box.left - 1 || right > box.right + 1)) return true;
    if (hides(overflowY) && (top < box.top - 3 || bottom > box.bottom + 3)) return true;
    // What scrolls shows it in the end.
    if (/auto|scroll/.test(overflowY)) return false;
  }
  return left < -1 || right > innerWidth + 1;
}

/** The bars that stay while the page scrolls, at the top and the bottom. */
function barsOf(): DOMRect[] {
  const bars = [...document.body.querySelectorAll('*')].filter((element) => {
    const { position } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    return (
      (position === 'fixed' || position === 'sticky') &&
      isShown(element) &&
      getComputedStyle(element).clipPath === 'none' &&
      width > innerWidth / 2 &&
      height < innerHeight * 0.9
    );
  });
  return bars
    .filter((bar) => !bars.some((other) => other !== bar && other.contains(bar)))
    .map((bar) => bar.getBoundingClientRect());
}

/**
 * The words of the page that go on in the next line. It uses nothing of this file, because the browser tests evaluate it in their page.
 * @param within a selector of the elements whose texts count; default all
 */
export function wordsBroken(within = '*'): string[] {
  const broken: string[] = [];
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
    // Texts for a screen reader only are cut on purpose.
    if (parent.offsetWidth <= 1 || !parent.closest(within)) continue;
    // An address that is longer than a line breaks somewhere.
    for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[\p{L}\p{N}@.]+/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1 && !word.includes('@')) broken.push(word);
    }
  }
  return broken;
}

/** The size of the letters of each text that is shown. */
export const textSizes = (): Map<string, number> =>
  new Map(
    [...shownTexts()].map(({ data, parentElement }) => [
      data.trim(),
      parentElement ? Number.parseFloat(getComputedStyle(parentElement).fontSize) : 0,
    ]),
  );

/** Where the lowest text of the page ends. */
export function endOfTexts(): number {
  const range = document.createRange();
  const ends = [...shownTexts()].map((text) => {
    range.selectNodeContents(text);
    return text.parentElement?.closest('main') ? range.getBoundingClientRect().bottom : 0;
  });
  return Math.max(...ends);
}

/** What is wrong with the texts of the page, in words. */
export function textFaults(): string[] {
  const faults: string[] = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) faults.push(`the page is ${scrollWidth} wide`);
  faults.push(...wordsBroken().map((word) => `broken: ${word}`));
  for (const text of shownTexts()) if (isCut(text)) faults.push(`cut: ${text.data.trim()}`);
  const height = barsOf().reduce((sum, bar) => sum + bar.height, 0);
  if (height > innerHeight / 3) faults.push(`its bars take ${height} of ${innerHeight}`);
  return faults;
}
