import { documents } from '@ploegplan/contract/documents/endpoints';
import { employeePlanning } from '@ploegplan/contract/employee-planning/endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import { browseAs, type TestBrowser } from '../../../test/calls/browser.ts';
import { addDocument, pdf, sendVersion } from '../../../test/data/documents.ts';
import * as factories from '../../../test/data/factories.ts';
import { changeRows } from '../../../test/data/rows.ts';
import { useServer } from '../../../test/servers/server.ts';

const server = useServer();

let tenant: factories.TestTenant;
let office: TestBrowser;
let worker: factories.TestUser;
let phone: TestBrowser;
let client: string;
let project: string;
beforeAll(async () => {
  tenant = await factories.makeTenant(server);
  office = await browseAs(server, tenant, await factories.makeUser(tenant));
  worker = await factories.makeUser(tenant, { userType: 'employee' });
  phone = await browseAs(server, tenant, worker);
  client = await factories.makeClient(tenant);
  project = await factories.makeProject(tenant, { client_id: client });
});

const plan = async (values: Parameters<typeof factories.makePlanningItem>[1] = {}) =>
  (
    await factories.makePlanningItem(tenant, {
      project_id: project,
      employeeIds: [worker.employeeId ?? ''],
      ...values,
    })
  ).id;
const show = (fields: Record<string, string>) =>
  addDocument(office, { visibleToWorkers: 'true', ...fields });
const shownOn = async (id: string) =>
  (await phone.get(employeePlanning.get, { params: { id } })).documents?.map(({ title }) => title);
const open = (id: string, documentId: string) =>
  phone.call(employeePlanning.viewDocument, { params: { id, documentId }, query: {} });

describe('the documents of an own planning item', () => {
  it('are those of the item, its project and its client that the office shows', async () => {
    const [item, other] = [await plan(), await plan({ project_id: null, client_id: client })];
    await show({ title: 'Van het project', projectId: project });
    await show({ title: 'Van de klant', clientId: client });
    const own = await show({ title: 'Van het item', planningItemId: item });
    await addDocument(office, { title: 'Geheim', projectId: project });
    await show({ title: 'Ander project', projectId: await factories.makeProject(tenant) });
    await addDocument(office, { title: 'Paspoort', employeeId: worker.employeeId ?? '' });
    expect(await shownOn(item)).toEqual(['Van de klant', 'Van het item', 'Van het project']);
    expect(await shownOn(other)).toEqual(['Van de klant']);
    await office.call(documents.remove, { params: { id: own.id } });
    expect(await shownOn(item)).toEqual(['Van de klant', 'Van het project']);
  });

  it('tell which of them phones keep, and by their version when a file was replaced', async () => {
    const client_id = await factories.makeClient(tenant);
    const item = await plan({ project_id: null, client_id });
    const { id } = await show({ planningItemId: item, availableOffline: 'true' });
    await show({ planningItemId: item, title: 'Z' });
    const read = async () =>
      (await phone.get(employeePlanning.get, { params: { id: item } })).documents ?? [];
    const [first, second] = await read();
    expect([first?.availableOffline, second?.availableOffline]).toEqual([true, false]);
    await sendVersion(office, id, ['nieuw.pdf', pdf()]);
    const [replaced] = await read();
    expect(replaced?.id).toBe(first?.id);
    expect(replaced?.versionId).not.toBe(first?.versionId);
  });

  it('can be opened on that item alone, the newest file of it', async () => {
    const [item, other] = [await plan(), await plan({ project_id: null, client_id: client })];
    const { id } = await show({ projectId: project });
    const hidden = await addDocument(office, { projectId: project });
    await sendVersion(office, id, ['nieuw.pdf', pdf('nieuw')]);
    const answer = await open(item, id);
    expect([answer.statusCode, answer.body]).toEqual([200, pdf('nieuw')]);
    expect(answer.headers).toMatchObject({
      'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none';/),
      'x-content-type-options': 'nosniff',
    });
    expect((await open(other, id)).statusCode).toBe(404);
    expect((await open(item, hidden.id)).statusCode).toBe(404);
  });

  it('are closed to who is not on the item, or only on a draft of it', async () => {
    const { id } = await show({ projectId: project });
    const { id: strange } = await factories.makePlanningItem(tenant, { project_id: project });
    expect((await open(strange, id)).statusCode).toBe(404);
    const item = await plan();
    await changeRows(tenant, 'planning_items', { is_draft: true }, { id: item });
    expect((await open(item, id)).statusCode).toBe(404);
  });
});

describe('the calls of the office', () => {
  it('are forbidden to an employee', async () => {
    const { id, file } = await show({ projectId: project });
    const params = { id };
    const answers = [
      await phone.call(documents.list, { query: {} }),
      await phone.call(documents.get, { params }),
      await phone.call(documents.versions, { params }),
      await phone.call(documents.history, { params }),
      await phone.call(documents.file, { params: { id, versionId: file.id }, query: {} }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(403));
  });
});
