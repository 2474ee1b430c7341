import type { FieldProblem } from '@ploegplan/contract/problem';
import { isEqual } from '@ploegplan/contract/values/equal';
import type { ApiError } from '../../lib/api/errors.ts';
import { messageOf } from '../../lib/api/messages.ts';
import { type Conflict, conflictsOf, type Versions } from '../../lib/form/conflict.ts';
import { uncapitalised } from '../../lib/values/first-letter.ts';
import type { ConflictText } from '../messages/ConflictNotice.tsx';
import { CONTROL_CHARACTER } from './fields/contact.ts';
import type { Field, FormErrors } from './fields.ts';
import { ruleOf } from './kinds.ts';

const isShown = <Values>(field: Field<Values>, values: Values) => !field.hiddenWhen?.(values);

/** The fields that are visible for these values. */
export const shownFields = <Values>(fields: readonly Field<Values>[], values: Values) =>
  fields.filter((field) => isShown(field, values));

/** The field that gets the focus: the first one, unless it is filled or cannot be; then the first required one that is empty. */
export function fieldToFocus<Values>(
  shown: readonly Field<Values>[],
  values: Values,
): Field<Values> | undefined {
  const isEmpty = (field: Field<Values>) => ruleOf(field).isEmpty(values[field.name]);
  const open = shown.filter(({ disabled }) => !disabled);
  const [first] = open;
  // Whether a custom one is filled is not known.
  if (first === undefined || first.kind === 'custom' || isEmpty(first)) return first;
  return open.find((field) => field.required && isEmpty(field)) ?? first;
}

/** Whether it has a value; of a custom field that is not known. */
export const isFilled = <Values>(field: Field<Values>, values: Values): boolean =>
  field.kind !== 'custom' && !ruleOf(field).isEmpty(values[field.name]);

/** What to do with a required field that is empty. */
function missingText<Values>({ kind, label, missing }: Field<Values>): string {
  if (missing !== undefined) return missing;
  const noun = uncapitalised(label);
  return kind === 'select' || kind === 'date' ? `Kies een ${noun}` : `Vul een ${noun} in`;
}

function errorOf<Values>(field: Field<Values>, values: Values): string | undefined {
  const rule = ruleOf(field);
  const value = values[field.name];
  if (!rule.isEmpty(value)) return rule.errorOf?.(value, field) ?? field.errorOf?.(values);
  return field.required ? missingText(field) : field.errorOf?.(values);
}

/** Field errors found before sending. */
export function errorsOf<Values>(fields: readonly Field<Values>[], values: Values): FormErrors {
  const errors: FormErrors = {};
  for (const field of shownFields(fields, values)) {
    if (field.loading) continue;
    const parts = ruleOf(field).partErrorsOf?.(values[field.name], field) ?? {};
    const faults = Object.entries(parts).map(([part, fault]) => [`${field.name}.${part}`, fault]);
    for (const [path = '', fault] of [[field.name, errorOf(field, values)], ...faults]) {
      if (fault !== undefined) errors[path] = fault;
    }
  }
  return errors;
}

/** A field's value in comparable form; null when hidden. */
function comparableOf<Values>(field: Field<Values>, values: Values): unknown {
  if (field.loading || !isShown(field, values)) return null;
  if (field.comparable) return field.comparable(values);
  return ruleOf(field).comparable(values[field.name], field);
}

/** The names of the fields in which two forms differ, compared as the server would read them. */
export const differencesBy =
  <Values>(fields: readonly Field<Values>[]) =>
  (before: Values, after: Values): (keyof Values & string)[] =>
    fields
      .filter((field) => !isEqual(comparableOf(field, before), comparableOf(field, after)))
      .map(({ name }) => name);

function textOf<Values>(field: Field<Values>, values: Values): string {
  if (!isShown(field, values)) return 'leeg';
  const text = field.textOf?.(values) ?? ruleOf(field).textOf(values[field.name], field);
  return text || 'leeg';
}

/** The fields that somebody else changed meanwhile. */
export const conflictsIn = <Values>(
  fields: readonly Field<Values>[],
  versions: Versions<Values>,
): Conflict<keyof Values & string>[] => conflictsOf(differencesBy(fields), versions);

/** The conflicts as texts to choose between. */
export const conflictTexts = <Values>(
  fields: readonly Field<Values>[],
  versions: Versions<Values>,
): ConflictText[] =>
  conflictsIn(fields, versions).flatMap(({ field: name, isMineToo }) => {
    const field = fields.find((one) => one.name === name);
    if (!field) return [];
    return {
      label: field.label,
      theirs: textOf(field, versions.theirs),
      ...(isMineToo && { mine: textOf(field, versions.mine) }),
    };
  });

/** Of a time that is over as it begins. */
export const SAME_TIME = 'Begin en einde zijn gelijk';

const rejections = new Map([
  ['too_big', 'Dit is te lang'],
  ['control-character', CONTROL_CHARACTER],
  ['nul', CONTROL_CHARACTER],
  ['unknown-reference', 'Dit bestaat niet meer, kies opnieuw'],
  ['in-future', 'Kies vandaag of een eerdere dag'],
  ['same-time', SAME_TIME],
  ['only-last-open', 'Alleen de laatste overuren hebben geen aantal'],
  ['not-ascending', 'Zet de kilometers op volgorde, de minste eerst'],
  ['date-range', 'Kies een datum tussen 1900 en 2200'],
]);

/** Whether a path such as `hosts.2` or `contactPerson.email` belongs to the field. */
const isAt = <Values>({ name, sentAs = [name] }: Field<Values>, path: string) =>
  sentAs.some((sent) => path === sent || path.startsWith(`${sent}.`));

/** Where the error at a path is shown: for a contact person at each of its parts. */
function placeOf<Values>({ kind, name, sentAs = [name] }: Field<Values>, path: string): string {
  const sent = sentAs.find((one) => path.startsWith(`${one}.`));
  return kind === 'contactPerson' && sent ? `${name}${path.slice(sent.length)}` : name;
}

function rejectionOf<Values>(
  field: Field<Values>,
  problems: readonly FieldProblem[],
  error: ApiError,
  values: Values,
): string {
  const own = field.rejectionOf?.(problems, error, values);
  if (own !== undefined) return own;
  if (error.code !== 'validation') return messageOf(error);
  const code = problems[0]?.code ?? '';
  if (code === 'too_small') return missingText(field);
  return rejections.get(code) ?? 'Dit is niet goed ingevuld';
}

/** The server's rejections by field; empty when they belong to no field of the form. */
export function rejectionsOf<Values>(
  fields: readonly Field<Values>[],
  error: ApiError,
  values: Values,
): FormErrors {
  const errors: FormErrors = {};
  for (const field of shownFields(fields, values)) {
    const problems = error.fields.filter(({ field: path }) => isAt(field, path));
    for (const [place, some] of Map.groupBy(problems, (one) => placeOf(field, one.field))) {
      errors[place] = rejectionOf(field, some, error, values);
    }
  }
  return errors;
}
