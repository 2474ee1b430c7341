import { randomUUIDv7 } from 'node:crypto';
import { limits } from '@ploegplan/contract/limits';
import { notes } from '@ploegplan/contract/notes/endpoints';
import type { NewNote } from '@ploegplan/contract/notes/schemas';
import { planning } from '@ploegplan/contract/planning/endpoints';
import { describe, expect, it } from 'vitest';
import { browseAs } from '../../../test/calls/browser.ts';
import { describeRecordRoutes } from '../../../test/calls/record-routes.ts';
import { useVisitor } from '../../../test/calls/visitor.ts';
import {
  makeClient,
  makeEmployee,
  makeNote,
  makePlanningItem,
  makeProject,
  makeTenant,
  makeUser,
  type TestTenant,
} from '../../../test/data/factories.ts';
import { useServer } from '../../../test/servers/server.ts';

const server = useServer();
const makeItem = async (tenant: TestTenant) => (await makePlanningItem(tenant)).id;

describeRecordRoutes('records of notes', {
  server,
  endpoints: notes,
  make: makeNote,
  required: ['title'],
  order: 'title',
  references: {
    client: makeClient,
    project: makeProject,
    planningItem: makeItem,
    employee: makeEmployee,
  },
});

const { tenant, user, browser: office } = useVisitor(server);

const create = (values: Partial<NewNote>) =>
  office.get(notes.create, { body: { title: 'Sleutel', ...values } });

describe('POST /notes', () => {
  it('says who wrote it and when, and what the planning item is', async () => {
    const project_id = await makeProject(tenant, { title: 'Kade 1' });
    const { id } = await makePlanningItem(tenant, { project_id, date: '2030-01-07' });
    const before = Date.now();
    const note = await create({ planningItem: id });
    expect(note).toMatchObject({
      createdBy: user.username,
      planningDate: '2030-01-07',
      planningTitle: 'Kade 1',
    });
    expect(Date.parse(note.createdAt) - before).toBeLessThan(60_000);
    expect(Date.parse(note.createdAt) - before).toBeGreaterThan(-1_000);
  });

  it('keeps only the allowed elements of its text', async () => {
    const text =
      '<p onclick="x()">Kom <b>binnen</b><script>x()</script> <a href="javascript:x()">hier</a></p>';
    const note = await create({ text });
    expect(note.text).toBe('<p>Kom <strong>binnen</strong> hier</p>');
  });

  it('takes as many signs that HTML escapes as fit, and rejects more at the field', async () => {
    const kept = await create({ text: '&'.repeat(limits.noteText) });
    expect(kept.text).toBe('&amp;'.repeat(limits.noteText));
    const { title, text, isPinned, isForCrew, version } = kept;
    const about = { client: null, project: null, planningItem: null, employee: null };
    const again = { title, text, isPinned, isForCrew, version, ...about };
    const params = { id: kept.id };
    expect((await office.call(notes.update, { params, body: again })).statusCode).toBe(200);
    const grown = { title: 'Sleutel', text: '&'.repeat(limits.noteHtml) };
    expect((await office.call(notes.create, { body: grown })).json()).toMatchObject({
      code: 'validation',
      fields: [{ field: 'text' }],
    });
  });

  it('stores no text that nobody can read', async () => {
    expect((await create({ text: '<p></p><p><br></p>' })).text).toBe('');
  });
});

describe('GET /notes', () => {
  it('gives pages, each after the last note of the one before', async () => {
    const other = await makeTenant(server);
    const browser = await browseAs(server, other, await makeUser(other));
    const rows = Array.from({ length: limits.notePage + 2 }, (_, at) => ({
      id: randomUUIDv7(),
      title: at % 2 === 0 ? 'Één sleutel' : 'Zand',
    }));
    await other.transact((tx) => tx.insertInto('notes').values(rows).execute());
    const first = await browser.get(notes.list);
    expect(first).toHaveLength(limits.notePage);
    const query = { after: first.at(-1)?.id };
    const rest = await browser.get(notes.list, { query });
    expect(new Set([...first, ...rest].map(({ id }) => id))).toEqual(
      new Set(rows.map(({ id }) => id)),
    );
    expect(await browser.get(notes.list, { query: { after: rest.at(-1)?.id } })).toEqual([]);
  });

  it('cleans what another way brought into the database', async () => {
    const text = '<p>Let op<img src=x onerror=alert(1)></p>';
    const id = await makeNote(tenant, { text });
    const params = { id };
    const answers = [
      await office.get(notes.get, { params }),
      (await office.get(notes.list)).find((note) => note.id === id),
      await office.get(notes.restore, { params }),
    ];
    expect(answers.map((note) => note?.text)).toEqual(Array(3).fill('<p>Let op</p>'));
    await tenant.transact((tx) => tx.updateTable('notes').set({ text: 'Anders' }).execute());
    const [change] = await office.get(notes.history, { params });
    expect(change?.fields).toEqual([{ field: 'text', from: '<p>Let op</p>', to: 'Anders' }]);
  });
});

describe('PUT /notes/:id', () => {
  it('leaves the author and time as they were', async () => {
    const { id, version, createdAt, createdBy, ...note } = await create({});
    const { deleted, planningDate, planningTitle, ...values } = note;
    const body = { ...values, title: 'Andere sleutel', version };
    const changed = await office.get(notes.update, { params: { id }, body });
    expect(changed).toMatchObject({ title: 'Andere sleutel', createdAt, createdBy });
  });

  it('keeps a planning item that is gone, and takes no other unknown one', async () => {
    const planningItem = await makeItem(tenant);
    const { id, version, createdAt, createdBy, ...note } = await create({ planningItem });
    await office.get(planning.remove, { params: { id: planningItem } });
    const { deleted, planningDate, planningTitle, ...values } = note;
    const params = { id };
    const body = { ...values, title: 'Zonder dag', version };
    const changed = await office.get(notes.update, { params, body });
    expect(changed).toMatchObject({ planningItem, planningDate: null, planningTitle: '' });
    const other = { ...body, version: changed.version, planningItem: randomUUIDv7() };
    const response = await office.call(notes.update, { params, body: other });
    expect(response.json().fields).toEqual([{ field: 'planningItem', code: 'unknown-reference' }]);
  });
});

describe('GET /notes/:id/history', () => {
  it('says who changed what, the newest first', async () => {
    const { id, version, createdAt, createdBy, ...note } = await create({});
    const { deleted, planningDate, planningTitle, ...values } = note;
    const params = { id };
    await office.get(notes.update, { params, body: { ...values, isPinned: true, version } });
    await office.get(notes.remove, { params });
    const history = await office.get(notes.history, { params });
    expect(history.map(({ action, fields, by }) => ({ action, fields, by }))).toEqual([
      { action: 'deleted', fields: [], by: user.username },
      {
        action: 'changed',
        fields: [{ field: 'isPinned', from: false, to: true }],
        by: user.username,
      },
      { action: 'created', fields: [], by: user.username },
    ]);
  });
});
