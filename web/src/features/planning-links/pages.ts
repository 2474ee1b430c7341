import { fit, isWide } from './fit.ts';
import { computePageTops } from './page-tops.ts';

const PAGE_MS = 15_000;
/** No page is turned for this long after somebody scrolled or touched one. */
const PAUSE_AFTER_TOUCH_MS = 60_000;

/** Shows one page after another where even the smallest text is too large: nobody scrolls the screen. */
export class Pages {
  readonly #main: HTMLElement;
  readonly #tell: (text: string) => void;
  #touchedAt = Number.NEGATIVE_INFINITY;

  /** `tell` is told which page is in view. */
  constructor(main: HTMLElement, tell: (text: string) => void, over: AbortSignal) {
    this.#main = main;
    this.#tell = tell;
    const touch = () => {
      this.#touchedAt = performance.now();
    };
    for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
      main.addEventListener(type, touch, { signal: over, passive: true });
    }
    main.addEventListener('scroll', () => this.#show(), { signal: over, passive: true });
    const timer = setInterval(() => this.#turn(), PAGE_MS);
    over.addEventListener('abort', () => clearInterval(timer));
  }

  /** Makes the text as large as there is room; the page in view stays. */
  fit(): void {
    const { scrollTop } = this.#main;
    fit(this.#main);
    this.#show();
    this.#main.scrollTop = scrollTop;
  }

  #show(): void {
    const tops = this.#tops();
    // The last page too begins with a row, however little follows it.
    const end = (tops.at(-1) ?? 0) + this.#main.clientHeight;
    const spare = end - this.#main.scrollHeight;
    if (tops.length > 1 && spare > 0) this.#main.style.setProperty('--spare', `${spare}px`);
    this.#tell(tops.length > 1 ? `pagina ${this.#at(tops) + 1} van ${tops.length}` : '');
  }

  #tops(): number[] {
    if (!isWide.matches) return [0];
    const main = this.#main;
    const head = main.querySelector<HTMLElement>('thead')?.offsetHeight ?? 0;
    const rows = [...main.querySelectorAll<HTMLElement>('.row')];
    const first = rows[0]?.offsetTop ?? 0;
    return computePageTops(
      rows.map(({ offsetTop }) => offsetTop - first),
      (main.firstElementChild?.scrollHeight ?? 0) - head,
      main.clientHeight - head,
    );
  }

  #at(tops: readonly number[]): number {
    return Math.max(
      0,
      // A screen scrolls by whole pixels.
      tops.findLastIndex((top) => top <= this.#main.scrollTop + 1),
    );
  }

  #turn(): void {
    if (performance.now() - this.#touchedAt < PAUSE_AFTER_TOUCH_MS) return;
    const tops = this.#tops();
    if (tops.length === 1) return;
    this.#main.scrollTo({ top: tops[this.#at(tops) + 1] ?? 0 });
  }
}
