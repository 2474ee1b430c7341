import { getLocale, type Language } from './languages.ts';

/** A text by its plural category (https://cldr.unicode.org/index/cldr-spec/plural-rules). */
export type PluralTexts = Partial<Record<Intl.LDMLPluralRule, string>>;
/** The texts of a language by their Dutch text; a text that counts by its Dutch plural. */
export type Catalogue = Readonly<Record<string, string | PluralTexts>>;

type Value = string | number;
/** The values of the placeholders of a text, but those that are given: 'Nog {count} dagen' needs a count. */
type Values<
  Text extends string,
  Given = never,
> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends Given ? unknown : Record<Name, Value>) & Values<Rest, Given>
  : unknown;
/** No argument for a text without placeholders. */
type ValuesArgument<Needed> = unknown extends Needed ? [] : [values: Needed & object];

let language: Language = 'nl';
let catalogue: Catalogue = {};
const formats = new Map<string, unknown>();

/** The language in which texts are said. */
export const getLanguage = (): Language => language;

/** Sets the language of all that is said from now on; Dutch needs no catalogue. */
export function setLanguage(next: Language, texts: Catalogue = {}): void {
  language = next;
  catalogue = texts;
}

/** One of `Intl` in the current language, made at its first use in it: making one takes a phone a tenth of a second. */
export function getFormat<Format>(name: string, make: (locale: string) => Format): Format {
  const key = `${language} ${name}`;
  const format = (formats.get(key) as Format | undefined) ?? make(getLocale(language));
  formats.set(key, format);
  return format;
}

/** Runs what makes texts, without waiting for anything, in another language. For a server, which speaks to many people. */
export function runInLanguage<Result>(
  next: Language,
  texts: Catalogue,
  make: () => Result,
): Result {
  const previous = { language, catalogue };
  setLanguage(next, texts);
  try {
    return make();
  } finally {
    setLanguage(previous.language, previous.catalogue);
  }
}

const fillIn = (text: string, values: Readonly<Record<string, Value>>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));

/** Says a Dutch text in the current language, with its placeholders filled in: `translate('Van {start} tot {end}', { start, end })`. */
export function translate<Text extends string>(
  text: Text,
  ...[values]: ValuesArgument<Values<Text>>
): string {
  const found = catalogue[text];
  return fillIn(typeof found === 'string' ? found : text, values ?? {});
}

/** As in Portugal, where 0 and 1,5 are plural. Days are written as in Brazil: Portugal's short ones are numbers. */
const getPluralRules = () =>
  getFormat('plural', (locale) => new Intl.PluralRules(locale === 'pt' ? 'pt-PT' : locale));

/** The same of a text that depends on a number, which fills in {count}: `translateCount(2, '{count} dag', '{count} dagen')`. */
export function translateCount<Text extends string>(
  count: number,
  one: string,
  other: Text,
  ...[values]: ValuesArgument<Values<Text, 'count'>>
): string {
  const found = catalogue[other];
  const forms = typeof found === 'object' ? found : undefined;
  const text = forms?.[getPluralRules().select(count)] ?? forms?.other;
  return fillIn(text ?? (count === 1 ? one : other), { count, ...values });
}
