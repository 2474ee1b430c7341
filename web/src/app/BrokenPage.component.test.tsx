import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../test/app.tsx';
import { expectAccessible } from '../../test/axe.ts';
import { ApiError } from '../lib/api/errors.ts';
import { addOverlay } from '../ui/drawer/overlays.tsx';

let crash: Error | null = null;

/** An overlay outside the screens that crashes on demand. */
function Crashing() {
  if (crash) throw crash;
  return null;
}

test('a crash outside the screens shows the request id and a link to the start page', async () => {
  await openApp({ at: '/help' });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Help');
  const errors = vi.mocked(console.error).mockImplementation(() => undefined);
  const problem = { type: 'about:blank', title: 'x', status: 500, code: 'internal' } as const;
  crash = new ApiError({ ...problem, requestId: 'req-7' });
  addOverlay('crashing', Crashing);
  await expect.element(page.getByText('De pagina is vastgelopen.')).toBeVisible();
  await expect.element(page.getByText('Geef dan dit nummer door: req-7')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible();
  const wayToStart = page.getByRole('link', { name: 'Naar het begin' });
  await expect.element(wayToStart).toHaveAttribute('href', '/');
  await expectAccessible();
  crash = null;
  expect(errors).toHaveBeenCalled();
  errors.mockClear();
});
