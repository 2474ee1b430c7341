import { images } from '@ploegplan/contract/images/endpoints';
import { limits } from '@ploegplan/contract/limits';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { browse, type TestBrowser } from '../../../test/calls/browser.ts';
import {
  emptyDisk,
  encodeForm,
  type Form,
  fileStates,
  filesOnDisk,
  sendForm,
  startOffice,
  type UploadFile,
} from '../../../test/calls/uploads.ts';
import * as factories from '../../../test/data/factories.ts';
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

const upload = (form: Form, id = itemId) => sendForm(office, images.upload, id, form);

const sendBytes = (body: Buffer, contentType: string) =>
  office.request('POST', `/api/planningitem/${itemId}/images`, body, {
    'content-type': contentType,
  });

const filenames = async () =>
  (await office.get(images.list, { params: toItemOwner(itemId) })).map(({ filename }) => filename);

describe('POST /planningitem/:id/images', () => {
  beforeAll(start);

  it('adds images under the given names, for any order of the parts', async () => {
    for (const filesFirst of [true, false]) {
      const { id } = await factories.makePlanningItem(tenant);
      const form: Form = {
        files: [
          ['1.jpg', photo],
          ['2.jpg', photo],
        ],
        fields: [
          ['names', 'Gevel noord'],
          ['names', 'Gevel zuid.jpg'],
        ],
        filesFirst,
      };
      const response = await upload(form, id);
      expect(response.statusCode).toBe(200);
      expect(response.json()).toMatchObject([
        { filename: 'Gevel noord.jpg', contentType: 'image/jpeg', planningId: id },
        { filename: 'Gevel zuid.jpg', uploaderEmployeeName: 'kantoor', uploaderEmployeeId: null },
      ]);
    }
  });

  it('uses the file names when no names are given, including accents', async () => {
    const { id } = await factories.makePlanningItem(tenant);
    const response = await upload({ files: [['Façade één.jpg', photo]] }, id);
    expect(response.json()).toMatchObject([{ filename: 'Façade één.jpg' }]);
  });

  it('stores the name of the employee as uploader', async () => {
    const foreman = await factories.makeUser(tenant, { alsoEmployee: true });
    const browser = browse(server, tenant);
    await browser.login(foreman.username);
    const { id } = await factories.makePlanningItem(tenant);
    const response = await sendForm(browser, images.upload, id, { files: [['a.jpg', photo]] });
    expect(response.json()).toMatchObject([
      {
        uploaderEmployeeId: foreman.employeeId,
        uploaderEmployeeName: expect.stringMatching(/^Werknemer/),
      },
    ]);
  });

  it('removes the GPS position and the serial number', async () => {
    const { id } = await factories.makePlanningItem(tenant);
    const taken = await sharp(photo)
      .withExif({ IFD2: { BodySerialNumber: 'SERIE-1' }, IFD3: { GPSLatitude: '52/1 5/1 0/1' } })
      .jpeg()
      .toBuffer();
    await upload({ files: [['taken.jpg', taken]] }, id);
    const params = { ...toItemOwner(id), filename: 'taken.jpg' };
    const { rawPayload } = await office.call(images.view, { params });
    expect(rawPayload.toString('latin1')).not.toContain('SERIE-1');
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
  });

  it('accepts 20 images at once', async () => {
    const { id } = await factories.makePlanningItem(tenant);
    const files: UploadFile[] = Array.from({ length: 20 }, (_, at) => [`${at}.jpg`, photo]);
    expect((await upload({ files }, id)).json()).toHaveLength(20);
  });
});

