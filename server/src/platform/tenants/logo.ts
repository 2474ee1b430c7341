import type { FastifyReply } from 'fastify';
import { requireFound } from '../http/problem.ts';
import type { TenantTx } from './transaction.ts';

/** Permanent caching, private because the response may set an anti-forgery token, which shared caches must not store. */
export const IMMUTABLE = 'private, max-age=31536000, immutable';

/** The tenant's current own logo, as a PNG. */
export async function findLogoImage(tx: TenantTx, tenantId: string): Promise<Buffer | null> {
  const { logo_image } = await selectLogo(tx, tenantId).executeTakeFirstOrThrow();
  return logo_image;
}

/** The tenant's own logo if it has this version; undefined otherwise. */
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
  const image = requireFound(logo);
  return reply.header('cache-control', IMMUTABLE).type('image/png').send(image);
};

/** Stores a logo under a new version, which is part of its URL. Returns the old and new versions; null for no image. */
export async function setLogoImage(
  tx: TenantTx,
  id: string,
  image: Buffer | null,
): Promise<[before: number | null, after: number | null]> {
  const { version, hadImage } = await tx
    .selectFrom('tenants')
    .select((eb) => ['logo_version as version', eb('logo_image', 'is not', null).as('hadImage')])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const after = image ? version + 1 : version;
  await tx
    .updateTable('tenants')
    .set({ logo_image: image, logo_version: after })
    .where('id', '=', id)
    .execute();
  return [hadImage ? version : null, image && after];
}
