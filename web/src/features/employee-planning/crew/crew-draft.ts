import type { CrewEntry, CrewPerson, CrewSheet, CrewWork } from '@ploegplan/contract/crew/schemas';
import type { DayRules } from '@ploegplan/contract/rules/working-time/planned-hours';
import type { OwnDay } from '@ploegplan/contract/work-days/schemas';
import { proposeDay } from '../own-day/propose-day.ts';

/** How a foreman enters times: always, by the quarter, with the minutes of travel alone. */
export const asked = { isRequired: true, step: 15, travel: false } as const;

/** The day of a person as planned on these works, by the hours of a worker's own day. */
export function proposePerson(
  works: readonly CrewWork[],
  { date, rules }: { date: string; rules: DayRules },
): OwnDay {
  const items = works.map(({ id, title, startTime, endTime }) => ({
    ...{ id, date, startTime, endTime, hoursWorked: null },
    ...{ projectName: title, clientName: '' },
  }));
  return proposeDay(date, { items, days: [], rules, asked }).day;
}

export const listWorks = (sheet: CrewSheet, { workIds }: Pick<CrewPerson, 'workIds'>) =>
  sheet.works.filter(({ id }) => workIds.includes(id));

export const toEntry = ({ date: _, travel: __, ...day }: OwnDay): CrewEntry => ({
  ...day,
  travelMinutes: null,
  isAbsent: false,
});

/** The entry of who is not there. */
export const absentEntry: CrewEntry = {
  ...{ startTime: null, endTime: null, breakMinutes: 0 },
  ...{ travelMinutes: null, isAbsent: true, works: [] },
};

/** What is entered already, as an own day. */
export const toOwnDayOf = ({
  date,
  works,
  ...entry
}: NonNullable<CrewPerson['entry']>): OwnDay => ({
  date,
  startTime: entry.startTime,
  endTime: entry.endTime,
  breakMinutes: entry.breakMinutes,
  travel: null,
  works: works.map(({ id, hoursWorked }) => ({ id, hoursWorked })),
});

/** Who is planned and of whom nothing is entered yet: with one tap they worked as planned. */
export const listOpen = ({ people }: CrewSheet): CrewPerson[] =>
  people.filter(
    ({ entry, isAway, isClosed, workIds }) =>
      entry === null && !isAway && !isClosed && workIds.length > 0,
  );
