import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';

const from = page.getByRole('textbox', { name: 'Van' });
const to = page.getByRole('textbox', { name: 'Tot en met' });

beforeEach(async () => {
  await openApp({ at: '/settings/logboek' });
});

test('an invalid date shows a validation message and does not filter', async () => {
  await from.fill('gisteren');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(from)
    .toHaveAccessibleDescription('Vul een datum in, bijvoorbeeld 16-11-2026');
  expect(location.search).not.toContain('from=');
});

test('an end date before the start date is rejected and disabled in the calendar; the same day is not', async () => {
  await from.fill('2-3-2026');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.search).toContain('from=2026-03-02');
  await to.fill('1-3-2026');
  await userEvent.keyboard('{Tab}');
  await expect.element(to).toHaveAccessibleDescription('Kies maandag 2 maart 2026 of later');
  await page.getByRole('button', { name: 'Tot en met: kalender' }).click();
  const calendar = page.getByRole('dialog', { name: 'Tot en met kiezen' });
  const sunday = calendar.getByRole('button', { name: 'zondag 1 maart 2026', exact: true });
  await expect.element(sunday).toBeDisabled();
  await expectAccessible();
  expect(location.search).not.toContain('to=');
  await calendar.getByRole('button', { name: 'maandag 2 maart 2026', exact: true }).click();
  await expect.poll(() => location.search).toContain('to=2026-03-02');
});
