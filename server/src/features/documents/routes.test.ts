import { randomUUIDv7 } from 'node:crypto';
import { documents } from '@ploegplan/contract/documents/endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import { browseAs, type TestBrowser } from '../../../test/calls/browser.ts';
import { describeRecordRoutes } from '../../../test/calls/record-routes.ts';
import { drawJpeg, fileStates } from '../../../test/calls/uploads.ts';
import { addDocument, pdf, sendDocument, sendVersion } from '../../../test/data/documents.ts';
import * as factories from '../../../test/data/factories.ts';
import { useServer } from '../../../test/servers/server.ts';

const server = useServer();

const { list, get, update, remove, restore } = documents;
describeRecordRoutes('records of documents', {
  server,
  endpoints: { list, get, update, remove, restore },
  make: factories.makeDocument,
  values: async (tenant) => ({ projectId: await factories.makeProject(tenant) }),
});

let tenant: factories.TestTenant;
let office: TestBrowser;
beforeAll(async () => {
  tenant = await factories.makeTenant(server);
  const admin = await factories.makeUser(tenant, { username: 'kantoor' });
  office = await browseAs(server, tenant, admin);
});

const fileOf = (id: string, versionId: string, query = {}) =>
  office.call(documents.file, { params: { id, versionId }, query });
const versionsOf = (id: string) => office.get(documents.versions, { params: { id } });

describe('POST /documents', () => {
  it('creates a document with its file, its uploader and what it belongs to', async () => {
    const projectId = await factories.makeProject(tenant);
    const made = await addDocument(
      office,
      { title: 'VGM-plan', kind: 'safety', projectId, validUntil: '2030-12-31' },
      ['VGM.pdf', pdf()],
    );
    const file = { number: 1, filename: 'VGM.pdf', contentType: 'application/pdf' };
    expect(made).toMatchObject({
      title: 'VGM-plan',
      kind: 'safety',
      projectId,
      clientId: null,
      visibleToWorkers: false,
      availableOffline: false,
      validUntil: '2030-12-31',
      file: { ...file, sizeBytes: pdf().length, uploadedBy: 'kantoor' },
      version: 1,
    });
    expect(await office.get(get, { params: { id: made.id } })).toEqual(made);
  });

  it('tells the day and the work of the planning item that it belongs to', async () => {
    const project = await factories.makeProject(tenant);
    const { id } = await factories.makePlanningItem(tenant, { project_id: project });
    const made = await addDocument(office, { planningItemId: id });
    expect(made.planned).toEqual({ date: '2030-01-07', projectId: project, clientId: null });
  });

  it('stays when its planning item is deleted, and belongs to it again when that is put back', async () => {
    const { id } = await factories.makePlanningItem(tenant);
    const made = await addDocument(office, { planningItemId: id });
    const item = await tenant.transact((tx) =>
      tx.deleteFrom('planning_items').where('id', '=', id).returningAll().executeTakeFirstOrThrow(),
    );
    const left = await office.get(get, { params: { id: made.id } });
    expect(left).toMatchObject({ planned: null, version: made.version, file: made.file });
    await tenant.transact((tx) => tx.insertInto('planning_items').values(item).execute());
    const back = await office.get(get, { params: { id: made.id } });
    expect(back.planned).not.toBeNull();
  });

  it('belongs to a planning item that exists', async () => {
    await expect(addDocument(office, { planningItemId: randomUUIDv7() })).rejects.toThrow(
      'unknown-reference',
    );
  });

  it.each(['<b>Plan</b> & "co"', '../../etc/passwd', 'CON', '合同 👷', 'é'.repeat(200)])(
    'keeps the title %j as it was typed',
    async (title) => {
      const { id } = await addDocument(office, { title });
      expect((await office.get(get, { params: { id } })).title).toBe(title);
    },
  );

  it('keeps a title without the signs that turn its letters round', async () => {
    const { id } = await addDocument(office, { title: 'Plan\u202Enalp' });
    expect((await office.get(get, { params: { id } })).title).toBe('Plannalp');
  });

  it('creates one document and keeps one file for a repeated request', async () => {
    const before = (await fileStates(tenant)).length;
    const ids = { id: randomUUIDv7(), fileId: randomUUIDv7() };
    const first = await addDocument(office, ids);
    expect(await addDocument(office, ids)).toEqual(first);
    expect(await fileStates(tenant)).toHaveLength(before + 1);
    expect(await versionsOf(first.id)).toHaveLength(1);
  });

  it.each([
    [{ title: '' }, { field: 'title', code: 'too_small' }],
    [{ kind: 'factuur' }, { field: 'kind', code: 'invalid_value' }],
    [{ validUntil: '2300-01-01' }, { field: 'validUntil', code: 'date-range' }],
    [{ visibleToWorkers: 'true' }, { field: 'visibleToWorkers', code: 'no-workers' }],
    [
      { clientId: randomUUIDv7(), projectId: randomUUIDv7() },
      { field: 'projectId', code: 'one-owner' },
    ],
  ])('rejects %j and keeps no file', async (fields, problem) => {
    const before = await fileStates(tenant);
    const answer = await sendDocument(office, fields);
    expect([answer.statusCode, answer.json().fields]).toEqual([400, [problem]]);
    expect(await fileStates(tenant)).toEqual(before);
  });

  it('rejects what it belongs to when that is of another tenant, and keeps no file', async () => {
    const before = await fileStates(tenant);
    const projectId = await factories.makeProject(await factories.makeTenant(server));
    const answer = await sendDocument(office, { projectId });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation']);
    expect(await fileStates(tenant)).toEqual(before);
  });
});

