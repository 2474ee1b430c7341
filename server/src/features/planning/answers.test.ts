import { randomUUIDv7 } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { employeePlanning } from '@ploegplan/contract/employee-planning/endpoints';
import { images } from '@ploegplan/contract/images/endpoints';
import { planning } from '@ploegplan/contract/planning/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { browseAs } from '../../../test/calls/browser.ts';
import { drawJpeg, sendForm } from '../../../test/calls/uploads.ts';
import { useVisitor } from '../../../test/calls/visitor.ts';
import * as factories from '../../../test/data/factories.ts';
import { changeRows } from '../../../test/data/rows.ts';
import { asOwner, useServer } from '../../../test/servers/server.ts';

const server = useServer();
const { tenant, browser: office } = useVisitor(server);
const week = { from: '2030-01-07', to: '2030-01-13' };
let anja: string;
let item: string;
beforeEach(async () => {
  anja = await factories.makeEmployee(tenant);
  item = (await factories.makePlanningItem(tenant, { employeeIds: [anja] })).id;
});

/** Lists the week, as a browser that holds the answer with this validator. */
const ask = async (held?: string) => {
  const headers: Record<string, string> = held === undefined ? {} : { 'if-none-match': held };
  const response = await office.call(planning.list, { query: week, headers });
  const etag = String(response.headers.etag);
  return { status: response.statusCode, etag, body: response.body, headers: response.headers };
};
const listed = async () => await office.get(planning.list, { query: week });
const addImage = async (type: 'client' | 'project' | 'planningitem', id: string) => {
  const files: [string, Buffer<ArrayBuffer>][] = [['a.jpg', await drawJpeg()]];
  expect((await sendForm(office, images.upload, { type, id }, { files })).statusCode).toBe(200);
};
const move = (values: { location: string }, id = item) =>
  changeRows(tenant, 'planning_items', values, { id });

