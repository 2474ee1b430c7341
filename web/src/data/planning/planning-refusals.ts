import type { PlanningItem } from '@ploegplan/contract/planning/schemas';
import { ApiError } from '../../lib/api/errors.ts';
import { explainRefusal } from '../../lib/changes/own-changes.ts';
import { uncapitalise } from '../../lib/values/first-letter.ts';
import { formatHoursRecorded, readWhoRecorded } from '../hours/recorded-hours.ts';
import { listUnmet } from './pass-requirements.ts';

interface Known {
  getName: (employeeId: string) => string | undefined;
  read: (itemId: string) => Promise<PlanningItem>;
}

/** Explains who or what prevents a command, to end a sentence with. */
export async function explainCommandRefusal(
  error: unknown,
  { getName, read }: Known,
): Promise<string> {
  const unmet = listUnmet(error);
  if (unmet.length > 0) return unmet.join('. ');
  if (!(error instanceof ApiError) || error.code !== 'hours-recorded') return explainRefusal(error);
  const names = (await readWhoRecorded(error, read)).flatMap((id) => getName(id) ?? []);
  const text = formatHoursRecorded(names).replace(/\.$/, '');
  return names.length > 0 ? text : uncapitalise(text);
}
