/** How long after the last key a search takes effect (specification, section 9). */
export const INPUT_DEBOUNCE_MS = 200;
