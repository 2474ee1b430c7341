import { images } from '@ploegplan/contract/images/endpoints';
import { planning } from '@ploegplan/contract/planning/endpoints';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { browse, type TestBrowser } from '../../../test/calls/browser.ts';
import {
  drawJpeg,
  emptyDisk,
  fileStates,
  filesOnDisk,
  sendForm,
  startOffice,
  type UploadFile,
} from '../../../test/calls/uploads.ts';
import * as factories from '../../../test/data/factories.ts';
import { changeRows } from '../../../test/data/rows.ts';
import { useServer } from '../../../test/servers/server.ts';
import { toItemOwner } from '../../platform/gallery/owners.ts';

const server = useServer();

let tenant: factories.TestTenant;
let office: TestBrowser;
let itemId: string;
let photo: Buffer<ArrayBuffer>;

const start = async () => {
  ({ tenant, office, itemId, photo } = await startOffice(server));
};

const upload = (files: UploadFile[], id = itemId) => sendForm(office, images.upload, id, { files });

const view = (filename: string, query?: Record<string, string>) =>
  office.call(images.view, { params: { ...toItemOwner(itemId), filename }, query: { ...query } });

const filenames = async () =>
  (await office.get(images.list, { params: toItemOwner(itemId) })).map(({ filename }) => filename);

describe('GET /planningitem/:id/images/:filename', () => {
  beforeAll(async () => {
    await start();
    await sendForm(office, images.upload, itemId, {
      files: [['1.jpg', await drawJpeg(900, 600)]],
      fields: [['names', 'Gevel "é"']],
    });
  });
  const name = 'Gevel _é_.jpg';

  it('returns the original with its type and name, and headers that prevent script execution', async () => {
    const { statusCode, headers, rawPayload } = await view(name);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(rawPayload.length),
      'content-disposition': `inline; filename="Gevel ___.jpg"; filename*=UTF-8''Gevel%20_%C3%A9_.jpg`,
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^sandbox;/),
    });
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 900, height: 600 });
  });

  it('returns a preview as WebP, at most 512 wide by default', async () => {
    const usual = await view(name, { preview: 'true' });
    expect(usual.headers['content-type']).toBe('image/webp');
    expect((await sharp(usual.rawPayload).metadata()).width).toBe(512);
    const small = await view(name, { preview: 'true', maxWidth: '100' });
    expect((await sharp(small.rawPayload).metadata()).width).toBe(64);
    const large = await view(name, { preview: 'true', maxWidth: '2000' });
    expect((await sharp(large.rawPayload).metadata()).width).toBe(900);
  });

  it('stores a preview, so that it is made once', async () => {
    await Promise.all([1, 2, 3].map(() => view(name, { preview: 'true', maxWidth: '64' })));
    const { stored } = await filesOnDisk(server, tenant);
    expect(stored.filter((file) => file.endsWith('preview-64.webp'))).toHaveLength(1);
    expect((await view(name, { preview: 'true', maxWidth: '64' })).statusCode).toBe(200);
  });

  it('answers 304 for a matching etag', async () => {
    const { headers } = await view(name);
    const url = `/api/planningitem/${itemId}/images/${encodeURIComponent(name)}`;
    const fresh = { 'if-none-match': `W/"other", ${headers.etag}` };
    const again = await office.request('GET', url, undefined, fresh);
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const preview = await office.request('GET', `${url}?preview=true`, undefined, fresh);
    expect(preview.statusCode).toBe(200);
  });

  it('answers HEAD without a body', async () => {
    const { statusCode, body } = await server.app.inject({
      method: 'HEAD',
      url: `/api/planningitem/${itemId}/images/${encodeURIComponent(name)}`,
      headers: { host: tenant.host },
      cookies: Object.fromEntries(office.cookies),
    });
    expect([statusCode, body]).toEqual([200, '']);
  });

  it.each(['0', '5000', '-1', 'abc', '1e3'])('rejects a width of %s', async (maxWidth) => {
    expect((await view(name, { preview: 'true', maxWidth })).statusCode).toBe(400);
  });

  it('answers 404 for an unknown image or item', async () => {
    expect((await view('weg.jpg')).statusCode).toBe(404);
    const stranger = browse(server, await factories.makeTenant(server));
    expect(
      (await stranger.call(images.view, { params: { ...toItemOwner(itemId), filename: name } }))
        .statusCode,
    ).toBe(401);
  });
});

