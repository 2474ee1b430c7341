import { HIDDEN_MS } from './timing.ts';

/** Reports when this page has been hidden for a while, and when it is visible again. */
export function watchPageVisibility(
  onChange: (isSeen: boolean) => void,
  signal: AbortSignal,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') onChange(true);
    else timer = setTimeout(() => onChange(false), HIDDEN_MS);
  };
  document.addEventListener('visibilitychange', look, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
}
