const withFirst = (text: string, change: (letter: string) => string) =>
  change(text.charAt(0)) + text.slice(1);

/** Writes a capital, to begin a sentence. */
export const capitalise = (text: string): string =>
  withFirst(text, (letter) => letter.toLocaleUpperCase('nl'));

/** Removes the capital, to go on in a sentence. */
export const uncapitalise = (text: string): string =>
  withFirst(text, (letter) => letter.toLocaleLowerCase('nl'));
