import type { EmployeePlanningItem } from '@ploegplan/contract/employee-planning/schemas';
import { translate } from '@ploegplan/contract/languages/translate';
import { describeDay, sumHours } from '../../../data/own/own-days.ts';
import { ApiError } from '../../../lib/api/errors.ts';
import { explainError } from '../../../lib/api/messages.ts';
import { formatRefusal } from '../../../lib/outbox/refusals.ts';
import type { KnownDay } from './useOwnDay.ts';

/** '07:00 – 16:00, 30 min pauze, 8,5 uur', of what is recorded, or else of what is proposed. */
export function formatOwnDay({ recorded, works, proposal: { day } }: KnownDay): string {
  const parts = recorded
    ? describeDay(recorded, sumHours(works))
    : describeDay(day, sumHours(day.works));
  return parts.join(', ');
}

/** Why the times cannot be changed; empty where they can. */
export const closedTexts = {
  approval: translate('Goedgekeurd door kantoor. Klopt er iets niet? Bel kantoor.'),
  correction: translate('Aangepast door kantoor. Klopt er iets niet? Bel kantoor.'),
} as const;

export const getWorkTitle = ({ projectName, clientName }: EmployeePlanningItem): string =>
  projectName || clientName || translate('Werk zonder project');

/** Explains why a day was not recorded. */
export const explainDayFailure = (error: Error): string =>
  error instanceof ApiError ? formatRefusal(error) : explainError(error);
