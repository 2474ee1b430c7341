import type { Language } from '@ploegplan/contract/languages/languages';
import { type Catalogue, setLanguage } from '@ploegplan/contract/languages/translate';
import { languageAtStart } from './remembered.ts';

const catalogues: Record<Exclude<Language, 'nl'>, () => Promise<{ default: Catalogue }>> = {
  en: () => import('@ploegplan/contract/languages/en.json'),
  pl: () => import('@ploegplan/contract/languages/pl.json'),
  ro: () => import('@ploegplan/contract/languages/ro.json'),
  bg: () => import('@ploegplan/contract/languages/bg.json'),
  tr: () => import('@ploegplan/contract/languages/tr.json'),
  uk: () => import('@ploegplan/contract/languages/uk.json'),
  de: () => import('@ploegplan/contract/languages/de.json'),
  pt: () => import('@ploegplan/contract/languages/pt.json'),
};

// The first module of the first built file: what follows waits here, so that texts outside functions are in the language too.
if (languageAtStart !== 'nl') {
  try {
    setLanguage(languageAtStart, (await catalogues[languageAtStart]()).default);
    document.documentElement.lang = languageAtStart;
  } catch {
    // Without a network Dutch is better than no page.
  }
}
