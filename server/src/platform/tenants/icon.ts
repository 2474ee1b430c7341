import { createHash } from 'node:crypto';
import type { IconKind } from '@ploegplan/contract/tenant-bodies';
import { drawLogoIcon, drawMarkIcon } from '../images/app-icon.ts';
import { builtInMark } from '../images/marks.ts';
import type { Tenant } from './directory.ts';

/** Raised when the same logo is drawn in another way, so that no browser keeps the old drawing. */
const DRAWING = 1;
const MAX_KEPT = 400;
const kept = new Map<string, Promise<Buffer>>();

/** Stands in the address of an icon, so that the answer may be kept for good. */
export function iconVersionOf({ id, logo, hasLogoImage, logoVersion, accentColor }: Tenant) {
  const source = hasLogoImage ? [id, logoVersion, accentColor] : [logo];
  return createHash('sha256')
    .update(JSON.stringify([DRAWING, ...source]))
    .digest('hex')
    .slice(0, 16);
}

/** The address of an icon, as it is now. */
export const iconUrlOf = (tenant: Tenant, kind: IconKind): string =>
  `/api/tenant/icon?kind=${kind}&v=${iconVersionOf(tenant)}`;

/** The icon of the tenant's app, drawn once. `readLogo` gives the tenant's own logo, if it still has one. */
export function findIcon(
  tenant: Tenant,
  kind: IconKind,
  readLogo: () => Promise<Buffer | null>,
): Promise<Buffer> {
  const key = `${iconVersionOf(tenant)} ${kind}`;
  const known = kept.get(key);
  if (known) return known;
  if (kept.size >= MAX_KEPT) kept.clear();
  const drawing = drawIcon(tenant, kind, readLogo);
  kept.set(key, drawing);
  drawing.catch(() => kept.delete(key));
  return drawing;
}

async function drawIcon(
  { logo, hasLogoImage, accentColor }: Tenant,
  kind: IconKind,
  readLogo: () => Promise<Buffer | null>,
): Promise<Buffer> {
  const own = hasLogoImage ? await readLogo() : null;
  return own ? drawLogoIcon(own, kind, accentColor) : drawMarkIcon(await builtInMark(logo), kind);
}
