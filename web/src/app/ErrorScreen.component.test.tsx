import { help } from '@ploegplan/contract/help';
import { sampleId } from '@ploegplan/contract/test/sample';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { TestApi } from '../../test/api.ts';
import { openApp } from '../../test/app.tsx';
import { expectAccessible } from '../../test/axe.ts';

const title = page.getByRole('heading', { level: 1 });

test.each(['office', 'phone'] as const)(
  'a crashed screen keeps the menu and offers retry and home (%s)',
  async (size) => {
    const { api, router } = await openApp({ at: '/help', size });
    await expect.element(title).toHaveTextContent('Help');
    // An invalid response that makes the screen crash on render.
    window.fetch = (input, init) =>
      String(input instanceof Request ? input.url : input).includes('/employees')
        ? Promise.resolve(Response.json({ employees: [] }))
        : api.fetch(input, init);
    const errors = vi.mocked(console.error).mockImplementation(() => undefined);
    await router.navigate({ to: '/employee-details/$id', params: { id: sampleId() } });
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
