import { randomUUIDv7 } from 'node:crypto';
import { getToday as dayOf } from '@ploegplan/contract/dates/dates';
import type { InsertObject } from 'kysely';
import type { DB } from '../platform/database/types.ts';
import type { DemoAccounts } from './accounts.ts';
import { getAt, VOORMAN, WERKNEMER } from './companies/company.ts';

type Change = InsertObject<DB, 'changes'>;

interface Item {
  id: string;
  date: string;
  project_id: string | null;
}

interface Assignment {
  planning_item_id: string;
  employee_id: string;
  date: string;
  hours_worked: number | null;
}

export interface Planned {
  planning_items: readonly Item[];
  planning_assignments: readonly Assignment[];
}

interface Demo {
  planned: Planned;
  accounts: DemoAccounts;
  /** Ids of the employees, by index. */
  employees: readonly string[];
  today: string;
  now?: Date;
}

const MINUTE = 60_000;

/** The change log of today until now: small changes by the office, and hours of employees. */
export function makeChanges({ today, now = new Date(), ...demo }: Demo): Change[] {
  const base = dayOf(now) === today ? now : new Date(`${today}T14:00:00Z`);
  const ago = (minutes: number) => new Date(base.getTime() - minutes * MINUTE);
  const done = [
    { at: ago(6), rows: createPlanningChanges(demo, today) },
    { at: ago(23), rows: createMoveChanges(demo, today) },
    {
      at: ago(41),
      rows: createHoursChanges(demo, { place: WERKNEMER, by: demo.accounts.werknemer.id }),
    },
    { at: ago(58), rows: createRemovalChanges(demo, today) },
    {
      at: ago(95),
      rows: createHoursChanges(demo, { place: VOORMAN, by: demo.accounts.voorman.id }),
    },
  ];
  return done
    .filter((change) => dayOf(change.at) === today)
    .flatMap((change) => change.rows.map((row) => ({ ...row, at: change.at })))
    .sort((a, b) => a.at.getTime() - b.at.getTime());
}

type Story = Pick<Demo, 'planned' | 'accounts' | 'employees'>;

const toJson = (row: object | null) => row && JSON.stringify(row);

const change = (
  subject: keyof Planned,
  subjectId: string,
  userId: string,
  [before, after]: [object | null, object | null],
): Change => ({
  subject,
  subject_id: subjectId,
  user_id: userId,
  action: before === null ? 'insert' : after === null ? 'delete' : 'update',
  before: toJson(before),
  after: toJson(after),
});

const listUpcoming = ({ planned }: Story, today: string) =>
  planned.planning_items
    .filter(({ date, project_id }) => date > today && project_id)
    .toSorted((a, b) => a.date.localeCompare(b.date));

const listAssignments = ({ planned }: Story, item: Item) =>
  planned.planning_assignments.filter(({ planning_item_id }) => planning_item_id === item.id);

/** The office creates an item. */
function createPlanningChanges(story: Story, today: string): Change[] {
  const item = getAt(listUpcoming(story, today), 4);
  const { id } = story.accounts.admin;
  return [
    change('planning_items', item.id, id, [null, item]),
    ...listAssignments(story, item).map((row) =>
      change('planning_assignments', item.id, id, [null, row]),
    ),
  ];
}

/** The foreman changes a start time. */
function createMoveChanges(story: Story, today: string): Change[] {
  const item = getAt(listUpcoming(story, today), 1);
  const before = { ...item, start_time: '10:00' };
  return [change('planning_items', item.id, story.accounts.voorman.id, [before, item])];
}

/** The office deletes an item. */
function createRemovalChanges(story: Story, today: string): Change[] {
  const item = { ...getAt(listUpcoming(story, today), 9), id: randomUUIDv7() };
  return [change('planning_items', item.id, story.accounts.admin.id, [item, null])];
}

/** An employee records hours. */
function createHoursChanges(story: Story, { place, by }: { place: number; by: string }): Change[] {
  const own = story.planned.planning_assignments
    .filter(
      ({ employee_id, hours_worked }) => employee_id === story.employees[place] && hours_worked,
    )
    .toSorted((a, b) => b.date.localeCompare(a.date));
  return own
    .slice(0, 1)
    .map((row) =>
      change('planning_assignments', row.planning_item_id, by, [
        { ...row, hours_worked: null, notes: '' },
        row,
      ]),
    );
}
