import { randomUUID, randomUUIDv7 } from 'node:crypto';
import { addDays, getToday } from '@ploegplan/contract/dates/dates';
import { employeePlanning } from '@ploegplan/contract/employee-planning/endpoints';
import { planning } from '@ploegplan/contract/planning/endpoints';
import { planningLinks } from '@ploegplan/contract/planning-links/endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import { browseAs, type TestBrowser } from '../../../../test/calls/browser.ts';
import { drawJpeg, encodeForm, type Form } from '../../../../test/calls/uploads.ts';
import {
  makePlanningItem,
  makeTenant,
  makeUser,
  type TestTenant,
} from '../../../../test/data/factories.ts';
import { removeAtNight } from '../../../../test/servers/night.ts';
import { asOwner, useServer } from '../../../../test/servers/server.ts';

const server = useServer();
let tenant: TestTenant;
let office: TestBrowser;
let worker: { employeeId: string | null };
let phone: TestBrowser;
let photo: Buffer<ArrayBuffer>;

beforeAll(async () => {
  photo = await drawJpeg();
  tenant = await makeTenant(server);
  office = await browseAs(server, tenant, await makeUser(tenant));
  const user = await makeUser(tenant, { userType: 'employee' });
  worker = user;
  phone = await browseAs(server, tenant, user);
});

const keyed = (key: string) => ({ 'idempotency-key': key });
let days = 0;
/** Each on a day of its own, because a day has no more than 24 hours. */
const ownItem = () => {
  days += 1;
  const date = addDays('2030-01-07', days);
  return makePlanningItem(tenant, { employeeIds: [worker.employeeId ?? ''], date });
};

/** Sends hours and photos as a phone does, once for each call. */
async function sendPhotos(id: string, key: string, form: Form) {
  const { body, contentType } = await encodeForm(form);
  const headers = { 'content-type': contentType, ...keyed(key) };
  return phone.request('PATCH', `/api/employee-planning/${id}`, body, headers);
}

const answersKept = () =>
  tenant.transact(async (tx) => {
    const rows = await tx.selectFrom('kept_answers').select('key').execute();
    return rows.map(({ key }) => key);
  });

const hoursChangesOf = (id: string) =>
  tenant.transact((tx) =>
    tx
      .selectFrom('changes')
      .select('id')
      .where('subject', '=', 'planning_assignments')
      .where('subject_id', '=', id)
      .where('action', '=', 'update')
      .execute(),
  );

