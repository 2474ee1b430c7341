import { randomUUIDv7 } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Slip, SlipDraft, SlipStateChange } from '@ploegplan/contract/slips/schemas';
import type { LinkedSignature, NewSlipSignature } from '@ploegplan/contract/slips/signing.schemas';
import { HttpProblem, requireFound } from '../../platform/http/problem.ts';
import type { AccountMails } from '../../platform/mail/account-mails.ts';
import type { Session } from '../../platform/sessions/access.ts';
import { insertSlipLink, type SlipLink } from '../../platform/slip-links.ts';
import type { Tenant } from '../../platform/tenants/directory.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { bookHours, listOpenHours } from './hours.ts';
import { composePaper, freezeVersion, type PhotoHashes } from './papers.ts';
import {
  demandWork,
  insertSlip,
  lockSlips,
  readRows,
  readSignatures,
  readVersions,
  type StoredVersion,
  updateSlip,
  writeVersion,
} from './repository.ts';

type Mails = Pick<AccountMails, 'sendSlip'>;

/** Who acts on a slip, and for which company. */
export interface Actor {
  tenant: Pick<Tenant, 'id' | 'displayName'>;
  session: Session;
}

/** A slip that the user may see; throws a 404 for another one. */
export async function demandSlip(tx: TenantTx, { session }: Pick<Actor, 'session'>, id: string) {
  const [row] = await readRows(tx, { session, id });
  return requireFound(row);
}

/** A slip that the user may see, with all of it. */
export async function showSlip(
  tx: TenantTx,
  { tenant, session }: Actor,
  id: string,
): Promise<Slip> {
  const row = await demandSlip(tx, { session }, id);
  const signatures = await readSignatures(tx, id);
  const versions: Slip['versions'] = [];
  for (const stored of await readVersions(tx, id)) {
    const { number, content, paper, sha256, frozenAt, savedAt, by } = stored;
    versions.push({
      number,
      content,
      paper: paper ?? (await composePaper(tx, tenant.displayName, id, stored)),
      sha256,
      frozenAt: frozenAt?.toISOString() ?? null,
      savedAt: savedAt.toISOString(),
      by,
      signatures: signatures
        .filter(({ version }) => version === number)
        .map(({ version, ...signature }) => signature),
    });
  }
  return { ...row, versions, openHours: await listOpenHours(tx, id) };
}

const stale = (current: unknown) => new HttpProblem('stale-version', { current });

const notLater = (instant: string) =>
  new Date(Math.min(Date.parse(instant), Date.now())).toISOString();

/** Saves a version: the first of a new slip, the one that nobody was asked to sign, or the next one. */
export async function saveSlip(
  tx: TenantTx,
  actor: Actor,
  id: string,
  { kind, projectId, version, content }: SlipDraft,
): Promise<Slip> {
  await lockSlips(tx);
  await demandWork(tx, actor.session, projectId);
  const [last] = await readVersions(tx, id);
  if (last) {
    const current = await demandSlip(tx, actor, id);
    if (version !== (last.sha256 === null ? last.number : last.number + 1)) throw stale(current);
    if (current.state === 'invoiced') throw new HttpProblem('already-decided');
    const hasMoved = kind !== current.kind || projectId !== current.projectId;
    // The hours of what was signed are on that work.
    if (hasMoved && version > 1) throw stale(current);
    await updateSlip(tx, id, { state: 'draft', kind, project_id: projectId });
  } else {
    if (version !== 1) throw new HttpProblem('not-found');
    await insertSlip(tx, id, { kind, projectId });
  }
  const price = content.price && { ...content.price, toldAt: notLater(content.price.toldAt) };
  const isTold = last?.content.price && isDeepStrictEqual(last.content.price, price);
  const toldArrivedAt = isTold ? last.toldArrivedAt : price && new Date();
  await writeVersion(tx, id, { number: version, content: { ...content, price }, toldArrivedAt });
  return showSlip(tx, actor, id);
}

/** The last version, if that is the one that the caller saw, and nobody has signed it. */
async function claimVersion(
  tx: TenantTx,
  slipId: string,
  { version, isWhole }: { version: number; isWhole: boolean },
): Promise<StoredVersion> {
  const [last] = await readVersions(tx, slipId);
  const found = requireFound(last);
  if (found.number !== version) throw stale({ version: found.number });
  const signatures = await readSignatures(tx, slipId);
  if (signatures.some((it) => it.version === version && it.outcome === 'signed')) {
    throw new HttpProblem('already-decided');
  }
  const { what, orderedBy, price } = found.content;
  const given = {
    what: what !== '',
    'orderedBy.name': orderedBy.name !== '',
    price: price !== null,
  };
  const missing = Object.entries(given).flatMap(([field, isGiven]) => (isGiven ? [] : [field]));
  if (isWhole && missing.length > 0) {
    throw new HttpProblem('validation', {
      fields: missing.map((field) => ({ field, code: 'required' })),
    });
  }
  return found;
}

