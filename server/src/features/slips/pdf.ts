import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { SlipPaper } from '@ploegplan/contract/slips/schemas';
import { type SlipSignature, signatureField } from '@ploegplan/contract/slips/signing.schemas';
import { toPath } from '@ploegplan/contract/slips/strokes';
import {
  basisNames,
  formatCents,
  isToldLate,
  kindNames,
  outcomeNames,
} from '@ploegplan/contract/slips/texts';
import { formatNumber } from '@ploegplan/contract/values/numbers';
import { toLocalTime } from '@ploegplan/contract/values/sheet';
import { requireFound } from '../../platform/http/problem.ts';
import { MARGIN, openPaper } from '../../platform/pdf/open-paper.ts';
import type { StoredFiles } from '../../platform/storage/stored-files.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { composePaper } from './papers.ts';
import { readPhotos, readSignatures, readVersions } from './repository.ts';
import type { Actor } from './service.ts';

const hourColumns = [
  { x: MARGIN, width: 90 },
  { x: 140, width: 300 },
  { x: 440, width: 60, align: 'right' },
] as const;
const materialColumns = [
  { x: MARGIN, width: 390 },
  { x: 440, width: 60, align: 'right' },
  { x: 508, width: 40 },
] as const;
const SIGNATURE_SCALE = 0.35;
const PHOTO = { width: 240, height: 180 };

const formatDay = (date: string) => date.split('-').reverse().join('-');

const formatMoment = (instant: string) => {
  const [date = '', time = ''] = toLocalTime(instant).split(' ');
  return `${formatDay(date)} ${time}`;
};

interface Content {
  paper: SlipPaper;
  sha256: string | null;
  signatures: readonly SlipSignature[];
  /** The photos that a PDF can hold, by id. */
  photos: ReadonlyMap<string, Buffer>;
}

const describeSignature = (signature: SlipSignature): string[] => [
  [outcomeNames[signature.outcome], signature.name, signature.role, signature.email]
    .filter(Boolean)
    .join(', '),
  `${formatMoment(signature.at)}${signature.way === 'link' ? ', via de link in de mail' : ', op het scherm'}; ontvangen ${formatMoment(signature.arrivedAt)}`,
  ...(signature.reason ? [`Reden: ${signature.reason}`] : []),
  ...(signature.position
    ? [
        `Plaats: ${signature.position.lat.toFixed(5)}, ${signature.position.lon.toFixed(5)} (± ${Math.round(signature.position.accuracy)} m)`,
      ]
    : []),
  `Apparaat: ${signature.device}`,
  ...(signature.confirmedAt
    ? [`Bevestigd per mail op ${formatMoment(signature.confirmedAt)}`]
    : []),
];

