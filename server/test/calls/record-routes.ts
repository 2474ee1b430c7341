import { randomUUIDv7 } from 'node:crypto';
import type { Endpoint } from '@ploegplan/contract/endpoint';
import { isEqual } from '@ploegplan/contract/values/equal';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readRows } from '../data/rows.ts';
import { longestTexts } from './bodies.ts';
import { bodyOf, RecordCalls, type RecordSubject, type Row, shared } from './record-calls.ts';
import { testImport } from './record-import.ts';
import { testLimits } from './record-limits.ts';

const REPEATS = 30;
const everything = { includingdeleted: 'true' };
const titleOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** Tests what the calls of all records do, for those that a subject has. Its own tests tell only what is particular to it. */
export function describeRecordRoutes(title: string, subject: RecordSubject): void {
  const { list, get, create, update, change, remove, restore, importRows } = subject.endpoints;
  describe(title, () => {
    const calls = new RecordCalls(subject);
    beforeAll(() => calls.open());
    if (list && 'includingdeleted' in fieldsOf(list.query)) {
      describe(titleOf(list), () => testList(calls));
    }
    if (get) describe(titleOf(get), () => testGet(calls, get));
    if (create) describe(titleOf(create), () => testCreate(calls, create));
    for (const endpoint of [update, change]) {
      if (endpoint) describe(titleOf(endpoint), () => testUpdate(calls, endpoint));
    }
    if (remove) describe(titleOf(remove), () => testRemove(calls, remove));
    if (restore) describe(titleOf(restore), () => testRestore(calls, restore));
    if (importRows) describe(titleOf(importRows), () => testImport(calls, importRows));
  });
}

const fieldsOf = (schema: object = {}) =>
  'shape' in schema && typeof schema.shape === 'object' ? { ...schema.shape } : {};

function testList(calls: RecordCalls): void {
  it('leaves out deleted records unless they are requested', async () => {
    const { id } = await calls.row();
    const gone = await calls.subject.make(calls.tenant, { deleted_at: new Date() });
    expect(await calls.listed(id)).toMatchObject({ id, deleted: false });
    expect(await calls.listed(gone)).toBeUndefined();
    expect(await calls.listed(gone, everything)).toMatchObject({ id: gone, deleted: true });
    expect(await calls.listed(gone, { includingdeleted: 'false' })).toBeUndefined();
  });

  const { order } = calls.subject;
  if (order) {
    it(`is ordered by ${order}, as in Dutch`, async () => {
      const names = ['Zand', 'aarde', 'Élan', 'Dak'];
      for (const name of names) await calls.subject.make(calls.tenant, { [order]: name });
      const listed = (await calls.list()).map((row) => row[order]);
      const sorted = ['aarde', 'Dak', 'Élan', 'Zand'];
      expect(listed.filter((it) => names.some((name) => name === it))).toEqual(sorted);
    });
  }

  it('has no records of another tenant', async () => {
    const id = await calls.subject.make(calls.elsewhere);
    expect(await calls.listed(id, everything)).toBeUndefined();
  });
}

const expectNotFound = async (calls: RecordCalls, endpoint: Endpoint) => {
  const body = endpoint.body ? { body: await calls.body(endpoint) } : {};
  for (const id of [randomUUIDv7(), await calls.subject.make(calls.elsewhere)]) {
    const response = await calls.send(endpoint, { id, ...body });
    expect([response.statusCode, response.json().code]).toEqual([404, 'not-found']);
  }
};

function testGet(calls: RecordCalls, get: Endpoint): void {
  it('returns the record as it is in the list', async () => {
    const row = await calls.row();
    expect(await calls.listed(row.id)).toEqual(row);
  });

  it('answers 404 for an unknown id and for one of another tenant', () =>
    expectNotFound(calls, get));
}

