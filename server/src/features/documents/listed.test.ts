import { randomUUIDv7 } from 'node:crypto';
import { documents } from '@ploegplan/contract/documents/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { useVisitor } from '../../../test/calls/visitor.ts';
import { addDocument, pdf, sendVersion } from '../../../test/data/documents.ts';
import * as factories from '../../../test/data/factories.ts';
import { changeRows } from '../../../test/data/rows.ts';
import { useServer } from '../../../test/servers/server.ts';
import { writeDocuments } from './repository.ts';

const server = useServer();
const { tenant, browser: office } = useVisitor(server);
const everything = { includingdeleted: 'true' } as const;
const traps = 'Plan "A" \\ <b>é 👷</b>\u2028';

describe('GET /documents', () => {
  it('has every document as GET /documents/:id/details has it', async () => {
    const project_id = await factories.makeProject(tenant);
    const item = await factories.makePlanningItem(tenant, { project_id });
    const made = await Promise.all([
      addDocument(office, { title: traps }, [`${'é'.repeat(90)}.pdf`, pdf()]),
      addDocument(office, {
        projectId: project_id,
        visibleToWorkers: 'true',
        availableOffline: 'true',
        validUntil: '2030-12-31',
      }),
      addDocument(office, { clientId: await factories.makeClient(tenant) }),
      addDocument(office, { employeeId: await factories.makeEmployee(tenant) }),
      addDocument(office, { planningItemId: item.id }),
    ]);
    const ids = made.map(({ id }) => id);
    const [first = '', second = '', third = ''] = ids;
    await sendVersion(office, first, ['later.docx', 'later']);
    await changeRows(tenant, 'documents', { version: 7 }, { id: second });
    await office.call(documents.remove, { params: { id: third } });
    const answer = await office.call(documents.list, { query: everything });
    const listed = z.parse(documents.list.response, answer.json());
    for (const id of ids) {
      const whole = await office.get(documents.get, { params: { id } });
      expect(listed.find((candidate) => candidate.id === id)).toEqual(whole);
    }
    expect(listed).toHaveLength(ids.length);
  });

  it('has the newest where there are more than it may have', async () => {
    const [old = '', young = ''] = [1, 2].map((at) => `00000000-0000-7000-8000-00000000${at}000`);
    for (const id of [old, young]) await factories.makeDocument(tenant, { id });
    const text = await tenant.transact((tx) => writeDocuments(tx, { includingdeleted: false }, 1));
    expect(text).toContain(young);
    expect(text).not.toContain(old);
  });

  it('is an empty list without documents', async () => {
    expect(await office.get(documents.list, { query: {} })).toEqual([]);
  });
});

describe('GET /documents again', () => {
  let id: string;
  let item: string;
  beforeEach(async () => {
    item = (await factories.makePlanningItem(tenant)).id;
    ({ id } = await addDocument(office, { planningItemId: item }));
  });
  const ask = async (held = '') => {
    const headers = { 'if-none-match': held };
    const response = await office.call(documents.list, { query: {}, headers });
    return { status: response.statusCode, etag: String(response.headers.etag) };
  };

  it.each<[string, () => Promise<unknown>]>([
    ['the document', () => changeRows(tenant, 'documents', { title: 'Anders' }, { id })],
    ['its file', () => sendVersion(office, id, ['later.pdf', pdf('later')])],
    ['its planning item', () => changeRows(tenant, 'planning_items', { date: '2030-02-01' })],
    ['the list', () => addDocument(office)],
  ])('is answered with 304 until a change of %s', async (_, change) => {
    const { etag } = await ask();
    await factories.makeProject(tenant, { title: randomUUIDv7() });
    expect((await ask(etag)).status).toBe(304);
    await change();
    const after = await ask(etag);
    expect(after.status).toBe(200);
    expect(after.etag).not.toBe(etag);
  });
});
