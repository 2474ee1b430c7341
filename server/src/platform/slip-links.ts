import { randomUUIDv7 } from 'node:crypto';
import { addDays, getToday } from '@ploegplan/contract/dates/dates';
import { limits } from '@ploegplan/contract/limits';
import { sql } from 'kysely';
import { createToken, hashToken } from './sessions/secret-tokens.ts';
import type { TenantTx } from './tenants/transaction.ts';

export interface SlipLink {
  id: string;
  slipId: string;
  version: number;
  /** Of the link of a copy, to confirm it; null of a link to sign. */
  signatureId: string | null;
  name: string;
  email: string;
}

/** Makes a link, which has no token until it is mailed. */
export async function insertSlipLink(
  tx: TenantTx,
  { slipId, version, signatureId, name, email }: Omit<SlipLink, 'id'>,
): Promise<string> {
  const id = randomUUIDv7();
  const link = { id, slip_id: slipId, version, signature_id: signatureId, name, email };
  const valid_until = addDays(getToday(), limits.slipLinkDays);
  await tx
    .insertInto('slip_links')
    .values({ ...link, valid_until })
    .execute();
  return id;
}

/** Gives a link its token; the one of a mail that was sent before no longer works. */
export async function issueSlipToken(tx: TenantTx, id: string): Promise<string> {
  const { token, hash } = createToken();
  await tx.updateTable('slip_links').set({ token_hash: hash }).where('id', '=', id).execute();
  return token;
}

const readLinks = (condition: ReturnType<typeof sql>) => sql<
  SlipLink & { works: boolean; number: number }
>`
  select l.id, l.slip_id as "slipId", l.version, l.signature_id as "signatureId", l.name, l.email, s.number,
         l.valid_until >= (now() at time zone 'Europe/Amsterdam')::date and (l.signature_id is not null or not exists (
           select from slip_versions later where later.slip_id = l.slip_id and later.number > l.version)) as works
    from slip_links l join slips s on s.id = l.slip_id where ${condition}`;

/** The link with this token while it works: a link to sign ends with its version. */
export async function findSlipLink(tx: TenantTx, token: string): Promise<SlipLink | undefined> {
  const { rows } = await readLinks(sql`l.token_hash = ${hashToken(token)}`).execute(tx);
  const [link] = rows;
  return link?.works ? link : undefined;
}

/** The link that a mail is about; undefined once it does not work any more. */
export async function findMailedLink(tx: TenantTx, id: string) {
  const { rows } = await readLinks(sql`l.id = ${id}`).execute(tx);
  const [link] = rows;
  return link?.works ? link : undefined;
}
