import { images } from '@ploegplan/contract/images/endpoints';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawJpeg, fileStates, sendForm, startOffice } from '../../../test/calls/uploads.ts';
import { useOwnServer } from '../../../test/servers/server.ts';

const server = useOwnServer({ bucket: true });

it('images lie in a bucket, with their previews, until they are deleted', async () => {
  const { tenant, office, itemId } = await startOffice(server);
  const form = {
    files: [['gevel.jpg', await drawJpeg(900, 600)]] as [string, Buffer<ArrayBuffer>][],
  };
  expect((await sendForm(office, images.upload, itemId, form)).statusCode).toBe(200);
  const params = { type: 'planningitem', id: itemId, filename: 'gevel.jpg' };
  const preview = await office.call(images.view, { params, query: { preview: 'true' } });
  expect((await sharp(preview.rawPayload).metadata()).width).toBe(512);
  const original = await office.call(images.view, { params });
  expect((await sharp(original.rawPayload).metadata()).width).toBe(900);
  const stored = [...(server.s3?.objects.keys() ?? [])].map((key) => key.split('/'));
  expect(stored.map(([prefix, owner]) => [prefix, owner])).toEqual(
    Array(2).fill(['files', tenant.id]),
  );
  expect(stored.map((key) => key[3] ?? '').toSorted((a, b) => a.localeCompare(b))).toEqual([
    'original',
    'preview-512.webp',
  ]);

  expect((await office.call(images.remove, { params })).statusCode).toBe(204);
  expect(server.s3?.objects.size).toBe(0);
  expect(await fileStates(tenant)).toEqual([]);
});

it('a bucket whose quota is used up answers 507, and keeps nothing', async () => {
  const { tenant, office, itemId, photo } = await startOffice(server);
  if (server.s3) server.s3.refuseWrites = true;
  const answer = await sendForm(office, images.upload, itemId, { files: [['gevel.jpg', photo]] });
  expect([answer.statusCode, answer.json().code]).toEqual([507, 'storage-full']);
  expect(server.s3?.objects.size).toBe(0);
  expect(await fileStates(tenant)).toEqual([]);
});
