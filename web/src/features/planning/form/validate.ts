import { isTime } from '@ploegplan/contract/rules/time-entry';
import { requiredDateFault, timeFault } from '../../../lib/date-fault.ts';
import type { FormValues } from './values.ts';

/** Messages by the path of the field. */
export type FormErrors = Partial<Record<string, string>>;

/** What the user can put right before anything is sent. A night shift ends before it began, so that is allowed. */
export function validateForm(values: FormValues, projectTerm: string): FormErrors {
  const errors: FormErrors = {};
  if (values.target === 'project' && values.projectId === null) {
    errors.projectId = `Kies een ${projectTerm.toLocaleLowerCase('nl')}`;
  }
  if (values.target === 'client' && values.clientId === null) errors.clientId = 'Kies een klant';
  const entered = {
    date: requiredDateFault(values.date),
    startTime: timeFault(values.startTime),
    endTime: timeFault(values.endTime),
  };
  for (const [field, fault] of Object.entries(entered)) if (fault) errors[field] = fault;
  if (values.startTime && values.startTime === values.endTime) {
    errors.endTime = 'Begin en einde zijn gelijk';
  }
  if (values.employeeIds.length === 0) errors.employeeIds = 'Kies minstens één werknemer';
  return errors;
}

/** Whether the work goes on past midnight. */
export const endsNextDay = ({ startTime, endTime }: Pick<FormValues, 'startTime' | 'endTime'>) =>
  isTime(startTime) && isTime(endTime) && endTime < startTime;
