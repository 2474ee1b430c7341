import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../test/app.tsx';

const scaffolder = {
  displayName: 'Steigers Op Maat',
  accentColor: '#7a1f5c',
  terms: { project: 'Steiger', projects: 'Steigers' },
};

test('the login page shows the name and the colour of the tenant', async () => {
  await openApp({ at: '/inloggen', as: null, tenant: scaffolder });
  await expect.element(page.getByRole('img', { name: 'Steigers Op Maat' })).toBeVisible();
  expect(document.documentElement.style.getPropertyValue('--tenant-accent')).toBe('#7a1f5c');
});

test('the title of the projects page uses the term of the tenant', async () => {
  await openApp({ at: '/projecten', tenant: scaffolder });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Steigers');
  expect(document.title).toBe('Steigers · Ploegplan');
});

test('the planning form uses the term of the tenant for a project', async () => {
  await openApp({ at: '/planning', tenant: scaffolder });
  await page.getByRole('banner').getByRole('button', { name: 'Nieuw' }).click();
  await expect.element(page.getByRole('radio', { name: 'Steiger' })).toBeInTheDocument();
});
