import { email, username } from '@ploegplan/contract/fields';
import { type FormValues, needsEmployee } from './values.ts';

export type FormErrors = Partial<Record<keyof FormValues, string>>;

/** What the user can put right before anything is sent. */
export function validateForm(values: FormValues): FormErrors {
  const errors: FormErrors = {};
  if (values.username.trim() === '') errors.username = 'Verplicht veld';
  else if (!username.safeParse(values.username).success) {
    errors.username = 'Alleen letters, cijfers en . _ @ + -, zonder spaties';
  }
  if (needsEmployee(values) && values.employeeId === null) errors.employeeId = 'Kies een werknemer';
  if (!email.safeParse(values.email.trim()).success) {
    errors.email = 'Vul een geldig e-mailadres in, zoals naam@bedrijf.nl';
  }
  return errors;
}
