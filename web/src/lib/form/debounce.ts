/** Debounce of search fields (specification, section 9). */
export const INPUT_DEBOUNCE_MS = 200;