function testCreate(calls: RecordCalls, create: Endpoint): void {
  const { get, update, change } = calls.subject.endpoints;

  it('creates a record with all fields, as get and list return it', async () => {
    const body = await calls.body(create);
    const created = await calls.answer(create, { body });
    expect(created).toMatchObject({ ...shared(body, created), version: 1 });
    expect(await calls.listed(created.id)).toEqual(created);
    if (get) expect(await calls.answer(get, { id: created.id })).toEqual(created);
  });

  it('needs only the required fields', async () => {
    const { required = [] } = calls.subject;
    const body = Object.entries(await calls.body(create)).filter(([it]) => required.includes(it));
    const created = await calls.answer(create, { body: Object.fromEntries(body) });
    expect(await calls.listed(created.id)).toEqual(created);
  });

  it('makes an id of version 7 when none is given', async () => {
    const body = await calls.body(create, { id: undefined });
    expect((await calls.answer(create, { body })).id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7/);
  });

  it('returns the same record for a repeated id, as it is by then', async () => {
    const body = await calls.body(create);
    const created = await calls.answer(create, { body });
    expect(await calls.answer(create, { body })).toEqual(created);
    const changing = update ?? change;
    if (!changing) return;
    const { version, id } = created;
    const changed = await calls.answer(changing, {
      id,
      body: await calls.otherBody(changing, { version }),
    });
    expect(changed.version).toBe(2);
    expect(await calls.answer(create, { body })).toEqual(changed);
  });

  it(`creates one record for ${REPEATS} simultaneous requests with the same id`, async () => {
    const body = await calls.body(create);
    const requests = Array.from({ length: REPEATS }, () => calls.send(create, { body }));
    const answers = await Promise.all(requests);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const rows = answers.map((answer) => answer.json<Row>());
    expect(rows).toEqual(Array(REPEATS).fill(await calls.listed(body.id ?? '')));
  });

  it('accepts an id that another tenant has', async () => {
    const id = await calls.subject.make(calls.elsewhere);
    const body = await calls.body(create, { id });
    const created = await calls.answer(create, { body });
    expect(created).toMatchObject(shared(body, created));
  });

  testLimits(calls, create);
}

