import { admin } from '@ploegplan/contract/admin/endpoints';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { cancelQuestion } from '../../../test/question.ts';
import { openAdmin, openTenant, otherTenant, ownTenant } from '../../../test/subjects/admin.ts';
import { tenantsSort } from '../../data/company/tenants.ts';
import { recall } from '../../lib/remembered/remembered.ts';

const search = page.getByRole('searchbox', { name: 'Zoek bedrijf' });

describe('list of tenants', () => {
  it('filters by search and shows a message without matches', async () => {
    await openAdmin();
    await search.fill('steigerbouw voor');
    await expect.element(page.getByText('1 van 2 bedrijven')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Steigerbouw Voorbeeld' })).toBeVisible();
    await expectAccessible();
    await search.fill('bestaat niet');
    await expect.element(page.getByText('Niets gevonden voor ‘bestaat niet’')).toBeVisible();
    await page.getByRole('button', { name: 'Wis zoekopdracht' }).click();
    await expect.element(search).toHaveValue('');
  });

  it('links to the address of each tenant, in a new tab', async () => {
    await openAdmin();
    const link = page.getByRole('link', { name: 'voorbeeld.localhost:3000' });
    await expect.element(link).toHaveAttribute('href', otherTenant.address);
    await expect.element(link).toHaveAttribute('target', '_blank');
  });

  it('stores the sort order', async () => {
    await openAdmin();
    const head = page.getByRole('columnheader', { name: 'Naam' });
    await expect.element(head).toHaveAttribute('aria-sort', 'ascending');
    await head.getByRole('button').click();
    await expect.element(head).toHaveAttribute('aria-sort', 'descending');
    expect(recall(tenantsSort)).toEqual({ sortBy: 'name', descending: true });
  });

  it('restores the stored sort order', async () => {
    await openAdmin({ tenantsSort: { sortBy: 'name', descending: true } });
    const head = page.getByRole('columnheader', { name: 'Naam' });
    await expect.element(head).toHaveAttribute('aria-sort', 'descending');
  });
});

describe('closing a tenant', () => {
  const question = page.getByRole('dialog', { name: /sluiten$|openen$/ });

  it('asks for confirmation and can be undone', async () => {
    const { api } = await openAdmin();
    const drawer = await openTenant();
    await drawer.getByRole('button', { name: 'Bedrijf sluiten' }).click();
    await expect.element(question).toMatchTextContent('Niemand kan dan nog inloggen');
    await cancelQuestion(question);
    await expect.element(drawer.getByRole('button', { name: 'Bedrijf sluiten' })).toBeEnabled();
    expect(api.received(admin.blockTenant)).toEqual([]);
    await drawer.getByRole('button', { name: 'Bedrijf sluiten' }).click();
    await question.getByRole('button', { name: 'Bedrijf sluiten' }).click();
    await expect.element(page.getByText('Bedrijf gesloten')).toBeVisible();
    await drawer.getByRole('button', { name: 'Weer openen' }).click();
    await question.getByRole('button', { name: 'Weer openen' }).click();
    await expect.element(page.getByText('Bedrijf weer geopend')).toBeVisible();
    await expect.element(drawer.getByRole('button', { name: 'Bedrijf sluiten' })).toBeVisible();
  });

  it('is not available for the own tenant', async () => {
    await openAdmin();
    const drawer = await openTenant(ownTenant);
    await expect.element(drawer.getByRole('button', { name: 'Opslaan' })).toBeVisible();
    await expect
      .element(drawer.getByRole('button', { name: 'Bedrijf sluiten' }))
      .not.toBeInTheDocument();
  });
});
