/** So long a task lasts, in milliseconds: input and painting come in between, on a phone that is four times slower too. */
const SLICE_MS = 8;

/** Calls `step` until it gives false, in short tasks that follow the present one. Gives how to stop that. */
export function inSlices(step: () => boolean): () => void {
  const work = () => {
    const end = performance.now() + SLICE_MS;
    while (step()) {
      if (performance.now() < end) continue;
      timer = setTimeout(work);
      return;
    }
  };
  let timer = setTimeout(work);
  return () => clearTimeout(timer);
}
