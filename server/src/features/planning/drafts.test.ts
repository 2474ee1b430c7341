import { addDays, getToday } from '@ploegplan/contract/dates/dates';
import { employeePlanning } from '@ploegplan/contract/employee-planning/endpoints';
import { home } from '@ploegplan/contract/home/endpoints';
import { images } from '@ploegplan/contract/images/endpoints';
import { planning } from '@ploegplan/contract/planning/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { browseAs, type TestBrowser } from '../../../test/calls/browser.ts';
import { drawJpeg, sendForm } from '../../../test/calls/uploads.ts';
import { useVisitor } from '../../../test/calls/visitor.ts';
import { makePlanningItem, makeUser } from '../../../test/data/factories.ts';
import { changeRows } from '../../../test/data/rows.ts';
import { useServer } from '../../../test/servers/server.ts';

const server = useServer();
const { tenant, user: planner, browser: office } = useVisitor(server);
const date = addDays(getToday(), -1);
const week = { from: addDays(date, -7), to: addDays(date, 7) };
let phone: TestBrowser;
let worker: string;
let draft: string;
beforeEach(async () => {
  // A foreman, who has the employee's calls and the overview.
  const user = await makeUser(tenant, { userType: 'admin', alsoEmployee: true });
  worker = user.employeeId ?? '';
  phone = await browseAs(server, tenant, user);
  draft = (await makePlanningItem(tenant, { date, employeeIds: [worker], is_draft: true })).id;
});

const own = async () =>
  (await phone.get(employeePlanning.list, { query: week })).map(({ id }) => id);
const publish = (body: { ids: string[] } | { from: string; to: string }) =>
  office.get(planning.publish, { body });

describe('a draft', () => {
  it('cannot be reached by any call of an employee', async () => {
    await sendForm(office, images.upload, draft, { files: [['a.jpg', await drawJpeg()]] });
    await changeRows(tenant, 'images', { uploader_employee_id: worker });
    const params = { id: draft, filename: 'a.jpg' };
    const body = { hoursWorked: 8 };
    expect(await own()).toEqual([]);
    const employee = await makeUser(tenant, { userType: 'employee' });
    const employee_id = employee.employeeId ?? '';
    await changeRows(tenant, 'planning_assignments', { employee_id });
    const mobile = await browseAs(server, tenant, employee);
    const source = { sourceType: 'planningitem', sourceId: draft } as const;
    const rename = { ...source, filename: 'a.jpg', newFilename: 'b.jpg' };
    const answers = [
      await mobile.call(employeePlanning.get, { params: { id: draft } }),
      await mobile.call(employeePlanning.record, { params: { id: draft }, body }),
      await sendForm(mobile, employeePlanning.record, draft, { fields: [['hoursWorked', '8']] }),
      await mobile.call(employeePlanning.viewImage, { params, query: {} }),
      await mobile.call(employeePlanning.removeImage, { params }),
      await mobile.call(images.rename, { body: rename }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404));
    expect(await mobile.get(employeePlanning.list, { query: week })).toEqual([]);
  });

  it('is not among the own work or the missing hours of the overview', async () => {
    await makePlanningItem(tenant, { date: getToday(), employeeIds: [worker], is_draft: true });
    expect(await phone.get(home.show)).toMatchObject({ own: [], missingHours: { count: 0 } });
    await publish(week);
    expect(await phone.get(home.show)).toMatchObject({ own: [{}], missingHours: { count: 1 } });
  });

  it('appears when it is made definite, and disappears when it becomes a draft again', async () => {
    const set = async (isDraft: boolean) => {
      const { version } = await office.get(planning.get, { params: { id: draft } });
      await office.get(planning.update, { params: { id: draft }, body: { isDraft, version } });
    };
    await set(false);
    expect(await own()).toEqual([draft]);
    await set(true);
    expect(await own()).toEqual([]);
  });
});

describe('POST /planning/publish', () => {
  const publications = () =>
    tenant.transact((tx) =>
      tx
        .selectFrom('planning_publication_items')
        .innerJoin('planning_publications', 'id', 'publication_id')
        .select(['id', 'user_id as by', 'planning_item_id as item', 'employee_ids as employees'])
        .execute(),
    );

  it('publishes the drafts of a range of days, and records to whom; the record stays', async () => {
    const { id: later } = await makePlanningItem(tenant, { date: '2031-01-01', is_draft: true });
    const { id, items } = await publish(week);
    expect(items).toEqual([expect.objectContaining({ id: draft, version: 2 })]);
    expect(items[0]?.isDraft).toBeUndefined();
    expect(await own()).toEqual([draft]);
    await office.call(planning.remove, { params: { id: draft } });
    expect(await publications()).toEqual([
      { id, by: planner.id, item: draft, employees: [worker] },
    ]);
    expect(await office.get(planning.get, { params: { id: later } })).toMatchObject({
      isDraft: true,
    });
  });

  it('publishes the given drafts once, and passes over what is none', async () => {
    const { id: definite } = await makePlanningItem(tenant, { date });
    const ids = [draft, definite, '00000000-0000-7000-8000-000000000000'];
    const answers = await Promise.all([publish({ ids }), publish({ ids })]);
    const published = answers.flatMap(({ items }) => items.map((item) => item.id));
    expect(published).toEqual([draft]);
    expect(answers.map(({ id }) => id)).toContain(null);
    expect(await publications()).toHaveLength(1);
  });
});