describe('a rejected upload leaves nothing behind', () => {
  beforeAll(start);

  const html = '<!doctype html><script>alert(1)</script>';
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  const tooManyBytes = () => Buffer.concat([photo, Buffer.alloc(limits.imageBytes)]);
  const many = (): UploadFile[] => Array.from({ length: 21 }, (_, at) => [`${at}.jpg`, photo]);

  it.each<[string, () => Form, number, string]>([
    ['an SVG', () => ({ files: [['a.svg', svg]] }), 415, 'unsupported-media-type'],
    ['HTML called .jpg', () => ({ files: [['a.jpg', html]] }), 415, 'unsupported-media-type'],
    [
      'a truncated image',
      () => ({ files: [['a.jpg', photo.subarray(0, 200)]] }),
      415,
      'damaged-image',
    ],
    ['more than 25 MB', () => ({ files: [['a.jpg', tooManyBytes()]] }), 413, 'too-large'],
    ['more than 20 images', () => ({ files: many() }), 413, 'too-large'],
    ['no image', () => ({ fields: [['names', 'a']] }), 400, 'validation'],
    [
      'an unknown field',
      () => ({ files: [['a.jpg', photo]], fields: [['owner', 'x']] }),
      400,
      'validation',
    ],
    [
      'an empty name',
      () => ({ files: [['a.jpg', photo]], fields: [['names', '']] }),
      400,
      'validation',
    ],
    ['a __proto__ field', () => ({ fields: [['__proto__', 'x']] }), 400, 'malformed'],
  ])('%s', async (_, form, status, code) => {
    const response = await upload(form());
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
    expect(await filesOnDisk(server, tenant)).toEqual(emptyDisk);
    expect(await fileStates(tenant)).toEqual([]);
  });

  it('one invalid image among valid ones, reported by its index', async () => {
    const response = await upload({
      files: [
        ['a.jpg', photo],
        ['b.jpg', html],
      ],
    });
    expect(response.statusCode).toBe(415);
    expect(response.json().fields).toEqual([{ field: 'files.1', code: 'unsupported-media-type' }]);
    expect(await filesOnDisk(server, tenant)).toEqual(emptyDisk);
  });

  it('a number of names other than the number of files', async () => {
    const response = await upload({
      files: [['a.jpg', photo]],
      fields: [
        ['names', 'x'],
        ['names', 'y'],
      ],
    });
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual([{ field: 'names', code: 'one-per-file' }]);
  });

  it('a file in an unknown field', async () => {
    const { body, contentType } = await encodeForm({ files: [['a.jpg', photo]] });
    const renamed = Buffer.from(
      body.toString('latin1').replace('name="files"', 'name="photo"'),
      'latin1',
    );
    const response = await sendBytes(renamed, contentType);
    expect(response.statusCode).toBe(400);
    expect(await filesOnDisk(server, tenant)).toEqual(emptyDisk);
  });

  it('a body that is not a form', async () => {
    const response = await office.request('POST', `/api/planningitem/${itemId}/images`, {
      names: [],
    });
    expect(response.statusCode).toBe(415);
  });

  it('a truncated form', async () => {
    const { body, contentType } = await encodeForm({ files: [['a.jpg', photo]] });
    const response = await sendBytes(body.subarray(0, body.length - 100), contentType);
    expect(response.statusCode).toBe(400);
    expect(await filesOnDisk(server, tenant)).toEqual(emptyDisk);
  });

  it('an item that does not exist, or belongs to another tenant', async () => {
    const stranger = await factories.makePlanningItem(await factories.makeTenant(server));
    for (const id of [crypto.randomUUID(), stranger.id]) {
      expect((await upload({ files: [['a.jpg', photo]] }, id)).statusCode).toBe(404);
    }
    expect(await fileStates(tenant)).toEqual([]);
  });

  it('a taken name, in the upload itself or on the item', async () => {
    const twice = await upload({
      files: [
        ['a.jpg', photo],
        ['a.jpg', photo],
      ],
    });
    expect([twice.statusCode, twice.json().code]).toEqual([409, 'filename-taken']);
    await upload({ files: [['a.jpg', photo]] });
    const again = await upload({
      files: [
        ['b.jpg', photo],
        ['a.jpg', photo],
      ],
    });
    expect([again.statusCode, again.json().code]).toEqual([409, 'filename-taken']);
    expect(await filenames()).toEqual(['a.jpg']);
    expect(await fileStates(tenant)).toEqual(['stored']);
    expect((await filesOnDisk(server, tenant)).stored).toHaveLength(1);
  });
});
