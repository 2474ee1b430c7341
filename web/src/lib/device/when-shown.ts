/** The time for which an element must be on the screen to be read. */
const SHOWN_MS = 1_000;
const SHARE = 0.9;

/** Calls once when an element was on the screen of a visible page for a second; returns a function that ends the wait. */
export function whenShown(element: Element, onShown: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isInView = false;
  const look = () => {
    clearTimeout(timer);
    if (!isInView || document.visibilityState !== 'visible') return;
    timer = setTimeout(() => {
      stop();
      onShown();
    }, SHOWN_MS);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      isInView = (entries.at(-1)?.intersectionRatio ?? 0) >= SHARE;
      look();
    },
    { threshold: SHARE },
  );
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('visibilitychange', look);
  };
  observer.observe(element);
  document.addEventListener('visibilitychange', look);
  return stop;
}
