/** From large to the smallest that is read from 4 m on a screen of 1920 by 1080. */
const scales = [1.25, 1.1, 1, 0.9, 0.8];
const PAGE_MS = 15_000;
/** As long somebody scrolls by hand. */
const HANDS_OFF_MS = 60_000;

export const isWide = matchMedia('(min-width: 60rem)');

/** The largest text at which everything is in view; on a phone one scrolls. */
export function fit(main: HTMLElement): void {
  const { style } = document.documentElement;
  style.removeProperty('--fit');
  if (!isWide.matches) return;
  for (const scale of scales) {
    style.setProperty('--fit', String(scale));
    if (main.scrollHeight <= main.clientHeight) return;
  }
}

/** Where even that is too much, the screen shows one page after another: nobody scrolls it. */
export function turnPages(main: HTMLElement, over: AbortSignal): void {
  let touchedAt = Number.NEGATIVE_INFINITY;
  const touch = () => {
    touchedAt = performance.now();
  };
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    addEventListener(type, touch, { signal: over, passive: true });
  }
  const turn = () => {
    if (!isWide.matches || performance.now() - touchedAt < HANDS_OFF_MS) return;
    const { scrollTop, clientHeight, scrollHeight } = main;
    const isLast = scrollTop + clientHeight >= scrollHeight - 1;
    // Some of the page before stays in view.
    main.scrollTo({ top: isLast ? 0 : scrollTop + clientHeight * 0.8 });
  };
  const timer = setInterval(turn, PAGE_MS);
  over.addEventListener('abort', () => clearInterval(timer));
}
