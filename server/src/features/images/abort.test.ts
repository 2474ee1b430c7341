import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { images } from '@ploegplan/contract/images';
import { expect, it } from 'vitest';
import { useServer } from '../../../test/server.ts';
import { encodeForm, fileStates, filesOnDisk, startOffice } from '../../../test/uploads.ts';

const server = useServer();
const emptyDisk = { stored: [], unfinished: [] };

it('an upload whose sender goes away half-way leaves nothing behind', async () => {
  const { tenant, office, itemId } = await startOffice(server);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const { body, contentType } = await encodeForm({ files: [['a.jpg', Buffer.alloc(3_000_000)]] });
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
      cookie: [...office.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  });
  sending.on('error', () => undefined);
  sending.write(body.subarray(0, 1_500_000));
  await expect.poll(async () => (await filesOnDisk(server, tenant)).unfinished).toHaveLength(2);
  sending.destroy();
  await expect.poll(() => filesOnDisk(server, tenant)).toEqual(emptyDisk);
  expect(await fileStates(tenant)).toEqual([]);
  expect(await office.get(images.list, { params: { id: itemId } })).toEqual([]);
});