describe('POST /images/rename', () => {
  beforeAll(async () => {
    await start();
    await upload([
      ['a.jpg', photo],
      ['b.jpg', photo],
    ]);
  });

  const rename = (filename: string, newFilename: string, browser = office) =>
    browser.call(images.rename, {
      body: { sourceType: 'planningitem', sourceId: itemId, filename, newFilename },
    });

  it('keeps the order of the images', async () => {
    await rename('a.jpg', 'z');
    const listed = await office.get(images.list, { params: toItemOwner(itemId) });
    expect(listed.map(({ filename }) => filename)).toEqual(['z.jpg', 'b.jpg']);
    await rename('z.jpg', 'a');
  });

  it('keeps a typed extension, and appends the old one to a name without an extension', async () => {
    expect((await rename('a.jpg', 'voorgevel')).json()).toMatchObject({
      filename: 'voorgevel.jpg',
    });
    expect((await rename('voorgevel.jpg', 'a.PNG')).json()).toMatchObject({ filename: 'a.PNG' });
    expect(await filenames()).toEqual(['a.PNG', 'b.jpg']);
    expect((await view('a.PNG')).headers['content-type']).toBe('image/jpeg');
    await rename('a.PNG', 'a.jpg');
  });

  it('ignores an unchanged or blank name', async () => {
    expect((await rename('a.jpg', 'a.jpg')).json()).toMatchObject({ filename: 'a.jpg' });
    expect((await rename('a.jpg', '  ')).json()).toMatchObject({ filename: 'a.jpg' });
  });

  it('rejects a name that is taken', async () => {
    const response = await rename('a.jpg', 'b');
    expect([response.statusCode, response.json().code]).toEqual([409, 'filename-taken']);
  });

  it('rejects unknown fields and invalid values', async () => {
    expect((await rename('a.jpg', '')).statusCode).toBe(400);
    expect((await rename('a.jpg', 'x'.repeat(256))).statusCode).toBe(400);
  });

  it('rejects an unknown owner type', async () => {
    const named = { sourceType: 'employee', sourceId: itemId, filename: 'a.jpg', newFilename: 'c' };
    const response = await office.call(images.rename, { body: named });
    expect([response.statusCode, response.json().fields]).toEqual([
      400,
      [{ field: 'sourceType', code: 'Unsupported image entity type' }],
    ]);
  });

  it('allows employees to rename only own images, on items to which they are assigned', async () => {
    const employee = await factories.makeUser(tenant, { userType: 'employee' });
    const browser = browse(server, tenant);
    await browser.login(employee.username);
    expect((await rename('a.jpg', 'c', browser)).statusCode).toBe(404);
    await tenant.transact((tx) =>
      tx
        .insertInto('planning_assignments')
        .values({
          planning_item_id: itemId,
          employee_id: employee.employeeId ?? '',
          date: '2030-01-07',
        })
        .execute(),
    );
    const response = await rename('a.jpg', 'c', browser);
    expect([response.statusCode, response.json().code]).toEqual([403, 'not-uploader']);
    await changeRows(
      tenant,
      'images',
      { uploader_employee_id: employee.employeeId },
      { filename: 'a.jpg' },
    );
    expect((await rename('a.jpg', 'c', browser)).json()).toMatchObject({ filename: 'c.jpg' });
  });

  it('is forbidden to other types of users, even when linked to the employee who uploaded the image', async () => {
    const employeeId = await factories.makeEmployee(tenant);
    await tenant.transact(async (tx) => {
      const assignment = { planning_item_id: itemId, employee_id: employeeId, date: '2030-01-07' };
      await tx.insertInto('planning_assignments').values(assignment).execute();
      const own = tx.updateTable('images').set({ uploader_employee_id: employeeId });
      await own.where('filename', '=', 'b.jpg').execute();
    });
    const other = await factories.makeUser(tenant, { userType: 'other', employeeId });
    const browser = browse(server, tenant);
    await browser.login(other.username);
    const response = await rename('b.jpg', 'd', browser);
    expect([response.statusCode, response.json().code]).toEqual([403, 'forbidden']);
  });
});

describe('deleting images', () => {
  beforeAll(start);

  it('deletes the image, its file and its previews', async () => {
    await upload([['a.jpg', photo]]);
    await view('a.jpg', { preview: 'true' });
    expect((await filesOnDisk(server, tenant)).stored).toHaveLength(2);
    const params = { ...toItemOwner(itemId), filename: 'a.jpg' };
    expect((await office.call(images.remove, { params })).statusCode).toBe(204);
    expect(await filesOnDisk(server, tenant)).toEqual(emptyDisk);
    expect(await fileStates(tenant)).toEqual([]);
    expect((await office.call(images.remove, { params })).statusCode).toBe(404);
  });

  it('keeps a file that another image still uses', async () => {
    await upload([['a.jpg', photo]]);
    const other = await factories.makePlanningItem(tenant);
    await tenant.transact(async (tx) => {
      const { stored_file_id } = await tx
        .selectFrom('images')
        .select('stored_file_id')
        .executeTakeFirstOrThrow();
      await tx
        .insertInto('images')
        .values({
          id: crypto.randomUUID(),
          planning_item_id: other.id,
          filename: 'zelfde.jpg',
          stored_file_id,
        })
        .execute();
    });
    await office.call(images.remove, { params: { ...toItemOwner(itemId), filename: 'a.jpg' } });
    expect(await fileStates(tenant)).toEqual(['stored']);
    await office.call(images.remove, {
      params: { ...toItemOwner(other.id), filename: 'zelfde.jpg' },
    });
    expect(await fileStates(tenant)).toEqual([]);
    expect(await filesOnDisk(server, tenant)).toEqual(emptyDisk);
  });

  it('deletes the files of a deleted planning item', async () => {
    const { id } = await factories.makePlanningItem(tenant);
    await upload([['a.jpg', photo]], id);
    await office.call(planning.remove, { params: { id } });
    expect(await fileStates(tenant)).toEqual([]);
    expect(await filesOnDisk(server, tenant)).toEqual(emptyDisk);
  });
});
