import { isBlankContact, noContact } from '@ploegplan/contract/clients/contact-person';
import { isDate } from '@ploegplan/contract/dates/dates';
import { EMAIL_FAULT, emailPattern } from '@ploegplan/contract/values/email';
import { parsePoint } from '@ploegplan/contract/values/points';
import { normaliseLine, normaliseText } from '@ploegplan/contract/values/text';
import { findDateError, findTimeError } from '../../lib/dates/date-error.ts';
import { formatLongDay } from '../../lib/dates/dates.ts';
import { findHoursError, NO_QUARTERS, parseHours } from '../../lib/values/hours.ts';
import { formatLocation, isPoint } from '../../lib/values/location.ts';
import { parseNumber } from '../../lib/values/numbers.ts';
import { findContactFaults, findLineFault, findLinesFault } from './fields/contact.ts';
import type { Kind, KindSettings, KindValues, Option } from './fields.ts';

const NUMBER = 'Vul een getal in, bijvoorbeeld 12,5';
const COORDINATES = 'Deze coördinaten bestaan niet: breedte hooguit 90, lengte hooguit 180';
const COLOR = 'Vul een kleur in zoals #0f5e6b';

interface Rule<K extends Kind> {
  /** The value of a new record. */
  empty: KindValues[K];
  isEmpty: (value: KindValues[K]) => boolean;
  /** Equal for equivalent values. */
  comparable: (value: KindValues[K], field: KindSettings[K]) => unknown;
  formatText: (value: KindValues[K], field: KindSettings[K]) => string;
  /** The field error of a non-empty value. */
  findError?: (value: KindValues[K], field: KindSettings[K]) => string | undefined;
  /** The field errors of its parts, by name. */
  findPartErrors?: (
    value: KindValues[K],
    field: KindSettings[K],
  ) => Record<string, string | undefined>;
}

/** Creates the rule of typed text, by how the server stores it. */
const createTypedRule = (
  normalise: (value: string) => string,
  findFault: (value: string, maxLength: number | undefined) => string | undefined,
) => ({
  empty: '',
  isEmpty: (value: string) => normalise(value) === '',
  comparable: normalise,
  formatText: normalise,
  findError: (value: string, { maxLength }: { maxLength?: number }) => findFault(value, maxLength),
});
const typed = createTypedRule(normaliseLine, findLineFault);

/** The number of a typed text in a field: of hours, or any. */
export const parseTypedNumber = (
  value: string,
  { isHours }: KindSettings['number'],
): number | null => (isHours ? parseHours(value) : parseNumber(value));

/** '7,5' and '7.50' are equal; a text that is not a number equals only itself. */
function parsePlainNumber(value: string, field: KindSettings['number']): unknown {
  const number = parseTypedNumber(normaliseLine(value), field);
  return Number.isNaN(number) ? normaliseLine(value) : number;
}

const formatWritten = (number: number) => String(number).replace('.', ',');

/** A remainder would not do: 0.4 has one of 0.01. */
const isMultiple = (number: number, step: number) =>
  Math.abs(number / step - Math.round(number / step)) < 1e-6;

function findNumberFault(value: string, field: KindSettings['number']) {
  const { min, max, step, isHours } = field;
  const number = parseTypedNumber(normaliseLine(value), field);
  if (number === null || Number.isNaN(number)) return NUMBER;
  if (step !== undefined && !isMultiple(number, step)) {
    return isHours ? NO_QUARTERS : `Vul een veelvoud van ${formatWritten(step)} in`;
  }
  if (min !== undefined && number < min) return `Vul minstens ${formatWritten(min)} in`;
  return max !== undefined && number > max ? `Vul hooguit ${max} in` : undefined;
}

/** Labels are indexed by value, because lists of thousands of rows show the label of one of thousands of options. */
const labelsByOptions = new WeakMap<readonly Option[], ReadonlyMap<string, string>>();

function findLabel(value: string | null, options: readonly Option[] = []): string {
  const known = labelsByOptions.get(options);
  const labels = known ?? new Map(options.map((option) => [option.value, option.label]));
  if (!known) labelsByOptions.set(options, labels);
  return labels.get(value ?? '') ?? '';
}

const rules: { [K in Kind]: Rule<K> } = {
  text: typed,
  multiline: createTypedRule(normaliseText, findLinesFault),
  phone: typed,
  location: {
    ...typed,
    formatText: formatLocation,
    findError: (value, { maxLength }) =>
      isPoint(value) && !parsePoint(value) ? COORDINATES : findLineFault(value, maxLength),
  },
  email: {
    ...typed,
    findError: (value, { maxLength }) =>
      emailPattern.test(normaliseLine(value)) ? findLineFault(value, maxLength) : EMAIL_FAULT,
  },
  number: { ...typed, comparable: parsePlainNumber, findError: findNumberFault },
  hours: {
    ...typed,
    comparable: (value) => parsePlainNumber(value, { isHours: true }),
    findError: (value) => findHoursError(value) ?? undefined,
  },
  date: {
    ...typed,
    formatText: (value) => (isDate(value) ? formatLongDay(value) : value),
    findError: (value, bounds) => findDateError(normaliseLine(value), bounds) ?? undefined,
  },
  time: { ...typed, findError: (value) => findTimeError(value) ?? undefined },
  color: {
    ...typed,
    comparable: (value) => value.trim().toLowerCase(),
    findError: (value) => (/^#[0-9a-f]{6}$/i.test(value.trim()) ? undefined : COLOR),
  },
  choice: {
    empty: '',
    isEmpty: (value) => value === '',
    comparable: (value) => value,
    formatText: (value, { options }) => findLabel(value, options),
  },
  select: {
    empty: null,
    isEmpty: (value) => value === null,
    comparable: (value) => value,
    formatText: (value, { options }) => findLabel(value, options),
  },
  multiselect: {
    empty: [],
    isEmpty: (value) => value.length === 0,
    comparable: (value) => value.toSorted(),
    formatText: (value, { options }) => value.map((one) => findLabel(one, options)).join(', '),
  },
  switch: {
    empty: false,
    isEmpty: (value) => !value,
    comparable: (value) => value,
    formatText: (value) => (value ? 'ja' : 'nee'),
  },
  contactPerson: {
    empty: noContact,
    isEmpty: isBlankContact,
    comparable: ({ name, phonenumber, email, ...shown }) => [
      ...[name, phonenumber, email].map(normaliseLine),
      ...[shown.showName, shown.showPhonenumber, shown.showEmail],
    ],
    formatText: ({ name, phonenumber, email }) =>
      [name, phonenumber, email].filter(Boolean).join(', '),
    findPartErrors: (value, { maxLength }) => findContactFaults(value, maxLength),
  },
};

/** A custom field defines all this itself. */
const ruleless = {
  empty: null,
  isEmpty: () => false,
  comparable: () => null,
  formatText: () => '',
};

/** The rule of a field's kind, typed for that field's values. */
export const getRule = ({ kind }: { kind: Kind | 'custom' }) =>
  (kind === 'custom' ? ruleless : rules[kind]) as {
    empty: unknown;
    isEmpty: (value: unknown) => boolean;
    comparable: (value: unknown, field: unknown) => unknown;
    formatText: (value: unknown, field: unknown) => string;
    findError?: (value: unknown, field: unknown) => string | undefined;
    findPartErrors?: (value: unknown, field: unknown) => Record<string, string | undefined>;
  };
