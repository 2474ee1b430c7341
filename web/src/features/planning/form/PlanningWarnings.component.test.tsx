import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../../../test/app.tsx';
import { PlanningWarnings } from './PlanningWarnings.tsx';

test('of many warnings three are shown, and the others when asked for', async () => {
  const warnings = Array.from({ length: 5 }, (_, at) => `Bezwaar ${at + 1}`);
  await openApp({ at: '/help', screen: <PlanningWarnings warnings={warnings} /> });
  const shown = page.getByRole('list', { name: 'Let op' }).getByRole('listitem');
  await expect.element(page.getByText('Bezwaar 3')).toBeVisible();
  expect(shown.elements()).toHaveLength(3);
  await page.getByRole('button', { name: 'Nog 2 waarschuwingen' }).click();
  await expect.element(page.getByText('Bezwaar 5')).toBeVisible();
  expect(shown.elements()).toHaveLength(5);
});

test('on a phone one of several warnings is shown, and the others when asked for', async () => {
  const warnings = Array.from({ length: 3 }, (_, at) => `Bezwaar ${at + 1}`);
  const screen = <PlanningWarnings warnings={warnings} />;
  await openApp({ at: '/help', screen, size: 'phone' });
  await page.getByRole('button', { name: 'Nog 2 waarschuwingen' }).click();
  await expect.element(page.getByText('Bezwaar 3')).toBeVisible();
});
