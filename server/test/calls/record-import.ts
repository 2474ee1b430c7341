import { randomUUIDv7 } from 'node:crypto';
import type { Endpoint } from '@ploegplan/contract/endpoint';
import { expect, it } from 'vitest';
import { type RecordCalls, type Row, shared } from './record-calls.ts';

/** What every import of records does; a subject's own tests tell only what is particular to it. */
export function testImport(calls: RecordCalls, importRows: Endpoint): void {
  const { create, update } = calls.subject.endpoints;
  if (!create || !update) throw new Error('What is imported can be created and changed');
  const added = async (values?: Record<string, unknown>) => calls.body(create, values);
  const changed = async ({ id, version }: Pick<Row, 'id' | 'version'>) => ({
    id,
    values: await calls.body(update, { version }),
  });
  const send = (body: { added: object[]; changed?: object[] }) =>
    calls.send(importRows, { body: { changed: [], ...body } });
  const isListed = async ({ id = '' }: { id?: string }) => Boolean(await calls.listed(id));

  it('creates and changes records, and creates none twice when it is repeated', async () => {
    const rows = [await added(), await added()];
    const change = await changed(await calls.row());
    const answer = await send({ added: rows, changed: [change] });
    expect(answer.json()).toEqual({ added: 2, changed: 1 });
    for (const { id = '', ...row } of rows) {
      const listed = await calls.listed(id);
      expect(listed).toMatchObject({ ...(listed && shared(row, listed)), version: 1 });
    }
    const now = await calls.listed(change.id);
    expect(now).toMatchObject({ ...(now && shared(change.values, now)), version: 2 });
    const count = (await calls.list()).length;
    expect((await send({ added: rows })).statusCode).toBe(200);
    expect(await calls.list()).toHaveLength(count);
  });

  it('rejects a record that is in two rows, at the second one', async () => {
    const [row, change] = [await added(), await changed(await calls.row())];
    const twice = (field: string) => ({ code: 'validation', fields: [{ field }] });
    expect((await send({ added: [row, row] })).json()).toMatchObject(twice('added.1.id'));
    const changes = { added: [], changed: [change, change] };
    expect((await send(changes)).json()).toMatchObject(twice('changed.1.id'));
    expect(await isListed(row)).toBe(false);
  });

  it('keeps nothing when one row cannot be kept', async () => {
    const [row, stale] = [await added(), await changed({ ...(await calls.row()), version: 7 })];
    expect((await send({ added: [row], changed: [stale] })).json()).toMatchObject({
      code: 'stale-version',
    });
    const [required = ''] = calls.subject.required ?? [];
    const faulty = await added({ [required]: '' });
    expect((await send({ added: [row, faulty] })).json()).toMatchObject({
      fields: [{ field: `added.1.${required}` }],
    });
    const elsewhere = await calls.subject.make(calls.elsewhere);
    for (const id of [randomUUIDv7(), elsewhere]) {
      const unknown = await changed({ id, version: 1 });
      expect((await send({ added: [row], changed: [unknown] })).statusCode).toBe(404);
    }
    expect(await isListed(row)).toBe(false);
  });
}
