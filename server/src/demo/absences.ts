import type { AbsenceKind } from '@ploegplan/contract/absences/schemas';
import { addDays, getMonday, openEnd } from '@ploegplan/contract/dates/dates';
import type { DemoCompany } from './companies/company.ts';
import type { DemoItem } from './planning.ts';

export interface DemoAbsence {
  /** Index in the company's list of employees. */
  employee: number;
  kind: AbsenceKind;
  /** Of the kind of leave, where it is not that of the kind. */
  name?: string;
  firstDay: string;
  lastDay: string;
  /** Null: whole days. */
  hoursPerDay: number | null;
  note: string;
}

/** Index of the employee, and days relative to today. Employees with an announced account are never absent. */
const around: readonly [
  employee: number,
  kind: AbsenceKind,
  first: number,
  /** Null: until further notice. */
  last: number | null,
  note?: string,
  hoursPerDay?: number,
][] = [
  [5, 'vacation', -2, 9],
  [6, 'sick', -1, null],
  [9, 'doctor', 0, 0, 'Om 09:00 naar de tandarts', 2],
  [10, 'training', 1, 2, 'VCA'],
  [14, 'rostered-day-off', 0, 0],
  [15, 'vacation', 12, 25],
  [17, 'rostered-day-off', 2, 2],
  [18, 'doctor', 3, 3, '', 1.5],
  [19, 'special-leave', -8, -7, 'Verhuizing'],
  [21, 'vacation', -20, -10],
];

/** Summer holidays: two weeks, each some weeks after those of the one before. */
const SUMMER_WEEKS_AGO = 14;
const SUMMER_SPREAD = 8;

/** Index of an employee who became a parent, with the leave for that. */
const NEW_PARENT = 13;
const BIRTH_DAYS_AGO = 16;

const birthLeave: readonly [name: string, first: number, last: number][] = [
  ['Geboorteverlof', 0, 6],
  ['Aanvullend geboorteverlof', 7, 20],
];

/** Index of an employee with parental leave on Fridays, in a company that is large enough. */
const PARENT = 16;
const PARENT_WEEKS = [-3, -2, -1, 0, 1, 2, 3];

const FRIDAY = 4;

export function createAbsencesAround({ employees }: DemoCompany, today: string): DemoAbsence[] {
  const monday = getMonday(today);
  const fridays = PARENT_WEEKS.map((week) => addDays(monday, 7 * week + FRIDAY));
  return [
    ...around.map(([employee, kind, first, last, note = '', hoursPerDay = null]) => ({
      employee,
      kind,
      firstDay: addDays(today, first),
      lastDay: last === null ? openEnd : addDays(today, last),
      hoursPerDay,
      note,
    })),
    ...birthLeave.map(([name, first, last]) => ({
      ...{
        employee: NEW_PARENT,
        kind: 'special-leave' as const,
        name,
        hoursPerDay: null,
        note: '',
      },
      firstDay: addDays(today, first - BIRTH_DAYS_AGO),
      lastDay: addDays(today, last - BIRTH_DAYS_AGO),
    })),
    ...employees.map((_, employee) => {
      const firstDay = addDays(monday, -7 * (SUMMER_WEEKS_AGO + (employee % SUMMER_SPREAD)));
      const kind = 'vacation' as const;
      return {
        employee,
        kind,
        firstDay,
        lastDay: addDays(firstDay, 11),
        hoursPerDay: null,
        note: '',
      };
    }),
    ...fridays.map((day) => ({
      employee: PARENT,
      kind: 'parental-leave' as const,
      firstDay: day,
      lastDay: day,
      hoursPerDay: null,
      note: '',
    })),
  ].filter(({ employee }) => employee < employees.length);
}

/** Removes employees from items while they are absent, and the last ones of the list from items of today, to be free. */
export function removeAbsent(
  { company, today }: { company: DemoCompany; today: string },
  items: readonly DemoItem[],
  absences: readonly DemoAbsence[],
): DemoItem[] {
  const isAway = (employee: number, date: string) =>
    absences.some(
      (absence) =>
        absence.employee === employee &&
        absence.hoursPerDay === null &&
        absence.firstDay <= date &&
        date <= absence.lastDay,
    );
  const firstFree = company.employees.length - (company.employees.length > 10 ? 2 : 1);
  return items
    .map((item) => ({
      ...item,
      crew: item.crew.filter(
        (employee) => !isAway(employee, item.date) && (item.date !== today || employee < firstFree),
      ),
    }))
    .filter(({ crew }) => crew.length > 0);
}
