import { randomUUIDv7 } from 'node:crypto';
import { absences } from '@ploegplan/contract/absences/endpoints';
import { changes } from '@ploegplan/contract/changes/endpoints';
import { clients } from '@ploegplan/contract/clients/endpoints';
import { hours } from '@ploegplan/contract/hours/endpoints';
import { planning } from '@ploegplan/contract/planning/endpoints';
import { describe, expect, it } from 'vitest';
import { browseAs } from '../../test/calls/browser.ts';
import { useVisitor } from '../../test/calls/visitor.ts';
import {
  makeAbsence,
  makeClient,
  makeEmployee,
  makePlanningItem,
  makeProject,
  makeTenant,
  makeUser,
} from '../../test/data/factories.ts';
import { asOwner, useServer } from '../../test/servers/server.ts';

const server = useServer();
const { tenant, browser: office } = useVisitor(server);

type Query = { cursor?: string; changedSince?: string; limit?: string };
interface Row {
  id?: string;
  [name: string]: unknown;
}

type Name = keyof typeof changes;
const changesOf = (name: Name) => changes[name] as unknown as typeof changes.clients;

/** All pages from a place on. */
async function readAll(name: Name, query: Query) {
  const read = { items: [] as Row[], deleted: [] as string[], cursor: '', pages: 0 };
  for (let next: Query = query; ; next = { ...query, cursor: read.cursor }) {
    const page = await office.get(changesOf(name), { query: next as never });
    read.items.push(...(page.items as unknown as Row[]));
    read.deleted.push(...page.deleted);
    read.cursor = page.cursor;
    read.pages += 1;
    if (!page.more) return read;
  }
}

/** What a cursor gives as soon as it gives something: other transactions of the cluster may hold it up for a moment. */
async function follow(name: Name, query: Query) {
  let found = await readAll(name, query);
  await expect
    .poll(async () => {
      found = await readAll(name, query);
      return found.items.length + found.deleted.length;
    })
    .toBeGreaterThan(0);
  return found;
}

/** Changes entries of the log, which the application may not. */
const changeLog = (values: string, id = '') =>
  asOwner(
    server.ownerUrl,
    `begin; set local app.tenant_id = '${tenant.id}'; update changes set ${values} where subject_id = '${id}'; commit`,
  );

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);

describe('the changes of a list', () => {
  it('begin with all rows in pages, and go on with what changed since the first page', async () => {
    const ids = [];
    for (const name of ['A', 'B', 'C', 'D', 'E']) ids.push(await makeClient(tenant, { name }));
    const first = await office.get(changes.clients, { query: { limit: '2' } });
    expect(idsOf(first.items)).toEqual(ids.slice(0, 2));
    const [gone = '', late = ''] = ids;
    await office.get(clients.remove, { params: { id: gone } });
    await office.get(clients.update, { params: { id: late }, body: { name: 'Nieuw' } as never });
    const rest = await readAll('clients', { limit: '2', cursor: first.cursor });
    expect(idsOf(rest.items)).toEqual(ids.slice(2));
    const since = await follow('clients', { limit: '1', cursor: rest.cursor });
    expect(since.items).toMatchObject([
      { id: gone, deleted: true },
      { id: late, name: 'Nieuw' },
    ]);
    expect(since.pages).toBe(2);
    expect((await readAll('clients', { cursor: since.cursor })).items).toEqual([]);
  });

  it('pass over no change that commits after a later one', async () => {
    const { cursor } = await readAll('clients', {});
    const begun = Promise.withResolvers<string>();
    const mayCommit = Promise.withResolvers<void>();
    const slow = tenant.transact(async (tx) => {
      const values = { id: randomUUIDv7(), name: 'Traag' };
      await tx.insertInto('clients').values(values).execute();
      begun.resolve(values.id);
      await mayCommit.promise;
    });
    const late = await begun.promise;
    const early = await makeClient(tenant);
    const between = await readAll('clients', { cursor });
    mayCommit.resolve();
    await slow;
    const after = await follow('clients', { cursor: between.cursor });
    expect(idsOf([...between.items, ...after.items])).toEqual([late, early]);
  });

  it('begin at a moment, and some minutes before it for what commits late', async () => {
    const [old, recent, fresh] = [
      await makeClient(tenant),
      await makeClient(tenant),
      await makeClient(tenant),
    ];
    const moment = '2026-05-01T12:00:00Z';
    const setAt = (id: string, at: string) => changeLog(`at = '${at}'`, id);
    await setAt(old, '2026-05-01T11:00:00Z');
    await setAt(recent, '2026-05-01T11:58:00Z');
    // Another transaction of the cluster that is still open makes the beginning an earlier one for a moment.
    await expect
      .poll(async () => idsOf((await readAll('clients', { changedSince: moment })).items))
      .toEqual([recent, fresh]);
    const none = await readAll('clients', { changedSince: '2199-01-01T00:00:00Z' });
    expect(none).toMatchObject({ items: [], pages: 1 });
  });

  it('give everything to who begins at a moment before a backup was restored', async () => {
    const ids = [await makeClient(tenant), await makeClient(tenant)];
    await changeLog(`xid = '900000000000'`, ids[1]);
    const found = await readAll('clients', { changedSince: '2020-01-01T00:00:00Z' });
    expect(idsOf(found.items)).toEqual(ids);
  });

  it.each([
    'onzin',
    '0123456789ab.c.1.',
    'OWN.c.900000000000000000.',
    'OWN.l.1.00000000-0000-0000-0000-00000000000x',
    'OWN.l.1.00000000-0000-0000-0000-000000000001:2026-99-99',
  ])('reject the cursor %s', async (cursor) => {
    const [own = ''] = (await readAll('hours', {})).cursor.split('.');
    const query = { cursor: cursor.replace('OWN', own) };
    const response = await office.call(changes.hours, { query });
    expect(response.json()).toMatchObject({
      code: 'validation',
      fields: [{ field: 'cursor', code: 'unknown-cursor' }],
    });
  });

  it('reject the cursor of another list and of another company', async () => {
    const { cursor } = await readAll('projects', {});
    expect((await office.call(changes.clients, { query: { cursor } })).statusCode).toBe(400);
    const { cursor: own } = await readAll('clients', {});
    expect((await office.call(changes.clients, { query: { cursor: own } })).statusCode).toBe(200);
    const other = await makeTenant(server);
    const theirs = await browseAs(server, other, await makeUser(other));
    expect((await theirs.call(changes.clients, { query: { cursor: own } })).statusCode).toBe(400);
  });
});

