import { employeePlanning } from '@ploegplan/contract/employee-planning/endpoints';
import { images } from '@ploegplan/contract/images/endpoints';
import { planning } from '@ploegplan/contract/planning/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { browseAs, type TestBrowser } from '../../../test/calls/browser.ts';
import { sendForm } from '../../../test/calls/uploads.ts';
import { makeUser, type TestUser } from '../../../test/data/factories.ts';
import { type Owners, startOwners } from '../../../test/data/image-owners.ts';
import { changeRows } from '../../../test/data/rows.ts';
import { useServer } from '../../../test/servers/server.ts';

const server = useServer();
const { get, viewImage, removeImage } = employeePlanning;

let at: Owners;
let worker: TestUser;
let phone: TestBrowser;
beforeEach(async () => {
  at = await startOwners(server);
  worker = await makeUser(at.tenant, { userType: 'employee' });
  phone = await browseAs(server, at.tenant, worker);
  await assign(at.owners.item.id, '2030-01-07');
});

const assign = (planning_item_id: string, date: string) =>
  at.tenant.transact((tx) =>
    tx
      .insertInto('planning_assignments')
      .values({ planning_item_id, employee_id: worker.employeeId ?? '', date })
      .execute(),
  );
const ownImages = () =>
  changeRows(at.tenant, 'images', { uploader_employee_id: worker.employeeId });
const shown = async (id = at.owners.item.id) => (await phone.get(get, { params: { id } })).images;
const rename = (
  filename: string,
  newFilename: string,
  sourceType = 'planningitem',
  sourceId = at.owners.item.id,
) => phone.call(images.rename, { body: { sourceType, sourceId, filename, newFilename } });
const called = async (filename: string) => {
  const params = { id: at.owners.item.id, filename };
  return {
    view: (await phone.call(viewImage, { params, query: {} })).statusCode,
    rename: (await rename(filename, `${filename} nieuw`)).statusCode,
    remove: (await phone.call(removeImage, { params })).statusCode,
  };
};

describe('the images of the range of an own item', () => {
  it('are shown after those of the item, and those of other days are not', async () => {
    await at.upload(at.owners.range, 'reeks.jpg');
    await at.upload(at.owners.item, 'dag.jpg');
    await at.upload(at.owners.nextItem, 'morgen.jpg');
    expect(await shown()).toEqual(['dag.jpg', 'reeks.jpg']);
    const params = { id: at.owners.item.id, filename: 'reeks.jpg' };
    expect((await phone.call(viewImage, { params, query: {} })).statusCode).toBe(200);
    const missing = { ...params, filename: 'morgen.jpg' };
    expect((await phone.call(viewImage, { params: missing, query: {} })).statusCode).toBe(404);
  });

  it('leave a name to an image of the item', async () => {
    await at.upload(at.owners.range, 'a.jpg');
    await at.upload(at.owners.item, 'a.jpg');
    await ownImages();
    const { imagesInfo = [] } = await phone.get(get, { params: { id: at.owners.item.id } });
    expect(imagesInfo.map(({ metadata }) => metadata.entityType)).toEqual(['planningitem']);
    expect((await rename('a.jpg', 'b')).json()).toMatchObject({
      metadata: { entityType: 'planningitem' },
    });
    expect(await shown()).toEqual(['b.jpg', 'a.jpg']);
    expect((await rename('a.jpg', 'b')).statusCode).toBe(409);
    const params = { id: at.owners.item.id, filename: 'b.jpg' };
    expect((await phone.call(removeImage, { params })).statusCode).toBe(204);
    expect(await at.filenames(at.owners.range)).toEqual(['a.jpg']);
  });

  it('may be renamed and deleted only by their uploader', async () => {
    await at.upload(at.owners.range, 'a.jpg');
    expect(await called('a.jpg')).toEqual({ view: 200, rename: 403, remove: 403 });
    await ownImages();
    expect((await rename('a.jpg', 'b')).json()).toMatchObject({ filename: 'b.jpg' });
    expect((await rename('b.jpg', 'c', 'planningrange', at.owners.range.id)).statusCode).toBe(404);
    const params = { id: at.owners.item.id, filename: 'b.jpg' };
    expect((await phone.call(removeImage, { params })).statusCode).toBe(204);
    expect(await at.filenames(at.owners.range)).toEqual([]);
  });

  it('are not hidden by an image that an employee adds under their name', async () => {
    await at.upload(at.owners.range, 'tekening.jpg');
    const { id } = at.owners.item;
    const send = (name: string) =>
      sendForm(phone, employeePlanning.record, id, { files: [[name, at.photo]] });
    expect((await send('tekening.jpg')).json()).toMatchObject({ code: 'filename-taken' });
    expect(await at.filenames(at.owners.item)).toEqual([]);
    expect((await send('gevel.jpg')).statusCode).toBe(200);
    expect(await shown()).toEqual(['gevel.jpg', 'tekening.jpg']);
  });

  it('are not counted as images of a day', async () => {
    await at.upload(at.owners.range, 'reeks.jpg');
    await at.upload(at.owners.item, 'dag.jpg');
    const days = await at.office.get(planning.range, { params: { id: at.owners.range.id } });
    expect(days.map(({ imageCount = 0 }) => imageCount)).toEqual([1, 0]);
  });
});

describe('an own image', () => {
  const hidden = { view: 404, rename: 404, remove: 404 };
  beforeEach(async () => {
    await at.upload(at.owners.item, 'dag.jpg');
    await at.upload(at.owners.range, 'reeks.jpg');
    await ownImages();
  });

  it('is not found once the employee is taken off the item', async () => {
    await at.tenant.transact((tx) => tx.deleteFrom('planning_assignments').execute());
    expect(await called('dag.jpg')).toEqual(hidden);
    expect(await called('reeks.jpg')).toEqual(hidden);
  });

  it('is not found while the item is a draft', async () => {
    await changeRows(at.tenant, 'planning_items', { is_draft: true });
    expect(await called('dag.jpg')).toEqual(hidden);
    expect(await called('reeks.jpg')).toEqual(hidden);
  });

  it('is not found by an employee of another tenant', async () => {
    const stranger = await startOwners(server);
    const user = await makeUser(stranger.tenant, { userType: 'employee' });
    phone = await browseAs(server, stranger.tenant, user);
    expect(await called('dag.jpg')).toEqual(hidden);
    expect(await called('reeks.jpg')).toEqual(hidden);
  });

  it('of a client or project is not renamed by the employee who uploaded it', async () => {
    await at.attach(at.owners.client, 'copy', [at.owners.item, 'dag.jpg']);
    const { client } = at.owners;
    expect((await rename('dag.jpg', 'b', client.type, client.id)).statusCode).toBe(404);
  });
});