/** Writes a version: what was agreed, the hours and material, the photos, and what the client did with it. */
async function writePdf({ paper: slip, sha256, signatures, photos }: Content): Promise<Buffer> {
  const { paper, makeRoom, write, head, row, end } = openPaper();
  head(`${kindNames[slip.kind]} ${slip.number}, versie ${slip.version}`, { size: 16 });
  write(slip.company, 11);
  head('Werk');
  write([slip.project.title, slip.project.number].filter(Boolean).join(', '));
  if (slip.project.location) write(slip.project.location);
  if (slip.client) write(`Klant: ${slip.client}`);
  const { name, role, email } = slip.orderedBy;
  write(`Opdracht van: ${[name, role, email].filter(Boolean).join(', ')}`);
  head('Wat er gebeurt');
  write(slip.what);
  head('Prijs, zonder btw');
  if (slip.price) {
    const { basis, cents, toldAt, arrivedAt } = slip.price;
    write(`Dit werk kost extra. ${basisNames[basis]}: ${formatCents(cents)}`);
    const late = isToldLate(slip) ? ', na het begin van het werk' : '';
    write(`Gezegd op ${formatMoment(toldAt)}${late}; ontvangen ${formatMoment(arrivedAt)}`);
  } else write('Nog niet afgesproken.');
  if (slip.lines.length > 0) {
    head('Uren', { below: slip.lines.length });
    for (const { name: who, date, hours } of slip.lines) {
      row([formatDay(date), who, formatNumber(hours)], hourColumns);
    }
    const sum = slip.lines.reduce((total, { hours }) => total + hours, 0);
    row(['Samen', '', formatNumber(sum)], hourColumns);
  }
  if (slip.materials.length > 0) {
    head('Materiaal', { below: slip.materials.length });
    for (const { what, quantity, unit } of slip.materials) {
      row([what, formatNumber(quantity), unit], materialColumns);
    }
  }
  if (slip.photos.length > 0) head('Foto’s');
  for (const { id, name: photo, sha256: hash } of slip.photos) {
    // What came after the signature is no part of what was signed.
    const content = sha256 && !hash ? undefined : photos.get(id);
    makeRoom((content ? PHOTO.height : 0) + 40);
    if (content) {
      paper.image(content, paper.x, paper.y, { fit: [PHOTO.width, PHOTO.height] });
      paper.y += PHOTO.height + 4;
    }
    write(photo);
    if (hash) write(`SHA-256 ${hash}`, 7);
    else if (sha256) write('Niet aangekomen voordat de bon werd getekend.');
  }
  if (signatures.length === 0) {
    head('Voor akkoord', { below: 8 });
    write('Naam en functie:');
    paper.moveDown(2);
    write('Datum en handtekening:');
    paper.moveDown(4);
  }
  for (const signature of signatures) {
    head(signature.outcome === 'signed' ? 'Voor akkoord' : 'Antwoord van de klant', { below: 10 });
    for (const line of describeSignature(signature)) write(line);
    if (signature.strokes.length === 0) continue;
    const height = signatureField.height * SIGNATURE_SCALE;
    makeRoom(height);
    paper.save().translate(MARGIN, paper.y).scale(SIGNATURE_SCALE).lineWidth(4).lineCap('round');
    paper.path(toPath(signature.strokes)).stroke().restore();
    paper.x = MARGIN;
    paper.y += height;
  }
  head('Kenmerk', { below: 3 });
  write(`Bon ${slip.number}, versie ${slip.version}`);
  if (sha256) write(`SHA-256 ${sha256}`);
  if (signatures.some(({ outcome }) => outcome === 'signed')) {
    write('Of dit bestand echt is, ziet u op /bon-controle van de site die deze bon gaf.');
  }
  return end();
}

/** Reads the photos that a PDF can hold. */
async function readJpegs(
  files: StoredFiles,
  tenantId: string,
  stored: Awaited<ReturnType<typeof readPhotos>>,
): Promise<Map<string, Buffer>> {
  const photos = new Map<string, Buffer>();
  for (const [id, { fileId, contentType }] of stored) {
    if (contentType !== 'image/jpeg') continue;
    const contents = await files.read(tenantId, fileId);
    if (contents) photos.set(id, await buffer(contents));
  }
  return photos;
}

interface Request {
  tenant: Actor['tenant'];
  slipId: string;
  version: number;
}

/**
 * Makes the PDF of a version. That of a signed one is remembered by its SHA-256, so that everybody can verify the file. Takes as long as
 * its photos: not within a transaction.
 */
export async function makeSlipPdf(
  files: StoredFiles,
  transact: <T>(work: (tx: TenantTx) => Promise<T>) => Promise<T>,
  { tenant, slipId, version }: Request,
): Promise<{ name: string; content: Buffer }> {
  const read = await transact(async (tx) => {
    const found = requireFound(
      (await readVersions(tx, slipId)).find(({ number }) => number === version),
    );
    return {
      paper: found.paper ?? (await composePaper(tx, tenant.displayName, slipId, found)),
      sha256: found.sha256,
      signatures: (await readSignatures(tx, slipId)).filter((it) => it.version === version),
      stored: await readPhotos(tx, slipId),
    };
  });
  const { paper, sha256, signatures } = read;
  const photos = await readJpegs(files, tenant.id, read.stored);
  const content = await writePdf({ paper, sha256, signatures, photos });
  if (signatures.some(({ outcome }) => outcome === 'signed')) {
    const hash = createHash('sha256').update(content).digest('hex');
    await transact((tx) =>
      tx
        .insertInto('slip_papers')
        .values({ sha256: hash, slip_id: slipId, version })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
  }
  return { name: `${kindNames[paper.kind]} ${paper.number} versie ${version}.pdf`, content };
}
