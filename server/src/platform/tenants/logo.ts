import type { FastifyReply } from 'fastify';
import { found } from '../http/problem.ts';
import type { TenantTx } from './transaction.ts';

/** For browsers only: the answer may bring an anti-forgery token along, which no shared cache should keep. */
export const FOR_GOOD = 'private, max-age=31536000, immutable';

/** The tenant's own logo, a PNG, as it is now. */
export async function findLogoImage(tx: TenantTx, tenantId: string): Promise<Buffer | null> {
  const { logo_image } = await selectLogo(tx, tenantId).executeTakeFirstOrThrow();
  return logo_image;
}

/** The same if it is still this version; undefined otherwise. */
export async function findLogoVersion(
  tx: TenantTx,
  tenantId: string,
  version: string,
): Promise<Buffer | undefined> {
  const query = selectLogo(tx, tenantId).where('logo_version', '=', Number(version));
  return (await query.executeTakeFirst())?.logo_image ?? undefined;
}

const selectLogo = (tx: TenantTx, tenantId: string) =>
  tx.selectFrom('tenants').select('logo_image').where('id', '=', tenantId);

/** Sends a logo, or a 404 when there is none of this version. */
export const sendLogo = (reply: FastifyReply, logo: Buffer | undefined): FastifyReply => {
  const image = found(logo);
  return reply.header('cache-control', FOR_GOOD).type('image/png').send(image);
};
