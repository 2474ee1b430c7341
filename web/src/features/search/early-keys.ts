let typed = '';
let listening: AbortController | null = null;

/** Keeps what is typed until the field is there, of which the code may still be loading. */
export function collectKeys(): void {
  typed = '';
  listening?.abort();
  listening = new AbortController();
  const collect = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.length > 1 && event.key !== 'Enter') return;
    event.preventDefault();
    if (event.key.length === 1) typed += event.key;
  };
  addEventListener('keydown', collect, { capture: true, signal: listening.signal });
}

/** Ends that, and gives what was typed. */
export function takeKeys(): string {
  listening?.abort();
  const keys = typed;
  typed = '';
  return keys;
}
