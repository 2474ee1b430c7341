import { randomUUIDv7 } from 'node:crypto';
import type { AbsenceKind } from '@ploegplan/contract/absences/schemas';
import { addDays, getMonday, openEnd } from '@ploegplan/contract/dates/dates';
import { absenceKindTexts } from '@ploegplan/contract/texts/kinds';
import { sql } from 'kysely';
import { type DemoCompany, getAt, VOORMAN, WERKNEMER } from './companies/company.ts';

/** The settings of the demo companies: balances since the beginning of this year. */
export const leaveSettings = (today: string) => [
  {
    start_year: Number(today.slice(0, 4)),
    grants: JSON.stringify([{ fromYear: 0, fullTimeHours: 40, extraHours: 40, rosteredHours: 80 }]),
  },
];

interface Request {
  employee: number;
  kind: AbsenceKind;
  /** Days from today. */
  first: number;
  /** Null: until further notice. */
  last: number | null;
  /** Days ago. */
  asked: number;
  note?: string;
  refused?: string;
}

/** One that the office has to answer soon, one for a part of the planning, and those of who shows the employee's side. */
const requests: readonly Request[] = [
  { employee: 3, kind: 'vacation', first: 21, last: 25, asked: 12, note: 'Weekje weg' },
  { employee: 7, kind: 'sick', first: 0, last: null, asked: 0 },
  { employee: 4, kind: 'rostered-day-off', first: 9, last: 9, asked: 2 },
  { employee: WERKNEMER, kind: 'vacation', first: 28, last: 32, asked: 1 },
  {
    employee: WERKNEMER,
    kind: 'vacation',
    first: -30,
    last: -28,
    asked: 50,
    refused: 'Dan is de ploeg te klein. Een week later kan wel.',
  },
];

export const leaveKindNamed = (name: string) =>
  sql<string>`(select id from leave_kinds where name = ${name})`;

/** A company of few people has few requests. */
export const leaveRequests = (today: string, employeeIds: readonly string[]) =>
  requests.flatMap(({ employee, kind, first, last, asked, note = '', refused }) => {
    const employee_id = employeeIds[employee];
    if (!employee_id) return [];
    const at = (daysAgo: number) => `${addDays(today, -daysAgo)}T08:30:00Z`;
    return [
      {
        id: randomUUIDv7(),
        employee_id,
        kind_id: leaveKindNamed(absenceKindTexts[kind]),
        first_day: addDays(today, first),
        last_day: last === null ? openEnd : addDays(today, last),
        note,
        requested_at: at(asked),
        ...(refused && { state: 'refused', answer: refused, decided_at: at(asked - 2) }),
      },
    ];
  });

/** The people who save their overtime, with the hours that they had at the end of last year. */
const savers: readonly [employee: number, hours: number][] = [
  [VOORMAN, 6.5],
  [WERKNEMER, 12.25],
  [3, 4],
];

/** The weeks until this one for which saving was chosen. */
const SAVED_WEEKS = 7;

/** The overtime that some people save, where the company has pay rules. */
export function createSavedTime(
  { hasPayRules }: DemoCompany,
  { today, employees }: { today: string; employees: readonly string[] },
) {
  const year = Number(today.slice(0, 4)) - 1;
  const weeks = Array.from({ length: SAVED_WEEKS }, (_, ago) =>
    addDays(getMonday(today), -7 * ago),
  );
  const people = hasPayRules ? savers : [];
  return {
    leave_lines: people.map(([employee, hours]) => ({
      id: randomUUIDv7(),
      employee_id: getAt(employees, employee),
      day: `${year}-12-31`,
      type: 'correction',
      account: 'time-for-time',
      quarters: hours * 4,
      lot: `${year} time-for-time`,
      lot_kind: 'time-for-time',
      note: 'Saldo van vorig jaar',
    })),
    overtime_choices: people.flatMap(([employee]) =>
      weeks.map((monday) => ({
        employee_id: getAt(employees, employee),
        monday,
        is_saved: true,
      })),
    ),
  };
}
