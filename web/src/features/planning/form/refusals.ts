import type { FieldProblem } from '@ploegplan/contract/problem';
import type { FormErrors } from './validate.ts';

/** 'Ann', 'Ann en Bob', 'Ann, Bob en Cas' */
export const joinNames = (names: readonly string[]): string =>
  new Intl.ListFormat('nl-NL', { type: 'conjunction' }).format(names);

/** Says who recorded something, and so cannot be taken off the item. */
export function hoursRecordedText(names: readonly string[]): string {
  if (names.length === 0) return 'Er zijn al uren of notities ingevuld.';
  const verb = names.length === 1 ? 'heeft' : 'hebben';
  return `${joinNames(names)} ${verb} al uren of notities ingevuld.`;
}

const texts = new Map([
  ['too_big', 'Dit is te lang'],
  ['project-or-client', 'Kies één van de twee'],
  ['unknown-reference', 'Dit bestaat niet meer, kies opnieuw'],
  ['date-range', 'Kies een datum tussen 1900 en 2200'],
]);

/** What the server has against each field, in words for the user. */
export function fieldErrors(
  fields: readonly FieldProblem[],
  nameOf: (employeeId: string) => string,
): FormErrors {
  const errors: FormErrors = {};
  for (const { field, code } of fields) {
    // A fault in a list belongs to the field that holds the list.
    const path = field.replace(/\.\d+$/, '');
    errors[path] ??= texts.get(code) ?? 'Dit is niet goed ingevuld';
  }
  const recorded = fields.filter(({ code }) => code === 'hours-recorded');
  if (recorded.length > 0) {
    const names = recorded.map(({ detail }) => nameOf(detail ?? ''));
    errors.employeeIds = `${hoursRecordedText(names)} Zet ${names.length === 1 ? 'die' : 'hen'} terug om op te slaan.`;
  }
  return errors;
}
