import { createHash } from 'node:crypto';
import type { IconKind } from '@ploegplan/contract/tenants/schemas';
import { drawLogoIcon, drawMarkIcon } from '../images/app-icon.ts';
import { readBuiltInMark } from '../images/marks.ts';
import type { Tenant } from './directory.ts';

/** Increment when icons are drawn differently, so that browsers do not use cached ones. */
const DRAWING_VERSION = 1;
const MAX_CACHED = 400;
const cache = new Map<string, Promise<Buffer>>();

/** The version in the URL of an icon, with which the response can be cached permanently. */
export function computeIconVersion({ id, logo, hasLogoImage, logoVersion, accentColor }: Tenant) {
  const source = hasLogoImage ? [id, logoVersion, accentColor] : [logo];
  return createHash('sha256')
    .update(JSON.stringify([DRAWING_VERSION, ...source]))
    .digest('hex')
    .slice(0, 16);
}

/** The current URL of an icon. */
export const getIconUrl = (tenant: Tenant, kind: IconKind): string =>
  `/api/tenant/icon?kind=${kind}&v=${computeIconVersion(tenant)}`;

/** The icon of the tenant's app, cached. `readLogo` returns the tenant's own logo, if it still has one. */
export function findIcon(
  tenant: Tenant,
  kind: IconKind,
  readLogo: () => Promise<Buffer | null>,
): Promise<Buffer> {
  const key = `${computeIconVersion(tenant)} ${kind}`;
  const cached = cache.get(key);
  if (cached) return cached;
  if (cache.size >= MAX_CACHED) cache.clear();
  const drawing = drawIcon(tenant, kind, readLogo);
  cache.set(key, drawing);
  drawing.catch(() => cache.delete(key));
  return drawing;
}

async function drawIcon(
  { logo, hasLogoImage, accentColor }: Tenant,
  kind: IconKind,
  readLogo: () => Promise<Buffer | null>,
): Promise<Buffer> {
  const own = hasLogoImage ? await readLogo() : null;
  return own
    ? drawLogoIcon(own, kind, accentColor)
    : drawMarkIcon(await readBuiltInMark(logo), kind);
}
