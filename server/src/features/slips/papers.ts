import { createHash } from 'node:crypto';
import type { SlipPaper } from '@ploegplan/contract/slips/schemas';
import { sql } from 'kysely';
import type { StoredFiles } from '../../platform/storage/stored-files.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { readPhotos, type StoredVersion } from './repository.ts';

/** The SHA-256 of photos by their id. */
export type PhotoHashes = ReadonlyMap<string, string>;

/** Reads the photos of a slip to tell what they are. Takes as long as that: not within a transaction. */
export async function hashPhotos(
  files: StoredFiles,
  tenantId: string,
  slipId: string,
): Promise<PhotoHashes> {
  const photos = await files.transact(tenantId, (tx) => readPhotos(tx, slipId));
  const hashes = new Map<string, string>();
  for (const [id, { fileId }] of photos) {
    const contents = await files.read(tenantId, fileId);
    if (!contents) continue;
    const hash = createHash('sha256');
    for await (const chunk of contents) hash.update(chunk as Buffer);
    hashes.set(id, hash.digest('hex'));
  }
  return hashes;
}

/** Reads what a version says, in words: names instead of ids. */
export async function composePaper(
  tx: TenantTx,
  company: string,
  slipId: string,
  { number: version, content, toldArrivedAt }: StoredVersion,
  hashes: PhotoHashes = new Map(),
): Promise<SlipPaper> {
  const { rows } = await sql<Pick<SlipPaper, 'number' | 'kind' | 'project' | 'client'>>`
    select s.number, s.kind, coalesce(c.name, '') as client,
           jsonb_build_object('title', p.title, 'number', p.number, 'location', p.location) as project
      from slips s join projects p on p.id = s.project_id left join clients c on c.id = p.client_id
     where s.id = ${slipId}`.execute(tx);
  const [slip] = rows;
  if (!slip) throw new Error('A version of no slip');
  const staff = await tx
    .selectFrom('employees')
    .select(['id', 'name'])
    .where(
      'id',
      '=',
      sql<string>`any (${content.lines.map(({ employeeId }) => employeeId)}::uuid[])`,
    )
    .execute();
  const names = new Map(staff.map(({ id, name }) => [id, name]));
  const { what, orderedBy, price, lines, materials, photos } = content;
  return {
    company,
    ...slip,
    version,
    what,
    orderedBy,
    price: price && { ...price, arrivedAt: (toldArrivedAt ?? new Date()).toISOString() },
    lines: lines
      .map(({ employeeId, date, hours }) => ({ name: names.get(employeeId) ?? '', date, hours }))
      .toSorted((a, b) => `${a.date} ${a.name}`.localeCompare(`${b.date} ${b.name}`, 'nl')),
    materials,
    photos: photos.map((photo) => ({ ...photo, sha256: hashes.get(photo.id) ?? null })),
  };
}

const sortKeys = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** The SHA-256 of a paper as JSON with its keys in order, so that it is the same after it was stored. */
export const hashPaper = (paper: SlipPaper): string =>
  createHash('sha256').update(JSON.stringify(paper, sortKeys)).digest('hex');

/** Fixes a version as it is now, with its photos; a trigger refuses every change of it from then on. */
export async function freezeVersion(
  tx: TenantTx,
  company: string,
  slipId: string,
  version: StoredVersion,
  hashes: PhotoHashes,
): Promise<void> {
  if (version.sha256 !== null) return;
  const paper = await composePaper(tx, company, slipId, version, hashes);
  await tx
    .updateTable('slip_versions')
    .set({
      paper: JSON.stringify(paper),
      sha256: hashPaper(paper),
      frozen_at: sql`clock_timestamp()`,
    })
    .where('slip_id', '=', slipId)
    .where('number', '=', version.number)
    .execute();
}
