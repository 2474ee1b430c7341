import { chooseLanguage, type Language } from '@ploegplan/contract/languages/languages';

/** The language to offer to who has not chosen one: that of the browser, unless it is Dutch or one that there is not. */
export function offerLanguage(): Exclude<Language, 'nl'> | undefined {
  const language = chooseLanguage(navigator.languages);
  return language === 'nl' ? undefined : language;
}
