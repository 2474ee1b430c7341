import { publicPlanning } from '@ploegplan/contract/planning-links';
import { today } from '@ploegplan/contract/rules/dates';
import { expect, it } from 'vitest';
import { browse, urlOf } from '../../../test/browser.ts';
import { EventReader } from '../../../test/event-reader.ts';
import {
  makeAbsence,
  makeClient,
  makeEmployee,
  makeMaterial,
  makePlanningItem,
  makePlanningLink,
  makeProject,
  makeStatus,
  makeUser,
} from '../../../test/factories.ts';
import { asOwner, useServer } from '../../../test/server.ts';
import { useTenant } from '../../../test/visitor.ts';

const server = useServer();
const tenant = useTenant(server);

/** Every table with something about planned work, people, places or material. */
const tables = [
  'absences',
  'clients',
  'employees',
  'materials',
  'planning_assignments',
  'planning_items',
  'planning_links',
  'project_statuses',
  'projects',
  'users',
];
/** Columns whose values the database checks. */
const unplanted = ['kind', 'user_type', 'password_hash'];

/** Puts into every text and JSON column of those tables its own name, and into every number of hours 23.25. */
async function plant(): Promise<string[]> {
  const { rows } = await server.database.pool.query<Record<'table' | 'column' | 'type', string>>(
    `select table_name as table, column_name as column, data_type as type from information_schema.columns
      where table_name = any ($1) and column_name <> all ($2) and data_type in ('text', 'jsonb', 'numeric')`,
    [tables, unplanted],
  );
  const statements = rows.map(({ table, column, type }) => {
    const mark = `${table}.${column}`;
    const value = {
      text: `'geplant ${mark} einde'`,
      jsonb: `'[{"name": "geplant ${mark} einde"}]'`,
      numeric: '23.25',
    }[type];
    return `update ${table} set ${column} = ${value}`;
  });
  const kept = [
    ...['alter table planning_assignments disable trigger user', ...statements],
    `update employees set date_of_birth = '1961-02-03'`,
  ];
  await asOwner(server.ownerUrl, `set app.tenant_id = '${tenant.id}'; ${kept.join('; ')}`);
  return rows.map(({ table, column }) => `${table}.${column}`);
}

const marksIn = (text: string) => {
  // A long line of iCalendar is folded.
  const marks = text.replaceAll('\r\n ', '').matchAll(/geplant ([\w.]+) einde/g);
  return new Set([...marks].map(([, mark]) => mark));
};

async function makePlanning() {
  const client = await makeClient(tenant);
  const project = await makeProject(tenant, {
    client_id: client,
    status_id: await makeStatus(tenant),
    planned_hours: 1,
  });
  const worker = await makeUser(tenant, { userType: 'employee' });
  const employee = worker.employeeId ?? '';
  const material = await makeMaterial(tenant);
  const item = { date: today(), project_id: project, employeeIds: [employee] };
  const { id } = await makePlanningItem(tenant, { ...item, contact_show_name: true });
  await makePlanningItem(tenant, { ...item, is_draft: true });
  await tenant.transact(async (tx) => {
    const values = { planning_item_id: id, material_id: material };
    await tx.insertInto('planning_item_materials').values(values).execute();
    await tx.updateTable('planning_assignments').set({ hours_worked: 1 }).execute();
  });
  const onLeave = await makeEmployee(tenant);
  await makeAbsence(tenant, { employee_id: onLeave, first_day: today() });
  return { worker, employee };
}

it('anyone with a link reads who works where and when, and nothing else of any table', async () => {
  const { worker, employee } = await makePlanning();
  const { token: page } = await makePlanningLink(tenant);
  const { token: feed } = await makePlanningLink(tenant, { kind: 'calendar' });
  const own = await makePlanningLink(tenant, { kind: 'calendar', employeeId: employee });
  await tenant.transact((tx) =>
    tx.updateTable('planning_links').set({ user_id: worker.id }).where('id', '=', own.id).execute(),
  );
  const planted = await plant();
  expect(planted.length).toBeGreaterThan(30);

  const read = async (
    call: (typeof publicPlanning)[keyof typeof publicPlanning],
    token: string,
  ) => {
    const url = urlOf(call, { query: { token } });
    const { statusCode, body } = await browse(server, tenant).request('GET', url);
    expect(statusCode).toBe(200);
    return body;
  };
  const url = urlOf(publicPlanning.events, { query: { token: page } });
  const stream = new EventReader(await browse(server, tenant).open(url));
  const events = JSON.stringify(await stream.receive(1));
  stream.close();
  const answers = {
    page: await read(publicPlanning.show, page),
    events,
    feed: await read(publicPlanning.calendar, feed),
    own: await read(publicPlanning.calendar, own.token),
  };

  const shown = [
    'clients.name',
    'employees.name',
    'materials.name',
    'planning_items.location',
    'projects.title',
  ];
  expect(marksIn(answers.page)).toEqual(new Set(shown));
  expect(marksIn(answers.events)).toEqual(new Set());
  expect(marksIn(answers.feed)).toEqual(new Set(shown));
  expect(marksIn(answers.own)).toEqual(new Set([...shown, 'planning_items.description']));
  for (const answer of Object.values(answers)) expect(answer).not.toMatch(/23.25|1961|concept/i);
  expect(answers.page.match(/"date"/g)).toHaveLength(1);
  expect(answers.feed.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(answers.own.match(/BEGIN:VEVENT/g)).toHaveLength(1);
});
