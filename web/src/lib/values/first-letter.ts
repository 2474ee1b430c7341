import { getLocale } from '@ploegplan/contract/languages/languages';
import { getLanguage } from '@ploegplan/contract/languages/translate';

const withFirst = (text: string, change: (letter: string) => string) =>
  change(text.charAt(0)) + text.slice(1);

/** Writes a capital, to begin a sentence. */
export const capitalise = (text: string): string =>
  withFirst(text, (letter) => letter.toLocaleUpperCase(getLocale(getLanguage())));

/** Removes the capital, to go on in a Dutch sentence; another language may need it there, as German does. */
export const uncapitalise = (text: string): string =>
  getLanguage() === 'nl' ? withFirst(text, (letter) => letter.toLocaleLowerCase('nl')) : text;
