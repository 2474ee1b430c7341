import { admin } from '@ploegplan/contract/admin/endpoints';
import type { ManagedTenant } from '@ploegplan/contract/admin/schemas';
import { sampleId } from '@ploegplan/contract/test/sample';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { makeTestTenant } from '../../src/features/admin/test-tenant.ts';
import { TestApi } from '../api.ts';
import { openApp } from '../app.tsx';

/** The tenant of the current host. */
export const ownTenant = makeTestTenant({
  id: sampleId(),
  name: 'demo',
  displayName: 'Bouwbedrijf Demo',
  address: 'http://demo.localhost:3000',
});

export const otherTenant = makeTestTenant({
  id: sampleId(),
  name: 'voorbeeld',
  displayName: 'Steigerbouw Voorbeeld',
  terms: { project: 'Steiger', projects: 'Steigers' },
  address: 'http://voorbeeld.localhost:3000',
});

/** Opens the admin area on a test API with two tenants, which stores changes. */
export async function openAdmin(remembered: Record<string, unknown> = {}) {
  const api = new TestApi();
  let tenants = [ownTenant, otherTenant];
  /** As the server has it from now on. */
  const put = (id: string, changes: Partial<ManagedTenant>) => {
    const before = tenants.find((tenant) => tenant.id === id) ?? makeTestTenant({ id, version: 0 });
    const after = { ...before, ...changes, version: before.version + 1 };
    tenants = [...tenants.filter((tenant) => tenant !== before), after];
    return after;
  };
  api.answer(admin.tenants, () => tenants);
  api.answer(admin.users, []);
  api.answer(admin.updateTenant, ({ params, body: { version: _, ...settings } }) =>
    put(params.id, settings),
  );
  api.answer(admin.blockTenant, ({ params, body }) => put(params.id, body));
  const { router } = await openApp({ at: '/admin', as: 'god', api, remembered });
  await expect.element(page.getByRole('table', { name: 'Bedrijven' })).toBeVisible();
  return { api, router, put };
}

export const tenantDrawer = (title: 'Bedrijf toevoegen' | 'Bedrijf wijzigen') =>
  page.getByRole('dialog', { name: title });

export async function openTenant({ displayName } = otherTenant) {
  await page.getByRole('button', { name: displayName }).click();
  const drawer = tenantDrawer('Bedrijf wijzigen');
  await expect.element(drawer).toBeVisible();
  return drawer;
}
