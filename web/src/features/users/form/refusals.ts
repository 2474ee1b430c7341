import type { FieldProblem } from '@ploegplan/contract/problem';
import type { ApiError } from '../../../lib/api-errors.ts';
import { messageOf } from '../../../lib/messages.ts';
import type { FormErrors } from './validate.ts';
import { emptyValues } from './values.ts';

const texts = new Map([
  ['has-account', 'Deze werknemer heeft al een account. Kies een ander.'],
  ['unknown-reference', 'Deze werknemer bestaat niet meer. Kies een ander.'],
  ['employee-missing', 'Kies een werknemer'],
  ['too_big', 'Dit is te lang'],
]);

const isField = (name: string): name is keyof FormErrors => Object.hasOwn(emptyValues, name);

/** What the server has against the form, at the fields it is about; empty when it is about none of them. */
export function fieldErrors(error: ApiError): FormErrors {
  const textOf = ({ code }: FieldProblem) =>
    error.code === 'validation'
      ? (texts.get(code) ?? 'Dit is niet goed ingevuld')
      : messageOf(error);
  const errors: FormErrors = {};
  for (const problem of error.fields) {
    if (isField(problem.field)) errors[problem.field] ??= textOf(problem);
  }
  return errors;
}
