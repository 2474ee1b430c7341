import { type Language, languages } from '@ploegplan/contract/languages/languages';
import { createChoice } from '../remembered/memory.ts';
import { getStorageKey, parseRemembered } from '../remembered/remembered.ts';

/** Of who signed in here last: the texts are needed before it is known who is signed in. */
export const deviceLanguage = createChoice<Language>('language', 'device', 'nl', ...languages);

const readStored = () => {
  try {
    return parseRemembered(
      deviceLanguage,
      localStorage.getItem(getStorageKey(deviceLanguage) ?? ''),
    );
  } catch {
    return deviceLanguage.fallback();
  }
};

/** The language of this page. */
export const languageAtStart = readStored();

/** True when another language was stored since the page was loaded: loaded again, the page is in it. */
export const isOtherLanguageStored = (): boolean => readStored() !== languageAtStart;