describe('POST /documents/:id/versions', () => {
  it('adds a newer file; the earlier ones are kept and can be downloaded', async () => {
    const { id, file } = await addDocument(office, {}, ['eerst.pdf', pdf('eerst')]);
    const answer = await sendVersion(office, id, ['later.docx', 'later']);
    expect(answer.json().file).toMatchObject({ number: 2, filename: 'later.docx' });
    const versions = await versionsOf(id);
    expect(versions.map(({ number, filename }) => [number, filename])).toEqual([
      [2, 'later.docx'],
      [1, 'eerst.pdf'],
    ]);
    expect((await fileOf(id, file.id)).body).toBe(pdf('eerst'));
    expect((await fileOf(id, versions[0]?.id ?? '')).body).toBe('later');
  });

  it('adds a file once for a repeated request, and numbers simultaneous ones', async () => {
    const { id } = await addDocument(office);
    const version = { id: randomUUIDv7() };
    await sendVersion(office, id, ['b.pdf', pdf('b')], version);
    expect((await sendVersion(office, id, ['b.pdf', pdf('b')], version)).statusCode).toBe(200);
    const names = ['c.pdf', 'd.pdf', 'e.pdf'];
    await Promise.all(names.map((name) => sendVersion(office, id, [name, pdf(name)])));
    expect((await versionsOf(id)).map(({ number }) => number)).toEqual([5, 4, 3, 2, 1]);
  });

  it('does not take the id of a version of another document', async () => {
    const [one, other] = [await addDocument(office), await addDocument(office)];
    const answer = await sendVersion(office, other.id, ['b.pdf', pdf()], { id: one.file.id });
    expect(answer.json().fields).toEqual([{ field: 'id', code: 'taken' }]);
    expect(await versionsOf(other.id)).toHaveLength(1);
  });
});

describe('GET the file of a document', () => {
  const jpeg = drawJpeg();
  it.each([
    ['plan.pdf', pdf(), 'application/pdf', 'inline'],
    ['gevel.jpg', jpeg, 'image/jpeg', 'inline'],
    ['gevel.png', jpeg, 'image/jpeg', 'inline'],
    ['brief.docx', 'PK', /wordprocessingml/, 'attachment'],
    ['lijst.csv', '<script>alert(1)</script>', 'text/csv', 'attachment'],
    ['pagina.txt', '<html><script>1</script>', 'text/plain', 'attachment'],
  ])('%s is never a page of this origin', async (name, contents, type, shown) => {
    const { id, file } = await addDocument(office, {}, [name, await contents]);
    const { headers } = await fileOf(id, file.id);
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none';/),
      'x-content-type-options': 'nosniff',
      'content-type': typeof type === 'string' ? type : expect.stringMatching(type),
      'content-disposition': `${shown}; filename="${name}"; filename*=UTF-8''${name}`,
    });
    const download = await fileOf(id, file.id, { download: 'true' });
    expect(download.headers['content-disposition']).toMatch(/^attachment;/);
  });

  it('answers 304 to a browser that has it, and 404 for a version of another document', async () => {
    const [one, other] = [await addDocument(office), await addDocument(office)];
    const { headers } = await fileOf(one.id, one.file.id);
    const url = `/api/documents/${one.id}/versions/${one.file.id}/file`;
    const held = { 'if-none-match': String(headers.etag) };
    expect((await office.request('GET', url, undefined, held)).statusCode).toBe(304);
    expect((await fileOf(other.id, one.file.id)).statusCode).toBe(404);
  });
});

describe('DELETE /documents/:id', () => {
  it('can be undone with its files; who changed what is kept', async () => {
    const { id, file } = await addDocument(office, { title: 'Keuring' });
    await office.call(remove, { params: { id } });
    expect((await fileOf(id, file.id)).statusCode).toBe(200);
    expect((await office.get(restore, { params: { id } })).deleted).toBe(false);
    const history = await office.get(documents.history, { params: { id } });
    expect(history.map(({ action, by }) => [action, by])).toEqual([
      ['restored', 'kantoor'],
      ['deleted', 'kantoor'],
      ['created', 'kantoor'],
    ]);
  });
});
