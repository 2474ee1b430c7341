import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { readdir, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { employeePlanning } from '@ploegplan/contract/employee-planning/endpoints';
import { images } from '@ploegplan/contract/images/endpoints';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { browse, type TestBrowser } from '../../../test/calls/browser.ts';
import { fileStates, sendForm, startOffice } from '../../../test/calls/uploads.ts';
import { makeUser, type TestTenant } from '../../../test/data/factories.ts';
import { useOwnServer } from '../../../test/servers/server.ts';

const disk = mkdtempSync(path.join(tmpdir(), 'ploegplan-disk-'));

/** Mounts a disk of two megabytes, which only root may. */
function mount(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'none', disk], { stdio: 'ignore' });
    return true;
  } catch {
    rmdirSync(disk);
    return false;
  }
}

describe.runIf(mount())('a full disk', () => {
  // Registered first, so that it runs after the server has stopped.
  afterAll(() => {
    execFileSync('umount', [disk]);
    rmdirSync(disk);
  });
  const server = useOwnServer({ filesFolder: disk });
  let tenant: TestTenant;
  let office: TestBrowser;
  let itemId: string;
  let photo: Buffer<ArrayBuffer>;

  beforeAll(async () => {
    ({ tenant, office, itemId } = await startOffice(server));
    const raw = { width: 300, height: 300, channels: 3 } as const;
    photo = await sharp(randomBytes(300 * 300 * 3), { raw })
      .png()
      .toBuffer();
  });
  afterEach(() => rm(path.join(disk, 'filler')));

  const fillBut = async (bytes: number) => {
    const { bavail, bsize } = await statfs(disk);
    await writeFile(path.join(disk, 'filler'), Buffer.alloc(bavail * bsize - bytes));
  };
  const params = (filename: string) => ({ type: 'planningitem', id: itemId, filename });
  const upload = (name: string) =>
    sendForm(office, images.upload, itemId, { files: [[name, photo]] });

  it.each([
    ['arrives', 0],
    ['is rewritten', 300_000],
  ])(
    'rejects an upload whose photo does not fit when it %s, and loses nothing',
    async (_, left) => {
      const name = `${left}.png`;
      expect((await upload(name)).statusCode).toBe(200);
      const before = await fileStates(tenant);
      await fillBut(left);
      const answer = await upload('vol.png');
      expect([answer.statusCode, answer.json().code]).toEqual([507, 'storage-full']);
      expect(await fileStates(tenant)).toEqual(before);
      expect(await readdir(path.join(disk, '.staging'))).toEqual([]);
      const kept = await office.call(images.view, { params: params(name) });
      expect((await sharp(kept.rawPayload).metadata()).width).toBe(300);
    },
  );

  it('is told by /ready, until there is room for a photo', async () => {
    await fillBut(0);
    const ready = async () => (await server.app.inject({ url: '/ready' })).json();
    expect(await ready()).toEqual({ status: 'not-ready', missing: ['disk'] });
    execFileSync('mount', ['-o', 'remount,size=64m', disk]);
    await expect.poll(ready).toEqual({ status: 'ready' });
    execFileSync('mount', ['-o', 'remount,size=2m', disk]);
  });

  it('shows previews all the same', async () => {
    expect((await upload('klein.png')).statusCode).toBe(200);
    await fillBut(0);
    const shown = await office.call(images.view, {
      params: params('klein.png'),
      query: { preview: 'true', maxWidth: '64' },
    });
    expect((await sharp(shown.rawPayload).metadata()).width).toBe(64);
  });

  it('keeps the recorded hours as they were, to be sent again', async () => {
    const { username, employeeId } = await makeUser(tenant, { userType: 'employee' });
    await tenant.transact((tx) =>
      tx
        .insertInto('planning_assignments')
        .values({ planning_item_id: itemId, employee_id: employeeId ?? '', date: '2030-01-07' })
        .execute(),
    );
    const browser = browse(server, tenant);
    await browser.login(username);
    const record = () =>
      sendForm(browser, employeePlanning.record, itemId, {
        files: [['uren.png', photo]],
        fields: [['hoursWorked', '8']],
      });
    await fillBut(0);
    expect((await record()).json()).toMatchObject({ status: 507, code: 'storage-full' });
    const item = await browser.get(employeePlanning.get, { params: { id: itemId } });
    expect(item.hoursWorked).toBeNull();
    await rm(path.join(disk, 'filler'));
    expect((await record()).json()).toMatchObject({ hoursWorked: 8 });
    await fillBut(0);
  });
});
