/** The languages of the worker's side, by their BCP 47 tag, as each names itself. Dutch is what the code says. */
export const languageNames = {
  nl: 'Nederlands',
  en: 'English',
  pl: 'Polski',
  ro: 'Română',
  bg: 'Български',
  tr: 'Türkçe',
  uk: 'Українська',
  de: 'Deutsch',
  pt: 'Português',
} as const;

export type Language = keyof typeof languageNames;

export const languages = Object.keys(languageNames) as Language[];

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(languageNames, value);

/** The first of the languages that a person reads ('pl-PL', 'en') of which there are texts. */
export const chooseLanguage = (read: readonly string[]): Language | undefined =>
  read.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage);

/** By whose habits dates and numbers are written, where that is not told by the language alone. */
const locales: Partial<Record<Language, string>> = { nl: 'nl-NL', en: 'en-GB' };

export const getLocale = (language: Language): string => locales[language] ?? language;
