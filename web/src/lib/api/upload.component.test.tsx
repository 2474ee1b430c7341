import { images } from '@ploegplan/contract/images/endpoints';
import { ImageInfo } from '@ploegplan/contract/images/schemas';
import { sample, sampleId } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { TestApi } from '../../../test/api.ts';
import { opened } from '../../../test/app.tsx';
import { ApiError, NetworkError } from './errors.ts';
import { upload } from './upload.ts';

const info = sample(ImageInfo, { filename: 'gevel.jpg' });
const file = new File(['x'], 'gevel.jpg', { type: 'image/jpeg' });

function start() {
  const api = new TestApi();
  opened.api = api;
  window.fetch = api.fetch;
  const shares: number[] = [];
  const send = (signal?: AbortSignal) =>
    upload(
      images.upload,
      {
        params: { type: 'project', id: sampleId() },
        body: { names: ['voorgevel.jpg'], ids: [sampleId()] },
        files: [file],
        ...(signal && { signal }),
      },
      (share) => shares.push(share),
    );
  return { api, shares, send };
}

test('an upload reports its progress and returns the answer', async () => {
  const { api, shares, send } = start();
  api.answer(images.upload, [info]);
  expect(await send()).toEqual([info]);
  expect(shares).toEqual([0.5]);
  const [request] = api.received(images.upload);
  expect(request).toMatchObject({
    params: { type: 'project' },
    body: { names: ['voorgevel.jpg'] },
  });
  expect(request?.files).toHaveLength(1);
});

test('an upload fails as a call does: rejected, without a connection, aborted', async () => {
  const { api, send } = start();
  api.reject(images.upload, 507, 'storage-limit');
  await expect(send()).rejects.toMatchObject({ code: 'storage-limit', status: 507 });
  await expect(send()).rejects.toBeInstanceOf(ApiError);
  api.disconnect(images.upload);
  await expect(send()).rejects.toBeInstanceOf(NetworkError);
  api.hold(images.upload);
  const abort = new AbortController();
  const sending = send(abort.signal);
  const rejection = expect(sending).rejects.toMatchObject({ name: 'AbortError' });
  await expect.poll(() => api.received(images.upload)).toHaveLength(4);
  abort.abort();
  await rejection;
});
