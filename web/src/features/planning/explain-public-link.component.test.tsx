import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { layOutForPaper } from '../../../test/paper.ts';

const dialog = page.getByRole('dialog', { name: 'Planninglink' });

test('Planninglink explains that no link is available yet; its dialog is not printed', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await openApp({ at: '/planning' });
  await page.getByRole('button', { name: 'Planninglink' }).click();
  const text = 'Hier komt een link waarmee anderen de planning bekijken';
  await expect.element(dialog).toMatchTextContent(text);
  await expectAccessible();
  const backToScreen = await layOutForPaper();
  await expect.element(page.getByText(text)).not.toBeVisible();
  await backToScreen();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(print).not.toHaveBeenCalled();
});

test('Planninglink on a phone is in the menu Meer and offers printing', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await openApp({ at: '/planning', size: 'phone' });
  await page.getByRole('button', { name: 'Meer', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Planninglink' }).click();
  await dialog.getByRole('button', { name: 'Afdrukken' }).click();
  await expect.poll(() => print.mock.calls.length).toBe(1);
});
