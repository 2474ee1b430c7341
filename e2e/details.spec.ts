import {
  makeClient,
  makeEmployee,
  makeProject,
  type TestTenant,
} from '@ploegplan/server/test/factories';
import { addressOf, expect, expectAccessible, test } from './fixtures.ts';
import { openList } from './lists.ts';
import { drawerOf } from './planning.ts';

/** What a colleague changes meanwhile. */
const rename = (tenant: TestTenant, table: 'clients' | 'employees', name: string) =>
  tenant.transact((tx) => tx.updateTable(table).set({ name }).execute());

test('a project is planned from its details, where it is', async ({ page, tenant, admin }) => {
  const address = addressOf(tenant.name);
  await makeProject(tenant, { title: 'Brug' });
  await makeProject(tenant, { title: 'Molen' });
  await openList(page, tenant, admin.username, '/projecten');
  await page.getByText('Molen').click();
  const details = page.getByRole('dialog', { name: 'Molen' });
  await expect(details.getByRole('link')).toHaveText(['Projectpagina']);
  await expectAccessible(page);
  await details.getByRole('button', { name: 'Inplannen' }).click();
  const form = drawerOf(page);
  await expect(form.getByRole('combobox', { name: 'Project' })).toHaveValue('Molen');
  await expect(page).toHaveURL(`${address}/planning`);
  await expect(form.getByRole('button', { name: 'Inplannen' })).toBeVisible();
});

test('open details follow what somebody else changes', async ({ page, tenant, admin }) => {
  await makeClient(tenant, { name: 'Zonnebouw' });
  await makeEmployee(tenant, { name: 'Wim Werker' });
  await openList(page, tenant, admin.username, '/klanten');
  await page.getByText('Zonnebouw').click();
  await expect(page.getByRole('dialog', { name: 'Zonnebouw' })).toBeVisible();
  await rename(tenant, 'clients', 'Maanbouw');
  await expect(page.getByRole('dialog', { name: 'Maanbouw' })).toBeVisible();

  await page.goto(`${addressOf(tenant.name)}/employees`);
  await page.getByText('Wim Werker').click();
  await expect(page.getByRole('dialog', { name: 'Wim Werker' })).toBeVisible();
  await rename(tenant, 'employees', 'Wim de Werker');
  await expect(page.getByRole('dialog', { name: 'Wim de Werker' })).toBeVisible();
});
