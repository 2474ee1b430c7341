import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { images } from '@ploegplan/contract/images/endpoints';
import { beforeAll, expect, it } from 'vitest';
import type { TestBrowser } from '../../../test/calls/browser.ts';
import {
  drawJpeg,
  emptyDisk,
  encodeForm,
  fileStates,
  filesOnDisk,
  startOffice,
  type UploadFile,
} from '../../../test/calls/uploads.ts';
import type { TestTenant } from '../../../test/data/factories.ts';
import { useOwnServer } from '../../../test/servers/server.ts';
import { toItemOwner } from '../../platform/gallery/owners.ts';

const server = useOwnServer();

let tenant: TestTenant;
let office: TestBrowser;
let itemId: string;

beforeAll(async () => {
  ({ tenant, office, itemId } = await startOffice(server));
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});

async function sendHalf(files: UploadFile[]) {
  const { port } = server.app.server.address() as AddressInfo;
  const { body, contentType } = await encodeForm({ files });
  const sending = httpRequest({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: `/api/planningitem/${itemId}/images`,
    headers: {
      host: tenant.host,
      'content-type': contentType,
      'content-length': body.length,
      'x-xsrf-token': office.cookies.get('XSRF-TOKEN'),
      cookie: office.cookieHeader,
    },
  });
  sending.on('error', () => undefined);
  sending.write(body.subarray(0, body.length / 2));
  return sending;
}

it('an aborted upload leaves nothing behind', async () => {
  const photo = Buffer.concat([await drawJpeg(), Buffer.alloc(3_000_000)]);
  const sending = await sendHalf([['a.jpg', photo]]);
  await expect.poll(async () => (await filesOnDisk(server, tenant)).unfinished).toHaveLength(2);
  sending.destroy();
  await expect.poll(() => filesOnDisk(server, tenant)).toEqual(emptyDisk);
  expect(await fileStates(tenant)).toEqual([]);
  expect(await office.get(images.list, { params: toItemOwner(itemId) })).toEqual([]);
});

it('a file that is not an image is rejected before the rest of it has arrived', async () => {
  const sending = await sendHalf([
    ['a.jpg', await drawJpeg()],
    ['b.jpg', Buffer.alloc(3_000_000)],
  ]);
  const [response] = await once(sending, 'response');
  expect(response.statusCode).toBe(415);
  expect(await json(response)).toMatchObject({
    fields: [{ field: 'files.1', code: 'unsupported-media-type' }],
  });
  sending.destroy();
  expect(await filesOnDisk(server, tenant)).toEqual(emptyDisk);
});
