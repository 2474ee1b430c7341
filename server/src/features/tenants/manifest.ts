import type { FastifyInstance } from 'fastify';
import { findTenant } from '../../platform/http/admission.ts';
import type { Tenant, TenantDirectory } from '../../platform/tenants/directory.ts';
import { getIconUrl } from '../../platform/tenants/icon.ts';

/** Phones show about this number of characters below an icon. */
const SHORT_NAME_LENGTH = 15;

/** The first words of the name that fit below an icon, at least one. */
function shorten(name: string): string {
  const [first = name, ...rest] = name.split(' ');
  return rest.reduce((short, word) => {
    const longer = `${short} ${word}`;
    return longer.length <= SHORT_NAME_LENGTH && name.startsWith(longer) ? longer : short;
  }, first);
}

const createIcon = (tenant: Tenant, kind: '192' | '512' | 'maskable') => ({
  src: getIconUrl(tenant, kind),
  sizes: kind === '192' ? '192x192' : '512x512',
  type: 'image/png',
  purpose: kind === 'maskable' ? 'maskable' : 'any',
});

export const createManifest = (tenant: Tenant) => ({
  id: '/',
  name: tenant.displayName,
  short_name: shorten(tenant.displayName),
  description: `Planning en uren van ${tenant.displayName}`,
  lang: 'nl',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: tenant.accentColor,
  background_color: tenant.accentColor,
  categories: ['business', 'productivity'],
  icons: (['192', '512', 'maskable'] as const).map((kind) => createIcon(tenant, kind)),
  shortcuts: [{ name: 'Planning', url: '/planning', icons: [createIcon(tenant, '192')] }],
});

/** Serves the manifest next to the pages; for a host without a tenant it is a 404. */
export function serveManifest(app: FastifyInstance, directory: TenantDirectory): void {
  app.get('/manifest.webmanifest', async (request, reply) => {
    const tenant = await findTenant(request, directory);
    return reply
      .header('cache-control', 'no-cache')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(createManifest(tenant)));
  });
}
