import type { PlanningItem } from '@ploegplan/contract/planning.schemas';
import { ApiError } from '../lib/api/errors.ts';
import { messageOf } from '../lib/api/messages.ts';
import { hoursRecordedText, whoRecorded } from './recorded-hours.ts';

const firstLower = (text: string) => text.charAt(0).toLocaleLowerCase('nl') + text.slice(1);

interface Known {
  nameOf: (employeeId: string) => string | undefined;
  read: (itemId: string) => Promise<PlanningItem>;
}

/** Who and what stands in the way of a command, to end a sentence with. */
export async function refusalText(error: unknown, { nameOf, read }: Known): Promise<string> {
  if (!(error instanceof ApiError)) return firstLower(messageOf(error));
  const { code, changedBy = 'iemand anders' } = error;
  if (code === 'stale-version') return `${changedBy} wijzigde dit intussen`;
  if (code === 'not-found') return 'dit is intussen verwijderd';
  if (code !== 'hours-recorded') return firstLower(messageOf(error));
  const names = (await whoRecorded(error, read)).flatMap((id) => nameOf(id) ?? []);
  const text = hoursRecordedText(names).replace(/\.$/, '');
  return names.length > 0 ? text : firstLower(text);
}
