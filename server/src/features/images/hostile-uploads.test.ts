import { readFile } from 'node:fs/promises';
import { images } from '@ploegplan/contract/images/endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestBrowser } from '../../../test/calls/browser.ts';
import { emptyDisk, filesOnDisk, sendForm, startOffice } from '../../../test/calls/uploads.ts';
import type { TestTenant } from '../../../test/data/factories.ts';
import { hostileImages } from '../../../test/data/forged-images.ts';
import { useServer } from '../../../test/servers/server.ts';

const server = useServer();
let tenant: TestTenant;
let office: TestBrowser;
let itemId: string;
let photo: Buffer<ArrayBuffer>;

beforeAll(async () => {
  ({ tenant, office, itemId, photo } = await startOffice(server));
});

const upload = (name: string, contents: Buffer) =>
  sendForm(office, images.upload, itemId, { files: [[name, Buffer.from(contents)]] });

/** The highest resident memory of this process so far, in megabytes. */
const peak = async () =>
  Number(/VmHWM:\s+(\d+)/.exec(await readFile('/proc/self/status', 'utf8'))?.[1]) / 1_024;

const outcomes = {
  'svg.png': 'unsupported-media-type',
  'polyglot.jpg': 'damaged-image',
  'truncated.jpg': 'damaged-image',
  'empty.jpg': 'unsupported-media-type',
  '30000x30000.png': 'too-large',
  'interlaced.png': 'too-large',
  'flat.avif': 'too-large',
  'zip.png': 'unsupported-media-type',
  'appended.jpg': 'accepted',
  'more-pixels.png': 'accepted',
  'text.png': 'accepted',
};

describe.runIf(process.platform === 'linux')('images made to do harm', () => {
  it('are rejected or rewritten, all at once, without taking memory of the server', async () => {
    const all = await hostileImages();
    // Receiving a file takes memory too, which is not what is measured.
    await Promise.all(all.map((_, at) => upload(`gewoon ${at}.jpg`, photo)));
    const before = await peak();
    const answers = await Promise.all(all.map((given) => upload(...given)));
    const found = answers.map(({ statusCode, body }, at) => [
      all[at]?.[0],
      statusCode === 200 ? 'accepted' : JSON.parse(body).code,
    ]);
    expect(Object.fromEntries(found)).toEqual(outcomes);
    expect((await peak()) - before).toBeLessThan(150);
    expect((await filesOnDisk(server, tenant)).unfinished).toEqual(emptyDisk.unfinished);
  });
});
