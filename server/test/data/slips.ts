import { randomUUIDv7 } from 'node:crypto';
import { slips } from '@ploegplan/contract/slips/endpoints';
import type { SlipContent } from '@ploegplan/contract/slips/schemas';
import type { SlipStrokes } from '@ploegplan/contract/slips/signing.schemas';
import { freezeVersion } from '../../src/features/slips/papers.ts';
import { readPhotos, readVersions, updateSlip } from '../../src/features/slips/repository.ts';
import { insertSlipLink, issueSlipToken } from '../../src/platform/slip-links.ts';
import type { TestBrowser } from '../calls/browser.ts';
import { sendForm } from '../calls/uploads.ts';
import type { TestTenant } from './factories.ts';

export const strokes: SlipStrokes = [
  [
    { x: 10, y: 20, t: 0 },
    { x: 60, y: 80, t: 40 },
  ],
];

export const agreed: SlipContent = {
  what: 'Dakkapel inpakken',
  orderedBy: { name: 'Els Bos', role: 'Uitvoerder', email: '' },
  price: { basis: 'fixed', cents: 125_000, toldAt: '2026-01-05T07:00:00.000Z' },
  lines: [],
  materials: [],
  photos: [],
};

export const createAnswer = () => ({
  ...{ name: 'Els Bos', role: 'Uitvoerder', email: '', reason: '', strokes, device: 'Telefoon' },
});

export const createSignature = (version = 1) => ({
  ...createAnswer(),
  id: randomUUIDv7(),
  version,
  outcome: 'signed' as const,
  position: null,
  at: '2026-01-06T12:00:00.000Z',
});

/** Makes a slip of extra work whose price is agreed, as the user of the browser; returns its id. */
export async function makeSlip(
  browser: TestBrowser,
  projectId: string,
  content: Partial<SlipContent> = {},
  kind: 'extra-work' | 'day-rate' = 'extra-work',
): Promise<string> {
  const id = randomUUIDv7();
  const body = { kind, projectId, version: 1, content: { ...agreed, ...content } };
  await browser.get(slips.save, { params: { id }, body });
  return id;
}

export const sendSlipPhoto = (
  browser: TestBrowser,
  slipId: string,
  { id, photo }: { id: string; photo: Buffer<ArrayBuffer> },
) =>
  sendForm(
    browser,
    slips.addPhoto,
    { type: '', id: slipId },
    { files: [['foto.jpg', photo]], fields: [['ids', id]] },
  );

/** Makes a link to the first version of a slip, to sign it or to confirm a signature; returns its token. */
export const makeSlipLink = (tenant: TestTenant, slipId: string, purpose: 'sign' | 'confirm') =>
  tenant.transact(async (tx) => {
    const [version] = await readVersions(tx, slipId);
    const photos = await readPhotos(tx, slipId);
    const hashes = new Map([...photos.keys()].map((id) => [id, 'a'.repeat(64)]));
    if (version) await freezeVersion(tx, 'Bouwbedrijf', slipId, version, hashes);
    const signatureId = purpose === 'sign' ? null : randomUUIDv7();
    const to = { slipId, version: 1 };
    if (signatureId) {
      const { version: _, position, ...answer } = createSignature();
      await tx
        .insertInto('slip_signatures')
        .values({
          ...{ ...answer, id: signatureId, slip_id: slipId, version: 1, way: 'glass', position },
          strokes: JSON.stringify(strokes),
        })
        .execute();
      await updateSlip(tx, slipId, { state: 'signed' });
    }
    const person = { name: 'Els Bos', email: 'els@example.nl' };
    return issueSlipToken(tx, await insertSlipLink(tx, { ...to, ...person, signatureId }));
  });
