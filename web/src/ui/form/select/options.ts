import { translate } from '@ploegplan/contract/languages/translate';
import { findBestMatches, getPlainTexts, toPlain } from '../../../lib/values/matching.ts';
import { formatNumber } from '../../../lib/values/numbers.ts';
import type { Option } from '../fields.ts';

/** The value of the option that adds a new one. */
export const NEW_OPTION = 'new-option';

/** More options are searched rather than scrolled. */
const MOST_SHOWN = 50;

/** An option of the list; a message among them cannot be chosen. */
export interface ShownOption extends Option {
  disabled?: boolean;
}

const createMessage = (label: string): ShownOption => ({ value: label, label, disabled: true });

/** Keeps the options in use and the chosen ones. */
export const filterOfferedOptions = (
  options: readonly Option[] = [],
  chosen: readonly (string | null)[],
): Option[] => options.filter(({ value, gone }) => !gone || chosen.includes(value));

/** The shown options and the chosen ones, each once. */
export const withChosen = (shown: readonly ShownOption[], chosen: readonly Option[]) => [
  ...new Set([...shown, ...chosen]),
];

/** The option that adds the typed text, unless that exists already. */
export function createNewOption(
  options: readonly Option[],
  search: string,
  noun: string | undefined,
): Option[] {
  const text = search.trim();
  if (noun === undefined || text === '') return [];
  const typed = toPlain(text).trim();
  if (options.some((option) => getPlainTexts(option).label === typed)) return [];
  return [{ value: NEW_OPTION, label: `${noun} ‘${text}’ toevoegen` }];
}

/** The order of options: recommended ones come first. */
const tones = ['for', undefined, 'against'] as const;
const compareTone = (a: Option, b: Option) => tones.indexOf(a.tone) - tones.indexOf(b.tone);

/** The chosen one comes first where it would be left out otherwise. */
function withChosenShown(options: readonly Option[], chosen: string | null): readonly Option[] {
  const place = options.findIndex(({ value }) => value === chosen);
  const one = options[place];
  return one && place >= MOST_SHOWN ? [one, ...options.toSpliced(place, 1)] : options;
}

/** The options in the order in which they are shown. */
export function filterShownOptions(
  options: readonly Option[],
  search: string,
  chosen: string | null = null,
): ShownOption[] {
  const isSearch = search.trim() !== '';
  const found = isSearch
    ? findBestMatches(options, search)
    : withChosenShown(options.toSorted(compareTone), chosen);
  const hidden = found.length - MOST_SHOWN;
  if (hidden <= 0) return [...found];
  const count = formatNumber(hidden);
  const more = isSearch
    ? translate('Nog {count}: typ verder', { count })
    : translate('Nog {count}: typ om te zoeken', { count });
  return [...found.slice(0, MOST_SHOWN), createMessage(more)];
}

/** Adds the option for a new one at the end. */
export const withNewOption = (shown: readonly ShownOption[], added: readonly Option[]) =>
  shown.length === 0 && added.length > 0
    ? [createMessage(translate('Niets gevonden')), ...added]
    : [...shown, ...added];

interface Described<Row> {
  label: (row: Row) => string;
  detail?: (row: Row) => Pick<Option, 'detail' | 'tone' | 'to'>;
  /** No longer offered, besides the deleted ones. */
  isUnavailable?: (row: Row) => boolean;
  /** The values that are offered nevertheless. */
  kept?: readonly (string | null)[];
}

/** The rows as options, of which the deleted ones are no longer offered. */
export const createOptions = <Row extends { id: string; deleted: boolean }>(
  rows: readonly Row[],
  { label, detail, isUnavailable, kept = [] }: Described<Row>,
): Option[] =>
  rows.map((row) => ({
    value: row.id,
    label: label(row),
    ...detail?.(row),
    gone: (row.deleted || isUnavailable?.(row) === true) && !kept.includes(row.id),
  }));
