import { randomUUIDv7 } from 'node:crypto';
import { addDays, getToday } from '@ploegplan/contract/dates/dates';
import { planning } from '@ploegplan/contract/planning/endpoints';
import { told } from '@ploegplan/contract/told/endpoints';
import type { NewReceipt, OwnToldDay } from '@ploegplan/contract/told/schemas';
import { beforeEach, expect } from 'vitest';
import { browseAs, type TestBrowser } from '../calls/browser.ts';
import { useVisitor } from '../calls/visitor.ts';
import type { TestServer } from '../servers/server.ts';
import { makePlanningItem, makeProject, makeUser } from './factories.ts';

const toDays = (...days: number[]) => days.map((day) => addDays(getToday(), day)) as string[];
export const [today = '', tomorrow = '', later = ''] = toDays(0, 1, 5);
export const week = { from: today, to: addDays(today, 6) };

/** Work as a worker is told it, planned by `plan`. */
export const toldWork = (more: object = {}) =>
  expect.objectContaining({ title: 'Kade', place: 'Kade 7', startTime: '07:00:00', ...more });

export const toReceipt = (
  days: readonly (OwnToldDay | undefined)[],
  more: Partial<NewReceipt> = {},
): NewReceipt => ({
  id: randomUUIDv7(),
  days: days.flatMap((day) => (day ? { publicationId: day.publicationId, date: day.date } : [])),
  answer: 'seen',
  at: new Date().toISOString(),
  ...more,
});

/** An office that plans one worker of a new tenant, and the phone of the worker; filled before each test. */
export function useTelling(server: TestServer) {
  const { tenant, user: planner, browser: office } = useVisitor(server);
  const made = {} as { worker: string; phone: TestBrowser };
  let project: string;
  beforeEach(async () => {
    const user = await makeUser(tenant, { userType: 'employee' });
    made.worker = user.employeeId ?? '';
    made.phone = await browseAs(server, tenant, user);
    project = await makeProject(tenant, { title: 'Kade', location: 'Kade 7' });
  });
  const own = () => made.phone.get(told.own);
  return {
    tenant,
    planner,
    office,
    made,
    own,
    plan: (date: string, more: object = {}) =>
      makePlanningItem(tenant, {
        date,
        project_id: project,
        start_time: '07:00',
        end_time: '16:00',
        employeeIds: [made.worker],
        ...more,
      }),
    makeColleague: () => makeUser(tenant, { userType: 'employee' }),
    overview: () => office.get(told.overview, { query: week }),
    tell: () => office.get(told.tell, { body: week }),
    change: async (id: string, values: object) => {
      const { version } = await office.get(planning.get, { params: { id } });
      await office.get(planning.update, { params: { id }, body: { ...values, version } });
    },
    /** Answers what the worker was told. */
    answer: async (more: Partial<NewReceipt> = {}) => {
      const body = toReceipt(await own(), more);
      await made.phone.get(told.answer, { body });
      return body;
    },
  };
}