describe('GET /planning again', () => {
  it('is answered with 304 as long as nothing of the planning changed', async () => {
    const { etag, headers } = await ask();
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(await ask(etag)).toMatchObject({ status: 304, etag, body: '' });
    const colleague = await factories.makeUser(tenant);
    await office.startSession(tenant, colleague);
    expect((await ask(etag)).status).toBe(304);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['the name of an employee', () => changeRows(tenant, 'employees', { name: 'Anders' })],
    ['a project', () => factories.makeProject(tenant)],
    ['an absence', () => factories.makeAbsence(tenant, { employee_id: anja })],
    ['a note', () => factories.makeNote(tenant)],
    ['a setting', () => changeRows(tenant, 'tenants', { display_name: 'Anders' })],
    ['an image of a client', async () => addImage('client', await factories.makeClient(tenant))],
    ['an image of a project', async () => addImage('project', await factories.makeProject(tenant))],
  ])('is answered with 304 after a change of %s, which is not in it', async (_, change) => {
    const { etag, body } = await ask();
    await change();
    expect(await ask(etag)).toMatchObject({ status: 304, etag, body: '' });
    expect((await ask()).body).toBe(body);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['an item', () => move({ location: 'Kade' })],
    ['a draft', () => changeRows(tenant, 'planning_items', { is_draft: true })],
    ['another item', () => factories.makePlanningItem(tenant)],
    ['an assignment', () => changeRows(tenant, 'planning_assignments', { hours_worked: 8 })],
    [
      'a material',
      async () => {
        const material_id = await factories.makeMaterial(tenant);
        await tenant.transact((tx) =>
          tx
            .insertInto('planning_item_materials')
            .values({ planning_item_id: item, material_id })
            .execute(),
        );
      },
    ],
    [
      'a driver',
      async () => {
        const material_id = await factories.makeMaterial(tenant);
        const row = { planning_item_id: item, material_id, driver_id: anja };
        await tenant.transact((tx) =>
          tx.insertInto('planning_item_materials').values(row).execute(),
        );
        const { etag } = await ask();
        await changeRows(tenant, 'planning_item_materials', { driver_id: null }, { material_id });
        expect((await ask(etag)).status).toBe(200);
      },
    ],
    ['an image', () => addImage('planningitem', item)],
    ['nothing: it is deleted', () => office.call(planning.remove, { params: { id: item } })],
  ])('is answered anew after a change of %s', async (_, change) => {
    const { etag, body } = await ask();
    await change();
    const after = await ask(etag);
    expect(after.status).toBe(200);
    expect(after.body).not.toBe(body);
    expect(after.etag).not.toBe(etag);
    expect((await ask(after.etag)).status).toBe(304);
  });

  it('is answered anew after an image has left the item', async () => {
    const project = await factories.makeProject(tenant);
    await addImage('planningitem', item);
    const { etag } = await ask();
    const items = [{ sourceType: 'planningitem', sourceId: item, filename: 'a.jpg' }];
    const target = { targetType: 'project', targetId: project };
    await office.get(images.attach, { body: { ...target, mode: 'move', items } });
    const after = await ask(etag);
    expect(after.status).toBe(200);
    expect(after.body).not.toContain('imageCount');
  });

  it('contains a change that was not committed yet at the answer before', async () => {
    const { etag } = await tenant.transact(async (tx) => {
      await tx.updateTable('planning_items').set({ location: 'Kade' }).execute();
      const before = await ask();
      expect((await ask(before.etag)).status).toBe(304);
      expect(before.body).not.toContain('Kade');
      // Another transaction commits meanwhile, so that the one under way is not the last that began.
      await factories.makePlanningItem(tenant, { date: '2031-01-01' });
      const between = await ask(before.etag);
      expect(between).toMatchObject({ status: 200, body: before.body });
      return between;
    });
    const after = await ask(etag);
    expect(after.status).toBe(200);
    expect(after.body).toContain('Kade');
  });

  it('ignores numbers of transactions from a restored backup', async () => {
    await asOwner(
      server.ownerUrl,
      `begin; set local app.tenant_id = '${tenant.id}';
       update changes set xid = '900000000000' where tenant_id = '${tenant.id}'; commit`,
    );
    const { etag } = await ask();
    expect((await ask(etag)).status).toBe(304);
  });

  it.each(['*', 'x', 'W/"', `W/"${'a'.repeat(32)}-5:5:"`, 'é'])(
    'gives the whole answer to the validator %s',
    async (held) => expect((await ask(held)).status).toBe(200),
  );

  it.each(['7:6:', '5:9:9', '5:9:6,5', '5', '5:9', ':', `${'9'.repeat(30)}:9:`])(
    'gives the whole answer to a validator with the snapshot %s',
    async (snapshot) => {
      const { etag } = await ask();
      expect((await ask(etag.replace(/-.*/, `-${snapshot}"`))).status).toBe(200);
    },
  );

  it('of another range is another answer', async () => {
    const { etag } = await ask();
    const query = { ...week, to: week.from };
    const headers = { 'if-none-match': etag };
    expect((await office.call(planning.list, { query, headers })).statusCode).toBe(200);
  });

  it('of another tenant is another answer', async () => {
    const elsewhere = await factories.makeTenant(server);
    const { id } = await factories.makePlanningItem(elsewhere);
    const { etag } = await ask();
    const theirs = await browseAs(server, elsewhere, await factories.makeUser(elsewhere));
    const headers = { 'if-none-match': etag };
    const answer = await theirs.call(planning.list, { query: week, headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(id);
    expect(answer.body).not.toContain(item);
    const worker = await factories.makeUser(tenant, { userType: 'employee' });
    await office.startSession(tenant, worker);
    expect((await ask(etag)).status).toBe(403);
  });
});

it('a long answer is compressed as the browser asks', async () => {
  for (let count = 0; count < 8; count += 1) {
    await factories.makePlanningItem(tenant, { location: `Kade ${randomUUIDv7()}` });
  }
  const { body } = await ask();
  for (const [encoding, decode] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const headers = { 'accept-encoding': `deflate, ${encoding}` };
    const path = `/api/planning?from=${week.from}&to=${week.to}`;
    const sent = await office.request('GET', path, undefined, headers);
    expect(sent.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(decode(sent.rawPayload).toString()).toBe(body);
  }
});

it('lists what an employee recorded, and quotes in a location', async () => {
  const worker = await factories.makeUser(tenant, { userType: 'employee', employeeId: anja });
  await move({ location: '"Kade"\\\n' });
  const phone = await browseAs(server, tenant, worker);
  await phone.get(employeePlanning.record, { params: { id: item }, body: { hoursWorked: 7.75 } });
  expect(await listed()).toMatchObject([{ id: item, hoursWorked: [7.75], location: '"Kade"\\\n' }]);
});
