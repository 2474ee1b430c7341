import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Rejected } from '../../test/api.ts';
import { openApp } from '../../test/app.tsx';
import { expectAccessible } from '../../test/axe.ts';

async function expectNoWayIn(): Promise<void> {
  await expect.element(page.getByRole('img', { name: 'Ploegplan' })).toBeVisible();
  expect(page.getByRole('textbox').elements()).toEqual([]);
  expect(page.getByRole('navigation').elements()).toEqual([]);
  await expectAccessible();
}

test.each([
  [404, 'unknown-host', 'Op dit adres is geen bedrijf bekend'],
  [403, 'tenant-blocked', `${location.hostname} is op dit moment gesloten`],
] as const)(
  'a tenant response %i %s shows the reason, without menu and login',
  async (status, code, title) => {
    // The router logs the error that it shows.
    vi.mocked(console.error).mockImplementation(() => undefined);
    await openApp({ at: '/home', as: null, tenant: new Rejected(status, code) });
    await expect.element(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expectNoWayIn();
    vi.mocked(console.error).mockClear();
  },
);

test('a closed tenant that is going to be deleted says on which day, not that all is kept', async () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  const tenant = new Rejected(403, 'tenant-blocked', { deletesOn: '2026-12-23' });
  await openApp({ at: '/home', as: null, tenant });
  await expect.element(page.getByText(/^Op wo 23 dec 2026 wordt alles gewist\./)).toBeVisible();
  await expect.element(page.getByText(/Alles blijft bewaard/)).not.toBeInTheDocument();
  vi.mocked(console.error).mockClear();
});
