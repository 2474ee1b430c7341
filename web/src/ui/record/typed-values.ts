import { normaliseLine, normaliseText } from '@ploegplan/contract/values/text';
import { formatNumber } from '../../lib/values/numbers.ts';
import type { Field } from '../form/fields.ts';
import { getRule, parseTypedNumber } from '../form/kinds.ts';

/** The stored values of the kinds of fields that a form keeps as typed text. */
export interface TypedValues {
  date: string | null;
  number: number | null;
}

interface Conversion<Stored> {
  /** The text for reading, where it differs from the typed one. */
  text?: (stored: Stored) => string;
  typed: (stored: Stored) => string;
  stored: (typed: string, field: Kind) => Stored;
}

const conversions: { [K in keyof TypedValues]: Conversion<TypedValues[K]> } = {
  date: { typed: (date) => date ?? '', stored: (typed) => (typed === '' ? null : typed) },
  number: {
    text: (number) => (number === null ? '' : formatNumber(number)),
    // Points between thousands are left out, because they would be read as decimals.
    typed: (number) => String(number ?? '').replace('.', ','),
    stored: parseTypedNumber,
  },
};

interface Kind {
  kind: string;
  isHours?: boolean;
}

export const isTyped = (field: Kind): field is { kind: keyof TypedValues } =>
  field.kind in conversions;

const getConversion = (field: Kind) =>
  isTyped(field) ? (conversions[field.kind] as Conversion<unknown>) : null;

/** A stored value as the form has it. */
export const toTypedValue = (field: Kind, value: unknown): unknown =>
  getConversion(field)?.typed(value) ?? value;

/** A stored value as the user reads it, where its kind differs from how it is typed. */
export const readText = (field: Kind, value: unknown): string | undefined =>
  getConversion(field)?.text?.(value);

/** A value of the form as it is stored; text is normalised as the server does, so that the optimistic row is the saved one. */
function toStoredValue(field: Kind, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const conversion = getConversion(field);
  if (conversion) return conversion.stored(normaliseLine(value), field);
  return field.kind === 'multiline' ? normaliseText(value) : normaliseLine(value);
}

const getEmpty = <Values>(field: Field<Values>): unknown =>
  field.kind === 'custom' ? (field.empty ?? null) : getRule(field).empty;

type Named = Kind & { name: string };

/**
 * Creates the conversion between a record and its form: with typed text in place of dates and numbers, which the types of the form do not
 * tell apart.
 */
export const createForm = <Values extends object>(fields: readonly Named[]) => {
  const map = (of: (field: Named) => unknown) =>
    Object.fromEntries(fields.map((field) => [field.name, of(field)])) as Values;
  const known = fields as readonly Field<Values>[];
  return {
    fields: known,
    empty: map((field) => getEmpty(field as Field<Values>)),
    toValues: (row: Values) => map((field) => toTypedValue(field, row[field.name as keyof Values])),
    toStored: (values: Values) =>
      map((field) => toStoredValue(field, values[field.name as keyof Values])),
  };
};
