import { type Language, languages } from '@ploegplan/contract/languages/languages';
import { createChoice } from '../remembered/memory.ts';
import { recall } from '../remembered/remembered.ts';

/** Of who signed in here last: the texts are needed before it is known who is signed in. */
export const deviceLanguage = createChoice<Language>('language', 'device', 'nl', ...languages);

const atStart = recall(deviceLanguage);

/** True when the language became another one since the page was loaded, whose texts are said when it is loaded again. */
export const isOtherLanguageNow = (): boolean => recall(deviceLanguage) !== atStart;
