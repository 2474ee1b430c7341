import { randomUUIDv7 } from 'node:crypto';
import { employeePlanning } from '@ploegplan/contract/employee-planning/endpoints';
import { images } from '@ploegplan/contract/images/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { browse, type TestBrowser } from '../../../test/calls/browser.ts';
import {
  emptyDisk,
  encodeForm,
  fileStates,
  filesOnDisk,
  sendForm,
  startOffice,
} from '../../../test/calls/uploads.ts';
import { makeUser, type TestTenant } from '../../../test/data/factories.ts';
import { asOwner, useServer } from '../../../test/servers/server.ts';

const GIGABYTE = 1024 ** 3;

const server = useServer();
let tenant: TestTenant;
let office: TestBrowser;
let itemId: string;
let photo: Buffer<ArrayBuffer>;

beforeEach(async () => {
  ({ tenant, office, itemId, photo } = await startOffice(server));
});

const setLimit = (gigabytes: number | null) =>
  asOwner(
    server.ownerUrl,
    `update tenants set storage_gigabytes = ${gigabytes} where id = '${tenant.id}'`,
  );

/** A file that takes all room but this many bytes. */
const fillBut = (bytes: number, state = 'stored') =>
  tenant.transact((tx) =>
    tx
      .insertInto('stored_files')
      .values({
        id: crypto.randomUUID(),
        state,
        content_type: 'image/png',
        size_bytes: GIGABYTE - bytes,
        width: 1,
        height: 1,
      })
      .execute(),
  );

const upload = (name = 'gevel.jpg') =>
  sendForm(office, images.upload, itemId, { files: [[name, photo]] });

const used = () => office.get(images.storage);

describe('GET /images/storage', () => {
  it('returns the room that files take, and no limit by default', async () => {
    expect(await used()).toEqual({ usedBytes: 0, limitBytes: null });
    await upload();
    const { usedBytes } = await used();
    const [stored] = await office.get(images.list, {
      params: { type: 'planningitem', id: itemId },
    });
    expect(usedBytes).toBe(stored?.sizeBytes);
    await setLimit(3);
    expect(await used()).toEqual({ usedBytes, limitBytes: 3 * GIGABYTE });
  });

  it('counts running uploads, not files that are being deleted', async () => {
    await fillBut(1_000, 'pending');
    await fillBut(0, 'deleting');
    expect((await used()).usedBytes).toBe(GIGABYTE - 1_000);
  });

  it('is forbidden to employees', async () => {
    const { username } = await makeUser(tenant, { userType: 'employee' });
    const browser = browse(server, tenant);
    await browser.login(username);
    expect((await browser.call(images.storage)).statusCode).toBe(403);
  });
});

describe('an upload beyond the room of the tenant', () => {
  beforeEach(() => setLimit(1));

  it('is rejected, and nothing of it is stored', async () => {
    await fillBut(photo.length - 1);
    const answer = await upload();
    expect([answer.statusCode, answer.json().code]).toEqual([507, 'storage-limit']);
    expect(await fileStates(tenant)).toEqual(['stored']);
    expect(await filesOnDisk(server, tenant)).toEqual(emptyDisk);
  });

  it('is accepted when it just fits, or there is room again', async () => {
    await fillBut(100_000);
    const { usedBytes } = await used();
    expect((await upload()).statusCode).toBe(200);
    const taken = (await used()).usedBytes - usedBytes;
    await tenant.transact((tx) => tx.deleteFrom('images').execute());
    await tenant.transact((tx) => tx.deleteFrom('stored_files').execute());
    await fillBut(taken);
    expect((await upload('vol.jpg')).statusCode).toBe(200);
    expect((await upload('meer.jpg')).statusCode).toBe(507);
    await setLimit(2);
    expect((await upload('meer.jpg')).statusCode).toBe(200);
  });

  it('is answered as at first when it is repeated with its Idempotency-Key, though nothing more fits', async () => {
    const key = randomUUIDv7();
    const form = { files: [['gevel.jpg', photo]] as [string, Buffer<ArrayBuffer>][] };
    const { body, contentType } = await encodeForm(form);
    const headers = { 'content-type': contentType, 'idempotency-key': key };
    const send = () => office.request('POST', `/api/planningitem/${itemId}/images`, body, headers);
    const first = await send();
    expect(first.statusCode).toBe(200);
    const { usedBytes } = await used();
    await fillBut(usedBytes);
    expect((await upload('meer.jpg')).statusCode).toBe(507);
    const again = await send();
    expect([again.statusCode, again.body]).toEqual([200, first.body]);
    expect(
      await tenant.transact((tx) => tx.selectFrom('images').select('filename').execute()),
    ).toEqual([{ filename: 'gevel.jpg' }]);
  });

  it('keeps the recorded hours as they were', async () => {
    const { username, employeeId } = await makeUser(tenant, { userType: 'employee' });
    await tenant.transact((tx) =>
      tx
        .insertInto('planning_assignments')
        .values({ planning_item_id: itemId, employee_id: employeeId ?? '', date: '2030-01-07' })
        .execute(),
    );
    const browser = browse(server, tenant);
    await browser.login(username);
    await fillBut(10);
    const answer = await sendForm(browser, employeePlanning.record, itemId, {
      files: [['gevel.jpg', photo]],
      fields: [['hoursWorked', '8']],
    });
    expect([answer.statusCode, answer.json().code]).toEqual([507, 'storage-limit']);
    const item = await browser.get(employeePlanning.get, { params: { id: itemId } });
    expect([item.hoursWorked, item.images]).toEqual([null, []]);
    const saved = await browser.call(employeePlanning.record, {
      params: { id: itemId },
      body: { hoursWorked: 8 },
    });
    expect(saved.json()).toMatchObject({ hoursWorked: 8 });
  });
});
