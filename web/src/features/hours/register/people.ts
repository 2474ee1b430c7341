import type { RegisterLine } from '@ploegplan/contract/hours.schemas';
import { toQuarters } from '@ploegplan/contract/rules/leave-hours';
import type { DayTableRow } from '../DayTable.tsx';

/** The lines of a register by person. */
export const peopleOf = (lines: readonly RegisterLine[]): DayTableRow[] =>
  [...Map.groupBy(lines, ({ employeeId }) => employeeId)].map(([key, own]) => ({
    key,
    labels: [own[0]?.name ?? ''],
    quarters: new Map(own.map(({ date, hours }) => [date, toQuarters(hours)])),
  }));
