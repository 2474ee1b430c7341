/** Resolves after so many milliseconds; after 0 in the next task, before which the browser can paint and answer a touch. */
export const waitFor = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));