describe('a repeat with the same Idempotency-Key', () => {
  it('of a change of planning gets the first answer, not 409', async () => {
    const { id } = await makePlanningItem(tenant);
    const given = {
      params: { id },
      body: { version: 1, description: 'Vak 1' },
      headers: keyed(randomUUID()),
    };
    const first = await office.get(planning.update, given);
    expect(first).toMatchObject({ version: 2, description: 'Vak 1' });
    expect(await office.get(planning.update, given)).toEqual(first);
    expect((await office.call(planning.update, { ...given, headers: {} })).statusCode).toBe(409);
  });

  it('of hours with photos gets the first answer, not 409', async () => {
    const { id } = await ownItem();
    const form: Form = { fields: [['hoursWorked', '7.75']], files: [['a.jpg', photo]] };
    const key = randomUUID();
    const first = await sendPhotos(id, key, form);
    expect(first.statusCode).toBe(200);
    const again = await sendPhotos(id, key, form);
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
    expect(again.json().images).toEqual(['a.jpg']);
    expect((await sendPhotos(id, randomUUID(), form)).statusCode).toBe(409);
  });

  it('of hours with photos gets the first answer when the employee is off the item by now', async () => {
    const { id } = await ownItem();
    const form: Form = { files: [['a.jpg', photo]] };
    const key = randomUUID();
    const first = await sendPhotos(id, key, form);
    await tenant.transact((tx) =>
      tx.deleteFrom('planning_assignments').where('planning_item_id', '=', id).execute(),
    );
    expect((await sendPhotos(id, key, form)).json()).toEqual(first.json());
    expect((await sendPhotos(id, randomUUID(), form)).statusCode).toBe(404);
  });

  it('of a deletion gets the first answer, not 404', async () => {
    const { id } = await ownItem();
    await sendPhotos(id, randomUUID(), { files: [['a.jpg', photo]] });
    const given = { params: { id, filename: 'a.jpg' }, headers: keyed(randomUUID()) };
    expect((await phone.call(employeePlanning.removeImage, given)).statusCode).toBe(204);
    expect((await phone.call(employeePlanning.removeImage, given)).statusCode).toBe(204);
  });

  it('that comes while the first is being done waits for its answer', async () => {
    const { id } = await makePlanningItem(tenant);
    const given = {
      params: { id },
      body: { version: 1, description: 'Vak 1' },
      headers: keyed(randomUUID()),
    };
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => office.call(planning.update, given)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  });

  it('of a form that comes while the first is being done waits for its answer', async () => {
    const { id } = await ownItem();
    const key = randomUUID();
    const form: Form = { fields: [['notes', 'Vak 1']], files: [['a.jpg', photo]] };
    const answers = await Promise.all([1, 2, 3].map(() => sendPhotos(id, key, form)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(answers.map((answer) => answer.json().images)).toEqual([
      ['a.jpg'],
      ['a.jpg'],
      ['a.jpg'],
    ]);
  });

  it('is done when the first was broken off before it was committed, with nothing of it kept', async () => {
    const { id } = await ownItem();
    const key = randomUUID();
    const given = { params: { id }, body: { hoursWorked: 8 }, headers: keyed(key) };
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>();
    const lock = tenant.transact(async (tx) => {
      await tx.selectFrom('planning_items').select('id').where('id', '=', id).forUpdate().execute();
      hold();
      await held;
    });
    await isHeld;
    const first = phone.call(employeePlanning.record, given);
    const stop = `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await server.database.pool.query(stop)).rowCount).toBe(1);
    expect((await first).statusCode).toBe(503);
    release();
    await lock;
    expect(await answersKept()).not.toContain(key);
    expect(await phone.get(employeePlanning.record, given)).toMatchObject({ hoursWorked: 8 });
    await phone.get(employeePlanning.record, given);
    expect(await hoursChangesOf(id)).toHaveLength(1);
  });

  it('is done when the first was rejected', async () => {
    const { id } = await makePlanningItem(tenant, { employeeIds: [] });
    const given = { params: { id }, body: { hoursWorked: 8 }, headers: keyed(randomUUID()) };
    expect((await phone.call(employeePlanning.record, given)).statusCode).toBe(404);
    await tenant.transact((tx) =>
      tx
        .insertInto('planning_assignments')
        .columns(['planning_item_id', 'employee_id', 'date'])
        .expression((eb) =>
          eb
            .selectFrom('planning_items')
            .select(['id', eb.val(worker.employeeId ?? '').as('employee_id'), 'date'])
            .where('id', '=', id),
        )
        .execute(),
    );
    expect(await phone.get(employeePlanning.record, given)).toMatchObject({ hoursWorked: 8 });
  });
});

describe('an Idempotency-Key', () => {
  it('of another write is rejected', async () => {
    const { id } = await ownItem();
    const key = randomUUID();
    const given = { params: { id }, headers: keyed(key) };
    await phone.get(employeePlanning.record, { ...given, body: { hoursWorked: 7 } });
    const other = await phone.call(employeePlanning.record, { ...given, body: { hoursWorked: 8 } });
    expect([other.statusCode, other.json().code]).toEqual([422, 'key-reused']);
    const form = await sendPhotos(id, key, { files: [['a.jpg', photo]] });
    expect([form.statusCode, form.json().code]).toEqual([422, 'key-reused']);
    const read = await phone.get(employeePlanning.get, { params: { id } });
    expect(read).toMatchObject({ hoursWorked: 7, images: [] });
  });

  it('of a form with another photo is rejected', async () => {
    const { id } = await ownItem();
    const key = randomUUID();
    await sendPhotos(id, key, { files: [['a.jpg', photo]] });
    const larger = await drawJpeg(90, 90);
    const other = await sendPhotos(id, key, { files: [['a.jpg', larger]] });
    expect([other.statusCode, other.json().code]).toEqual([422, 'key-reused']);
  });

  it('of another user is no key of this one', async () => {
    const { id } = await makePlanningItem(tenant);
    const body = { version: 1, description: 'Vak 1' };
    const given = { params: { id }, body, headers: keyed(randomUUID()) };
    await office.get(planning.update, given);
    const colleague = await browseAs(server, tenant, await makeUser(tenant));
    expect((await colleague.call(planning.update, given)).statusCode).toBe(409);
  });

  it('must be a UUID', async () => {
    const { id } = await ownItem();
    const answer = await phone.call(employeePlanning.record, {
      params: { id },
      body: { hoursWorked: 8 },
      headers: keyed('1'),
    });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'malformed']);
  });

  it('keeps no answer that holds a secret', async () => {
    const scope = { projectId: null, clientId: null, employeeId: null };
    const link = {
      id: randomUUIDv7(),
      kind: 'page',
      name: 'Keet',
      validUntil: addDays(getToday(), 30),
    } as const;
    const key = randomUUID();
    await office.get(planningLinks.create, { body: { ...link, ...scope }, headers: keyed(key) });
    expect(await answersKept()).not.toContain(key);
  });

  it('is forgotten after thirty days', async () => {
    const { id } = await makePlanningItem(tenant);
    const [old, young] = [randomUUID(), randomUUID()];
    for (const [version, key] of [old, young].entries()) {
      const body = { version: version + 1, description: key };
      await office.get(planning.update, { params: { id }, body, headers: keyed(key) });
    }
    await asOwner(
      server.ownerUrl,
      `update kept_answers set created_at = now() - interval '31 days' where key = '${old}'`,
    );
    await removeAtNight(server, 'keptAnswers');
    const kept = await answersKept();
    expect([kept.includes(old), kept.includes(young)]).toEqual([false, true]);
  });
});
