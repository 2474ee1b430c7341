import { translate } from '@ploegplan/contract/languages/translate';
import type { FieldProblem } from '@ploegplan/contract/problem';
import { isEqual } from '@ploegplan/contract/values/equal';
import type { ApiError } from '../../lib/api/errors.ts';
import { explainError } from '../../lib/api/messages.ts';
import { type Conflict, findConflicts, type Versions } from '../../lib/form/conflict.ts';
import { uncapitalise } from '../../lib/values/first-letter.ts';
import type { ConflictText } from '../messages/ConflictNotice.tsx';
import { CONTROL_CHARACTER } from './fields/contact.ts';
import type { Field, FormErrors } from './fields.ts';
import { getRule } from './kinds.ts';

const isShown = <Values>(field: Field<Values>, values: Values) => !field.hiddenWhen?.(values);

/** The fields that are visible for these values. */
export const filterShownFields = <Values>(fields: readonly Field<Values>[], values: Values) =>
  fields.filter((field) => isShown(field, values));

/** The field that gets the focus: the first one, unless it is filled or cannot be; then the first required one that is empty. */
export function findFieldToFocus<Values>(
  shown: readonly Field<Values>[],
  values: Values,
): Field<Values> | undefined {
  const isEmpty = (field: Field<Values>) => getRule(field).isEmpty(values[field.name]);
  const open = shown.filter(({ disabled }) => !disabled);
  const [first] = open;
  // A custom field may be filled, which is not known.
  if (first === undefined || first.kind === 'custom' || isEmpty(first)) return first;
  return open.find((field) => field.required && isEmpty(field)) ?? first;
}

/** True when a field has a value; for a custom field that is not known. */
export const isFilled = <Values>(field: Field<Values>, values: Values): boolean =>
  field.kind !== 'custom' && !getRule(field).isEmpty(values[field.name]);

/** Tells the user to fill in a required field. */
function formatMissing<Values>({ kind, label, missing }: Field<Values>): string {
  if (missing !== undefined) return missing;
  const noun = uncapitalise(label);
  return kind === 'select' || kind === 'date'
    ? translate('Kies een {noun}', { noun })
    : translate('Vul een {noun} in', { noun });
}

function findError<Values>(field: Field<Values>, values: Values): string | undefined {
  const rule = getRule(field);
  const value = values[field.name];
  if (!rule.isEmpty(value)) return rule.findError?.(value, field) ?? field.findError?.(values);
  return field.required ? formatMissing(field) : field.findError?.(values);
}

/** Field errors found before sending. */
export function findErrors<Values>(fields: readonly Field<Values>[], values: Values): FormErrors {
  const errors: FormErrors = {};
  for (const field of filterShownFields(fields, values)) {
    if (field.loading) continue;
    const parts = getRule(field).findPartErrors?.(values[field.name], field) ?? {};
    const faults = Object.entries(parts).map(([part, fault]) => [`${field.name}.${part}`, fault]);
    for (const [path = '', fault] of [[field.name, findError(field, values)], ...faults]) {
      if (fault !== undefined) errors[path] = fault;
    }
  }
  return errors;
}

/** A field's value in comparable form; null when hidden. */
function toComparable<Values>(field: Field<Values>, values: Values): unknown {
  if (field.loading || !isShown(field, values)) return null;
  if (field.comparable) return field.comparable(values);
  return getRule(field).comparable(values[field.name], field);
}

/** The names of the fields in which two forms differ, compared as the server would read them. */
export const createDifference =
  <Values>(fields: readonly Field<Values>[]) =>
  (before: Values, after: Values): (keyof Values & string)[] =>
    fields
      .filter((field) => !isEqual(toComparable(field, before), toComparable(field, after)))
      .map(({ name }) => name);

function formatField<Values>(field: Field<Values>, values: Values): string {
  if (!isShown(field, values)) return 'leeg';
  const text = field.formatText?.(values) ?? getRule(field).formatText(values[field.name], field);
  return text || 'leeg';
}

/** The fields that somebody else changed meanwhile. */
export const findConflictsIn = <Values>(
  fields: readonly Field<Values>[],
  versions: Versions<Values>,
): Conflict<keyof Values & string>[] => findConflicts(createDifference(fields), versions);

/** The conflicts as texts to choose between. */
export const formatConflicts = <Values>(
  fields: readonly Field<Values>[],
  versions: Versions<Values>,
): ConflictText[] =>
  findConflictsIn(fields, versions).flatMap(({ field: name, isMineToo }) => {
    const field = fields.find((candidate) => candidate.name === name);
    if (!field) return [];
    return {
      label: field.label,
      theirs: formatField(field, versions.theirs),
      ...(isMineToo && { mine: formatField(field, versions.mine) }),
    };
  });

/** Of a time that is over as it begins. */
export const SAME_TIME = translate('Begin en einde zijn gelijk');

const rejections = new Map([
  ['too_big', translate('Dit is te lang')],
  ['control-character', CONTROL_CHARACTER],
  ['nul', CONTROL_CHARACTER],
  ['unknown-reference', translate('Dit bestaat niet meer, kies opnieuw')],
  ['in-future', translate('Kies vandaag of een eerdere dag')],
  ['same-time', SAME_TIME],
  ['only-last-open', 'Alleen de laatste overuren hebben geen aantal'],
  ['not-ascending', 'Zet de kilometers op volgorde, de minste eerst'],
  ['date-range', translate('Kies een datum tussen 1900 en 2200')],
]);

/** True when a path such as `hosts.2` or `contactPerson.email` belongs to the field. */
const isAt = <Values>({ name, sentAs = [name] }: Field<Values>, path: string) =>
  sentAs.some((sent) => path === sent || path.startsWith(`${sent}.`));

/** Finds the field that shows the error at a path: for a contact person each of its parts. */
function findFieldName<Values>(
  { kind, name, sentAs = [name] }: Field<Values>,
  path: string,
): string {
  const sent = sentAs.find((value) => path.startsWith(`${value}.`));
  return kind === 'contactPerson' && sent ? `${name}${path.slice(sent.length)}` : name;
}

function formatRejection<Values>(
  field: Field<Values>,
  problems: readonly FieldProblem[],
  error: ApiError,
  values: Values,
): string {
  const own = field.explainRejection?.(problems, error, values);
  if (own !== undefined) return own;
  if (error.code !== 'validation') return explainError(error);
  const code = problems[0]?.code ?? '';
  if (code === 'too_small') return formatMissing(field);
  return rejections.get(code) ?? translate('Dit is niet goed ingevuld');
}

/** The server's rejections by field; empty when they belong to no field of the form. */
export function collectRejections<Values>(
  fields: readonly Field<Values>[],
  error: ApiError,
  values: Values,
): FormErrors {
  const errors: FormErrors = {};
  for (const field of filterShownFields(fields, values)) {
    const problems = error.fields.filter(({ field: path }) => isAt(field, path));
    for (const [place, some] of Map.groupBy(problems, (problem) =>
      findFieldName(field, problem.field),
    )) {
      errors[place] = formatRejection(field, some, error, values);
    }
  }
  return errors;
}