const states = { signed: 'signed', refused: 'refused', absent: 'waiting' } as const;

interface Signing extends Pick<SlipLink, 'slipId' | 'version'> {
  way: 'glass' | 'link';
  signature: Omit<NewSlipSignature, 'version'>;
}

/** Records what the client did with a version that is frozen, and what follows from that: its hours, and the copy by mail. */
async function recordSignature(
  tx: TenantTx,
  tenantId: string,
  { slipId, version, way, signature }: Signing,
  mails: Mails,
): Promise<void> {
  const { id, outcome, name, role, email, reason, device, at } = signature;
  await tx
    .insertInto('slip_signatures')
    .values({
      ...{ id, slip_id: slipId, version, outcome, way, name, role, email, reason, device },
      strokes: JSON.stringify(signature.strokes),
      position: signature.position && JSON.stringify(signature.position),
      at: notLater(at),
    })
    .execute();
  await updateSlip(tx, slipId, { state: states[outcome] });
  if (outcome !== 'signed') return;
  await bookHours(tx, slipId);
  if (email === '') return;
  const linkId = await insertSlipLink(tx, { slipId, version, signatureId: id, name, email });
  await mails.sendSlip(tx, { tenantId, linkId });
}

/** Records what the client's person did on the glass. The same signature again changes nothing. */
export async function signSlip(
  tx: TenantTx,
  actor: Actor,
  {
    id,
    body,
    hashes,
    mails,
  }: { id: string; body: NewSlipSignature; hashes: PhotoHashes; mails: Mails },
): Promise<Slip> {
  await lockSlips(tx);
  await demandSlip(tx, actor, id);
  const earlier = await readSignatures(tx, id);
  if (earlier.some((it) => it.id === body.id)) return showSlip(tx, actor, id);
  const { version, ...signature } = body;
  const isWhole = signature.outcome === 'signed';
  const found = await claimVersion(tx, id, { version, isWhole });
  await freezeVersion(tx, actor.tenant.displayName, id, found, hashes);
  await recordSignature(
    tx,
    actor.tenant.id,
    { slipId: id, version, way: 'glass', signature },
    mails,
  );
  return showSlip(tx, actor, id);
}

/** Mails a link to sign a version, which is fixed from then on. */
export async function sendSlip(
  tx: TenantTx,
  actor: Actor,
  {
    id,
    body,
    hashes,
    mails,
  }: {
    id: string;
    body: { version: number; name: string; email: string };
    hashes: PhotoHashes;
    mails: Mails;
  },
): Promise<Slip> {
  await lockSlips(tx);
  await demandSlip(tx, actor, id);
  const found = await claimVersion(tx, id, { version: body.version, isWhole: true });
  await freezeVersion(tx, actor.tenant.displayName, id, found, hashes);
  const linkId = await insertSlipLink(tx, { slipId: id, signatureId: null, ...body });
  await mails.sendSlip(tx, { tenantId: actor.tenant.id, linkId });
  await updateSlip(tx, id, { state: 'waiting' });
  return showSlip(tx, actor, id);
}

/** Records the answer of who has a link. The address is the one that the mail went to. */
export async function answerLink(
  tx: TenantTx,
  tenantId: string,
  { link, body, mails }: { link: SlipLink; body: LinkedSignature; mails: Mails },
): Promise<void> {
  await lockSlips(tx);
  const { slipId, version, email } = link;
  await claimVersion(tx, slipId, { version, isWhole: true });
  const isSame = (given: { version: number; way: string; outcome: string; email: string }) =>
    given.version === version &&
    given.way === 'link' &&
    given.outcome === body.outcome &&
    given.email === email;
  // A refusal that is sent again, or endlessly, is the same one.
  if ((await readSignatures(tx, slipId)).some(isSame)) return;
  const made = { id: randomUUIDv7(), at: new Date().toISOString() };
  const signature = { ...body, ...made, email, position: null };
  await recordSignature(tx, tenantId, { slipId, version, way: 'link', signature }, mails);
}

/** Marks a signed slip as disputed or invoiced, withdraws a draft that nobody was asked to sign, or takes that back. */
export async function setSlipState(
  tx: TenantTx,
  actor: Actor,
  id: string,
  { state }: SlipStateChange,
): Promise<Slip> {
  await lockSlips(tx);
  const slip = await demandSlip(tx, actor, id);
  const isFirstDraft = slip.version === 1 && ['draft', 'withdrawn'].includes(slip.state);
  const isOfDrafts = state === 'draft' || state === 'withdrawn';
  if (isOfDrafts ? !isFirstDraft : slip.signedAt === null) {
    throw new HttpProblem('already-decided');
  }
  if (slip.state !== state) await updateSlip(tx, id, { state });
  return showSlip(tx, actor, id);
}
