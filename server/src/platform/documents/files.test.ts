import { readFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { documents } from '@ploegplan/contract/documents/endpoints';
import { limits } from '@ploegplan/contract/limits';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browseAs, type TestBrowser } from '../../../test/calls/browser.ts';
import { drawJpeg, emptyDisk, fileStates, filesOnDisk } from '../../../test/calls/uploads.ts';
import { addDocument, pdf, sendDocument } from '../../../test/data/documents.ts';
import { makeTenant, makeUser, type TestTenant } from '../../../test/data/factories.ts';
import { useOwnServer } from '../../../test/servers/server.ts';

const server = useOwnServer();
let tenant: TestTenant;
let office: TestBrowser;
beforeAll(() => server.app.listen({ port: 0, host: '127.0.0.1' }));
beforeEach(async () => {
  tenant = await makeTenant(server);
  office = await browseAs(server, tenant, await makeUser(tenant));
});

describe('the name of a file', () => {
  it.each([
    'VGM-plan 2026 (definitief).pdf',
    'gevel & kap; 50% [v2] {b} #1.pdf',
    "Kees' plan, versie 2.5.pdf",
    'Überprüfung Škoda – €.pdf',
    'cafe\u0301.pdf',
    '合同.pdf',
    '👷‍♀️ veiligheid.pdf',
    'HOOFDLETTERS.PDF',
    'a..b.pdf',
    'console.pdf',
    'x'.repeat(limits.filename - 4).concat('.pdf'),
    'é'.repeat(125).concat('.pdf'),
    '%2e%2e%2fplan.pdf',
    '~plan.pdf',
    '-rf.pdf',
    'plan;filename=ander.pdf',
  ])('%j comes back as it was typed', async (filename) => {
    const { id, file } = await addDocument(office, { filename });
    expect(file.filename).toBe(filename);
    const answer = await office.call(documents.file, {
      params: { id, versionId: file.id },
      query: { download: 'true' },
    });
    const [, encoded = ''] =
      /filename\*=UTF-8''(\S+)$/.exec(String(answer.headers['content-disposition'])) ?? [];
    expect(decodeURIComponent(encoded)).toBe(filename);
  });

  it.each([
    ['', 'filename-empty'],
    [`${'x'.repeat(300)}.pdf`, 'filename-too-long'],
    ['../../plan.pdf', 'filename-path'],
    ['C:\\Users\\plan.pdf', 'filename-path'],
    ['/etc/plan.pdf', 'filename-path'],
    ['plan\u0000.pdf', 'filename-hidden'],
    ['plan\r\nX-Kop: 1.pdf', 'filename-hidden'],
    ['plan\u001B[31m.pdf', 'filename-hidden'],
    ['rapport\u202Efdp.pdf', 'filename-hidden'],
    ['rapport\u2066fdp.pdf', 'filename-hidden'],
    ['\uFEFFplan.pdf', 'filename-hidden'],
    ['plan?.pdf', 'filename-characters'],
    ['<script>.pdf', 'filename-characters'],
    ['CON.pdf', 'filename-reserved'],
    ['com1.tekening.pdf', 'filename-reserved'],
    ['.verborgen.pdf', 'filename-edges'],
    ['plan.pdf ', 'filename-edges'],
  ])('%j is refused: %s', async (filename, code) => {
    const answer = await sendDocument(office, { filename });
    expect([answer.statusCode, answer.json().fields]).toEqual([400, [{ field: 'filename', code }]]);
    expect(await fileStates(tenant)).toEqual([]);
  });
});

describe('a file', () => {
  it.each([
    ['pagina.html', '<html></html>'],
    ['tekening.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['start.exe', 'MZ'],
    ['plan', pdf()],
    ['plan.pdf', '<html><script>alert(1)</script>'],
    ['gevel.jpg', pdf()],
    ['gevel.png', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ])('%s is refused when it is of another kind, or not what it is called', async (...file) => {
    const answer = await sendDocument(office, {}, file);
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'unsupported-media-type']);
    expect(await filesOnDisk(server, tenant)).toEqual(emptyDisk);
  });

  it('is refused when it is empty, or missing', async () => {
    const answer = await sendDocument(office, {}, ['leeg.docx', '']);
    expect(answer.json().fields).toEqual([{ field: 'files', code: 'empty' }]);
    expect(await fileStates(tenant)).toEqual([]);
  });

  it('is refused when the room of the company is used up', async () => {
    await tenant.transact((tx) =>
      tx.updateTable('tenants').set({ storage_gigabytes: 1 }).where('id', '=', tenant.id).execute(),
    );
    const row = { content_type: 'application/pdf', width: 0, height: 0, state: 'stored' };
    await tenant.transact((tx) =>
      tx
        .insertInto('stored_files')
        .values({ ...row, id: crypto.randomUUID(), size_bytes: 1_073_741_000 })
        .execute(),
    );
    const answer = await sendDocument(office, {}, ['gevel.jpg', await drawJpeg(900, 600)]);
    expect([answer.statusCode, answer.json().code]).toEqual([507, 'storage-limit']);
    expect(await filesOnDisk(server, tenant)).toEqual(emptyDisk);
  });
});

/** Sends a document of this size, piece by piece, and returns the answer. */
async function sendLarge(bytes: number) {
  const { port } = server.app.server.address() as AddressInfo;
  const field = (name: string, value: string) =>
    `--grens\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const head = Buffer.from(
    `${field('title', 'Groot')}${field('kind', 'other')}--grens\r\ncontent-disposition: form-data; name="files"; filename="groot.zip"\r\n\r\n`,
  );
  const tail = Buffer.from('\r\n--grens--\r\n');
  const piece = Buffer.alloc(64 * 1024, 'x');
  function* contents() {
    yield head;
    for (let left = bytes; left > 0; left -= piece.length) yield piece.subarray(0, left);
    yield tail;
  }
  const sending = httpRequest({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/api/documents',
    headers: {
      host: tenant.host,
      'content-type': 'multipart/form-data; boundary=grens',
      'content-length': head.length + bytes + tail.length,
      'x-xsrf-token': office.cookies.get('XSRF-TOKEN'),
      cookie: office.cookieHeader,
    },
  });
  const answered = new Promise<{ status: number | undefined; body: unknown }>((resolve, reject) => {
    sending.on('error', reject).on('response', (response) => {
      json(response).then((body) => resolve({ status: response.statusCode, body }), reject);
    });
  });
  await pipeline(Readable.from(contents()), sending);
  return answered;
}

/** The highest resident memory of this process so far, in megabytes. */
const peak = async () =>
  Number(/VmHWM:\s+(\d+)/.exec(await readFile('/proc/self/status', 'utf8'))?.[1]) / 1_024;

describe('a large file', () => {
  it.runIf(process.platform === 'linux')(
    'of the largest size is stored without taking memory for it',
    async () => {
      await sendLarge(5_000_000);
      const before = await peak();
      const { status, body } = await sendLarge(limits.documentBytes);
      expect([status, body]).toMatchObject([200, { file: { sizeBytes: limits.documentBytes } }]);
      expect((await peak()) - before).toBeLessThan(60);
    },
  );

  it('of a byte more is refused, and leaves nothing', async () => {
    const { status, body } = await sendLarge(limits.documentBytes + 1);
    expect([status, body]).toMatchObject([413, { code: 'too-large' }]);
    expect(await filesOnDisk(server, tenant)).toEqual(emptyDisk);
  });
});
