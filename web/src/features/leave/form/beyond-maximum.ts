import type { Absence } from '@ploegplan/contract/absences/schemas';
import type { LeaveCard } from '@ploegplan/contract/leave/schemas';
import type { LeaveKind } from '@ploegplan/contract/leave-kinds/schemas';
import { computeHoursOfWeeks } from '@ploegplan/contract/rules/leave/counters';
import { leaveByDay, sumQuarters, type Worker } from '@ploegplan/contract/rules/leave/hours';
import { formatHoursText } from '../../../lib/values/hours.ts';

interface Leave {
  firstDay: string;
  /** The cost in hours. */
  cost: number;
  /** The absence that is changed, whose hours come back. */
  absence: Pick<Absence, 'kindId' | 'firstDay' | 'lastDay' | 'hoursPerDay'> | null;
  worker: Pick<Worker, 'contracts'>;
  isDayOff(day: string): boolean;
}

/** '96 uur in deze periode, hoogstens 80 uur': leave that makes more than there is of its kind. Empty when it does not. */
export function describeExcess(
  { id, maxWeeks }: Pick<LeaveKind, 'id' | 'maxWeeks'>,
  { counters }: Pick<LeaveCard, 'counters'>,
  { firstDay, cost, absence, worker, isDayOff }: Leave,
): string {
  const period = counters.find(
    ({ kindId, since, until }) => kindId === id && since <= firstDay && firstDay <= until,
  );
  const isWithin = period && absence?.kindId === id && absence.firstDay >= period.since;
  const back = isWithin ? sumQuarters(leaveByDay(absence, { ...worker, isFree: isDayOff })) / 4 : 0;
  const used = (period?.used ?? 0) + cost - back;
  const maximum = period?.maximum ?? computeHoursOfWeeks(maxWeeks, worker, firstDay);
  if (maximum === null || used <= maximum) return '';
  return `${formatHoursText(used)} in deze periode, hoogstens ${formatHoursText(maximum)}`;
}
