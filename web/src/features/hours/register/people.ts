import type { RegisterLine } from '@ploegplan/contract/hours/schemas';
import { toQuarters } from '@ploegplan/contract/rules/leave/hours';
import type { DayTableRow } from '../parts/DayTable.tsx';

/** The hours of a register by person, of work or of travel; who has none is left out. */
export const groupByPerson = (
  lines: readonly RegisterLine[],
  of: 'hours' | 'travel',
): DayTableRow[] =>
  [
    ...Map.groupBy(
      lines.filter((line) => line[of] > 0),
      ({ employeeId }) => employeeId,
    ),
  ].map(([key, own]) => ({
    key,
    labels: [own[0]?.name ?? ''],
    quarters: new Map(own.map((line) => [line.date, toQuarters(line[of])])),
  }));