function testUpdate(calls: RecordCalls, endpoint: Endpoint): void {
  const { get } = calls.subject.endpoints;

  it('changes all fields, as get and list return them', async () => {
    const { id, version } = await calls.row();
    const body = await calls.body(endpoint, { version });
    const changed = await calls.answer(endpoint, { id, body });
    expect(changed).toMatchObject({ ...shared(body, changed), id, version: version + 1 });
    expect(await calls.listed(id)).toEqual(changed);
    if (get) expect(await calls.answer(get, { id })).toEqual(changed);
  });

  it('writes nothing when no value differs', async () => {
    const { id, version } = await calls.row();
    const body = await calls.body(endpoint, { version });
    const changed = await calls.answer(endpoint, { id, body });
    const { tenant } = calls;
    const recorded = () => readRows(tenant, 'changes', ['id'], { subject_id: id });
    const before = await recorded();
    const repeated = { ...body, version: changed.version };
    expect(await calls.answer(endpoint, { id, body: repeated })).toEqual(changed);
    expect(await recorded()).toEqual(before);
  });

  it('rejects a stale version with the current record', async () => {
    const { id, version } = await calls.row();
    const current = await calls.answer(endpoint, {
      id,
      body: await calls.body(endpoint, { version }),
    });
    const response = await calls.send(endpoint, {
      id,
      body: await calls.body(endpoint, { version }),
    });
    expect(response.json()).toMatchObject({ status: 409, code: 'stale-version', current });
    expect(await calls.listed(id)).toEqual(current);
  });

  it('succeeds for one of several simultaneous changes of the same version', async () => {
    const { id, version } = await calls.row();
    const body = await calls.body(endpoint, { version });
    const answers = await Promise.all([1, 2, 3].map(() => calls.send(endpoint, { id, body })));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  it('answers 404 for an unknown id and for one of another tenant', () =>
    expectNotFound(calls, endpoint));

  const needed = z.toJSONSchema(bodyOf(endpoint), { io: 'input' }).required ?? [];
  if (endpoint.method === 'PATCH') {
    testAbsent(calls, endpoint);
    testClearing(calls, endpoint);
  } else if (needed.length === 0) {
    testAbsent(calls, endpoint);
    testWithoutVersion(calls, endpoint);
  }
  testLimits(calls, endpoint);
}

function testWithoutVersion(calls: RecordCalls, update: Endpoint): void {
  const [field = ''] = calls.subject.required ?? [];

  it('changes the record as it is by then without a version', async () => {
    const { id, version } = await calls.row();
    const whole = await calls.body(update, { version });
    const before = await calls.answer(update, { id, body: whole });
    const changed = await calls.answer(update, { id, body: { id, [field]: 'Zonder versie' } });
    const after = { ...before, [field]: 'Zonder versie', version: before.version + 1 };
    expect(changed).toEqual(after);
    expect(await calls.listed(id)).toEqual(after);
  });

  it('rejects the id of another record', async () => {
    const [{ id }, other] = [await calls.row(), await calls.row()];
    const response = await calls.send(update, {
      id,
      body: { id: other.id, [field]: 'Verwisseld' },
    });
    expect(response.json()).toMatchObject({
      code: 'validation',
      fields: [{ field: 'id', code: 'other-id' }],
    });
    expect(await calls.listed(other.id)).toEqual(other);
  });
}

/** The row with these values; in its next version, if one of them differs. */
function changedRow(row: Row, values: object): Row {
  const changed = { ...row, ...values };
  return isEqual(changed, row) ? row : { ...changed, version: row.version + 1 };
}

function testAbsent(calls: RecordCalls, change: Endpoint): void {
  it('leaves absent fields unchanged', async () => {
    const { id, version } = await calls.row();
    const values = await calls.body(change, { version });
    let row = await calls.answer(change, { id, body: values });
    for (const [field, value] of Object.entries(await calls.body(change))) {
      if (field === 'version' || value === undefined) continue;
      const body = { [field]: value, version: row.version };
      const changed = await calls.answer(change, { id, body });
      expect(changed).toEqual(changedRow(row, shared(body, row)));
      row = changed;
    }
  });
}

function testClearing(calls: RecordCalls, change: Endpoint): void {
  it.each(calls.subject.clears ?? [])('clears %s by null', async (field) => {
    const { id, version } = await calls.row();
    const filled = await calls.answer(change, { id, body: await calls.body(change, { version }) });
    const body = { [field]: null, version: filled.version };
    const cleared = await calls.answer(change, { id, body });
    const empty = field in longestTexts(bodyOf(change)) ? '' : null;
    expect(cleared).toEqual(changedRow(filled, { [field]: empty }));
  });
}

function testRemove(calls: RecordCalls, remove: Endpoint): void {
  const { update } = calls.subject.endpoints;

  it('deletes a record, which can still be read; a repeat succeeds', async () => {
    const row = await calls.row();
    const { id } = row;
    await calls.answer(remove, { id });
    await calls.answer(remove, { id });
    expect(await calls.listed(id)).toBeUndefined();
    const deleted = { ...row, deleted: true, version: row.version + 1 };
    expect(await calls.listed(id, everything)).toEqual(deleted);
    const { get } = calls.subject.endpoints;
    if (get) expect(await calls.answer(get, { id })).toEqual(deleted);
  });

  it('makes the version of who was editing stale', async () => {
    if (!update) return;
    const { id, version } = await calls.row();
    await calls.answer(remove, { id });
    const response = await calls.send(update, { id, body: await calls.body(update, { version }) });
    expect(response.json()).toMatchObject({ code: 'stale-version', current: { deleted: true } });
  });

  it('answers 404 for an unknown id and for one of another tenant', () =>
    expectNotFound(calls, remove));
}

function testRestore(calls: RecordCalls, restore: Endpoint): void {
  it('returns a deleted record to the list; a repeat succeeds', async () => {
    const id = await calls.subject.make(calls.tenant, { deleted_at: new Date() });
    const restored = await calls.answer(restore, { id });
    expect(restored).toMatchObject({ id, deleted: false, version: 2 });
    expect(await calls.answer(restore, { id })).toEqual(restored);
    expect(await calls.listed(id)).toEqual(restored);
  });

  it('answers 404 for an unknown id and for one of another tenant', () =>
    expectNotFound(calls, restore));
}
