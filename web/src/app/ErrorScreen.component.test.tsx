import { help } from '@ploegplan/contract/help/endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { TestApi } from '../../test/api.ts';
import { openApp } from '../../test/app.tsx';
import { expectAccessible } from '../../test/axe.ts';
import { crashScreen } from '../../test/crash.ts';

const title = page.getByRole('heading', { level: 1 });

test.each(['office', 'phone'] as const)(
  'a crashed screen keeps the menu and offers retry and home (%s)',
  async (size) => {
    const { api, router } = await openApp({ at: '/help', size });
    await expect.element(title).toHaveTextContent('Help');
    const errors = await crashScreen(api, router);
    await expect.element(title).toHaveTextContent('Er is iets misgegaan');
    await expect.element(page.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Naar het begin' })).toBeVisible();
    await expectAccessible();
    if (size === 'phone') await page.getByRole('button', { name: 'Menu openen' }).click();
    await page.getByRole('link', { name: 'Info', exact: true }).click();
    await expect.element(title).toHaveTextContent('Info');
    expect(errors).toHaveBeenCalled();
    errors.mockClear();
  },
);

test('a server failure shows the request id; a retry recovers', async () => {
  const api = new TestApi();
  api.reject(help.list, 500, 'internal');
  await openApp({ at: '/help', api });
  const number = page.getByText('Blijft het misgaan? Geef dan dit nummer door: req-1');
  await expect.element(number).toBeVisible();
  await expectAccessible();
  api.answer(help.list, { articles: [], categoryOrder: {}, movedSlugs: {}, votes: {} });
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect.element(page.getByText('Er zijn nog geen helpartikelen.')).toBeVisible();
  await expect.element(number).not.toBeInTheDocument();
});

test('what could not be read without a connection is read when that is back', async () => {
  const api = new TestApi();
  api.answer(help.list, { articles: [], categoryOrder: {}, movedSlugs: {}, votes: {} });
  const { reconnect } = api.disconnect(help.list);
  await openApp({ at: '/help', api });
  await expect.element(page.getByText(/^Geen verbinding\. Controleer je internet/)).toBeVisible();
  reconnect();
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText('Er zijn nog geen helpartikelen.')).toBeVisible();
});
