import { isBlankContact, noContact } from '@ploegplan/contract/clients/contact-person';
import { isDate } from '@ploegplan/contract/dates/dates';
import { EMAIL_FAULT, emailPattern } from '@ploegplan/contract/values/email';
import { pointOf } from '@ploegplan/contract/values/points';
import { normaliseLine, normaliseText } from '@ploegplan/contract/values/text';
import { dateError, timeError } from '../../lib/dates/date-error.ts';
import { formatLongDay } from '../../lib/dates/dates.ts';
import { hoursError, NO_QUARTERS, parseHours } from '../../lib/values/hours.ts';
import { isPoint, shownPlace } from '../../lib/values/location.ts';
import { parseNumber } from '../../lib/values/numbers.ts';
import { contactFaults, lineFault, linesFault } from './fields/contact.ts';
import type { Kind, KindSettings, KindValues, Option } from './fields.ts';

const NUMBER = 'Vul een getal in, bijvoorbeeld 12,5';
const COORDINATES = 'Deze coördinaten bestaan niet: breedte hooguit 90, lengte hooguit 180';
const COLOR = 'Vul een kleur in zoals #0f5e6b';

/** What a form needs to know of a kind of field. */
interface Rule<K extends Kind> {
  /** The value of a new record. */
  empty: KindValues[K];
  isEmpty: (value: KindValues[K]) => boolean;
  /** Equal for equivalent values. */
  comparable: (value: KindValues[K], field: KindSettings[K]) => unknown;
  textOf: (value: KindValues[K], field: KindSettings[K]) => string;
  /** The field error of a non-empty value. */
  errorOf?: (value: KindValues[K], field: KindSettings[K]) => string | undefined;
  /** The field errors of its parts, by name. */
  partErrorsOf?: (
    value: KindValues[K],
    field: KindSettings[K],
  ) => Record<string, string | undefined>;
}

/** Typed text, by how the server stores it. */
const typedAs = (
  normalise: (value: string) => string,
  faultOf: (value: string, maxLength: number | undefined) => string | undefined,
) => ({
  empty: '',
  isEmpty: (value: string) => normalise(value) === '',
  comparable: normalise,
  textOf: normalise,
  errorOf: (value: string, { maxLength }: { maxLength?: number }) => faultOf(value, maxLength),
});
const typed = typedAs(normaliseLine, lineFault);

/** The number of a typed text in a field: of hours, or any. */
export const numberOf = (value: string, { isHours }: KindSettings['number']): number | null =>
  isHours ? parseHours(value) : parseNumber(value);

/** '7,5' and '7.50' are equal; a text that is not a number equals only itself. */
function plainNumber(value: string, field: KindSettings['number']): unknown {
  const number = numberOf(normaliseLine(value), field);
  return Number.isNaN(number) ? normaliseLine(value) : number;
}

const written = (number: number) => String(number).replace('.', ',');

function numberFault(value: string, field: KindSettings['number']) {
  const { min, max, step, isHours } = field;
  const number = numberOf(normaliseLine(value), field);
  if (number === null || Number.isNaN(number)) return NUMBER;
  if (step !== undefined && number % step !== 0) {
    return isHours ? NO_QUARTERS : `Vul een veelvoud van ${written(step)} in`;
  }
  if (min !== undefined && number < min) return `Vul minstens ${written(min)} in`;
  return max !== undefined && number > max ? `Vul hooguit ${max} in` : undefined;
}

/** By value, because lists of thousands of rows show the label of one of thousands of options. */
const labelsOf = new WeakMap<readonly Option[], ReadonlyMap<string, string>>();

function labelOf(value: string | null, options: readonly Option[] = []): string {
  const known = labelsOf.get(options);
  const labels = known ?? new Map(options.map((option) => [option.value, option.label]));
  if (!known) labelsOf.set(options, labels);
  return labels.get(value ?? '') ?? '';
}

const rules: { [K in Kind]: Rule<K> } = {
  text: typed,
  multiline: typedAs(normaliseText, linesFault),
  phone: typed,
  location: {
    ...typed,
    textOf: shownPlace,
    errorOf: (value, { maxLength }) =>
      isPoint(value) && !pointOf(value) ? COORDINATES : lineFault(value, maxLength),
  },
  email: {
    ...typed,
    errorOf: (value, { maxLength }) =>
      emailPattern.test(normaliseLine(value)) ? lineFault(value, maxLength) : EMAIL_FAULT,
  },
  number: { ...typed, comparable: plainNumber, errorOf: numberFault },
  hours: {
    ...typed,
    comparable: (value) => plainNumber(value, { isHours: true }),
    errorOf: (value) => hoursError(value) ?? undefined,
  },
  date: {
    ...typed,
    textOf: (value) => (isDate(value) ? formatLongDay(value) : value),
    errorOf: (value, bounds) => dateError(normaliseLine(value), bounds) ?? undefined,
  },
  time: { ...typed, errorOf: (value) => timeError(value) ?? undefined },
  color: {
    ...typed,
    comparable: (value) => value.trim().toLowerCase(),
    errorOf: (value) => (/^#[0-9a-f]{6}$/i.test(value.trim()) ? undefined : COLOR),
  },
  choice: {
    empty: '',
    isEmpty: (value) => value === '',
    comparable: (value) => value,
    textOf: (value, { options }) => labelOf(value, options),
  },
  select: {
    empty: null,
    isEmpty: (value) => value === null,
    comparable: (value) => value,
    textOf: (value, { options }) => labelOf(value, options),
  },
  multiselect: {
    empty: [],
    isEmpty: (value) => value.length === 0,
    comparable: (value) => value.toSorted(),
    textOf: (value, { options }) => value.map((one) => labelOf(one, options)).join(', '),
  },
  switch: {
    empty: false,
    isEmpty: (value) => !value,
    comparable: (value) => value,
    textOf: (value) => (value ? 'ja' : 'nee'),
  },
  contactPerson: {
    empty: noContact,
    isEmpty: isBlankContact,
    comparable: ({ name, phonenumber, email, ...shown }) => [
      ...[name, phonenumber, email].map(normaliseLine),
      ...[shown.showName, shown.showPhonenumber, shown.showEmail],
    ],
    textOf: ({ name, phonenumber, email }) => [name, phonenumber, email].filter(Boolean).join(', '),
    partErrorsOf: (value, { maxLength }) => contactFaults(value, maxLength),
  },
};

/** A custom field defines all this itself. */
const ruleless = { empty: null, isEmpty: () => false, comparable: () => null, textOf: () => '' };

/** The rule of a field's kind, typed for that field's values. */
export const ruleOf = ({ kind }: { kind: Kind | 'custom' }) =>
  (kind === 'custom' ? ruleless : rules[kind]) as {
    empty: unknown;
    isEmpty: (value: unknown) => boolean;
    comparable: (value: unknown, field: unknown) => unknown;
    textOf: (value: unknown, field: unknown) => string;
    errorOf?: (value: unknown, field: unknown) => string | undefined;
    partErrorsOf?: (value: unknown, field: unknown) => Record<string, string | undefined>;
  };