describe('the changes of the work', () => {
  it('are those of an item when its people change, and name it when it is deleted', async () => {
    const [anja, project] = [await makeEmployee(tenant), await makeProject(tenant)];
    const { id } = await makePlanningItem(tenant, { project_id: project });
    const { id: other } = await makePlanningItem(tenant, { project_id: project });
    const begin = await readAll('planning', { limit: '1' });
    expect(begin).toMatchObject({ items: [{ id }, { id: other }], pages: 2 });
    const body = { employeeIds: [anja], version: 1 };
    await office.get(planning.update, { params: { id }, body });
    await office.get(planning.remove, { params: { id: other } });
    const since = await follow('planning', { cursor: begin.cursor });
    expect(since.items).toMatchObject([{ id, employeeIds: [anja] }]);
    expect(since.deleted).toEqual([other]);
  });

  it('are weeks of hours, entered or recorded, moved and approved', async () => {
    const [anja, project] = [await makeEmployee(tenant), await makeProject(tenant)];
    const item = await makePlanningItem(tenant, {
      ...{ project_id: project, date: '2026-01-06', employeeIds: [anja] },
    });
    const enter = (hours_worked: number | null) =>
      tenant.transact((tx) =>
        tx
          .updateTable('planning_assignments')
          .set({ hours_worked })
          .where('planning_item_id', '=', item.id)
          .execute(),
      );
    expect((await readAll('hours', {})).items).toEqual([]);
    await enter(8);
    const week = { employeeId: anja, monday: '2026-01-05' };
    const [kind] = await tenant.transact((tx) =>
      tx.selectFrom('hour_kinds').select('id').where('is_standard', '=', true).execute(),
    );
    const line = { projectId: project, clientId: null, kindId: kind?.id };
    const begin = await readAll('hours', { limit: '1' });
    expect(begin.items).toEqual([
      { ...week, approvedAt: null, lines: [{ ...line, date: '2026-01-06', hours: 8 }] },
    ]);
    const approval = {
      ...{ id: randomUUIDv7(), ...week },
      lines: [{ ...line, kindId: kind?.id ?? '', date: '2026-01-06', hours: 8 }],
    };
    await office.get(hours.approve, { body: { approvals: [approval] } });
    const approved = await follow('hours', { cursor: begin.cursor });
    expect(approved.items).toMatchObject([{ ...week, approvedAt: expect.any(String) }]);
    await office.get(hours.reopen, { params: { id: approval.id }, body: { reason: 'Fout' } });
    await enter(null);
    const emptied = await follow('hours', { cursor: approved.cursor });
    expect(emptied.items).toEqual([{ ...week, approvedAt: null, lines: [] }]);
    const moved = await makeProject(tenant);
    await enter(4);
    const before = await follow('hours', { cursor: emptied.cursor });
    await tenant.transact((tx) =>
      tx
        .updateTable('planning_items')
        .set({ project_id: moved })
        .where('id', '=', item.id)
        .execute(),
    );
    const after = await follow('hours', { cursor: before.cursor });
    expect(after.items).toMatchObject([{ ...week, lines: [{ projectId: moved, hours: 4 }] }]);
  });

  it('are absences, and the ids of deleted ones', async () => {
    const id = await makeAbsence(tenant, { employee_id: await makeEmployee(tenant) });
    const begin = await readAll('absences', {});
    expect(idsOf(begin.items)).toEqual([id]);
    expect(await readAll('absences', { cursor: begin.cursor })).toMatchObject({ deleted: [] });
    await office.get(absences.remove, { params: { id } });
    const since = await follow('absences', { cursor: begin.cursor });
    expect(since).toMatchObject({ items: [], deleted: [id] });
  });
});
