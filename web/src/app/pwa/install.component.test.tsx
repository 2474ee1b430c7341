import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';

const dialog = page.getByRole('dialog', { name: 'Installeer deze app' });
const waysShown = () =>
  [...dialog.element().querySelectorAll('summary')].map(({ textContent }) => textContent);

test('Install app shows the browser install prompt once, after that the instructions', async () => {
  const prompt = vi.fn(async () => undefined);
  await openApp({ at: '/home' });
  window.installPrompt = Object.assign(new Event('beforeinstallprompt'), { prompt });
  const entry = page.getByRole('button', { name: 'Install app' });
  await entry.click();
  await expect.poll(() => prompt.mock.calls.length).toBe(1);
  expect(dialog.elements()).toEqual([]);
  await entry.click();
  await expect.element(dialog).toBeVisible();
  expect(prompt).toHaveBeenCalledOnce();
});

test('the instructions start with the current platform and expand one platform at a time', async () => {
  await openApp({ at: '/home' });
  await page.getByRole('button', { name: 'Install app' }).click();
  await expect.element(dialog).toBeVisible();
  expect(waysShown()).toEqual([
    'Computer (Chrome of Edge)',
    'Android (Chrome)',
    'iPhone of iPad (Safari)',
  ]);
  const ofOwn = dialog.getByText("Klik op 'Installeren'.");
  await expect.element(ofOwn).toBeVisible();
  await dialog.getByText('iPhone of iPad (Safari)').click();
  await expect.element(dialog.getByText("Kies 'Zet op beginscherm'.")).toBeVisible();
  await expect.element(ofOwn).not.toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('on an Android phone the instructions start with Android and the menu is closed', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14; K)');
  await openApp({ at: '/home', size: 'phone' });
  await page.getByRole('button', { name: 'Menu openen' }).click();
  const entry = page.getByRole('button', { name: 'Install app' });
  await entry.click();
  await expect.element(dialog).toBeVisible();
  await expect.element(entry).not.toBeInTheDocument();
  expect(waysShown()[0]).toBe('Android (Chrome)');
  await expect.element(dialog.getByText("Tik op 'Installeren'.")).toBeVisible();
  await expectAccessible();
});
