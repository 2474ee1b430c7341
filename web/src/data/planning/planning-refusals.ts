import type { PlanningItem } from '@ploegplan/contract/planning/schemas';
import { ApiError } from '../../lib/api/errors.ts';
import { refusalOf } from '../../lib/changes/own-changes.ts';
import { uncapitalised } from '../../lib/values/first-letter.ts';
import { hoursRecordedText, whoRecorded } from '../hours/recorded-hours.ts';

interface Known {
  nameOf: (employeeId: string) => string | undefined;
  read: (itemId: string) => Promise<PlanningItem>;
}

/** Who and what stands in the way of a command, to end a sentence with. */
export async function refusalText(error: unknown, { nameOf, read }: Known): Promise<string> {
  if (!(error instanceof ApiError) || error.code !== 'hours-recorded') return refusalOf(error);
  const names = (await whoRecorded(error, read)).flatMap((id) => nameOf(id) ?? []);
  const text = hoursRecordedText(names).replace(/\.$/, '');
  return names.length > 0 ? text : uncapitalised(text);
}
