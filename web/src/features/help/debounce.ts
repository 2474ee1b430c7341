/** How long after the last key the help is searched (specification, section 9). */
export const DEBOUNCE_MS = 200;
