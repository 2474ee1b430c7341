import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../../../test/app.tsx';
import { expectAccessible } from '../../../../test/axe.ts';

const mark = page.getByRole('complementary', { name: 'Wie je hier bent' });
const title = page.getByRole('heading', { level: 1 });

test.each([
  ['/planning', 'office'],
  ['/settings/logboek', 'office'],
  ['/admin', 'office'],
  ['/admin', 'phone'],
  ['/help', 'phone'],
] as const)('the god banner is shown above %s (%s) and covers nothing', async (at, size) => {
  await openApp({ at, as: 'god', size });
  await expect.element(title).toBeVisible();
  await expect.element(mark).toMatchTextContent('God bij Bouwbedrijf Demo');
  await expect.element(mark).toMatchTextContent('alles wat je doet wordt vastgelegd');
  const { x, y, width, height } = mark.element().getBoundingClientRect();
  expect({ x, y, width }).toEqual({ x: 0, y: 0, width: innerWidth });
  expect(page.getByRole('banner').element().getBoundingClientRect().y).toBe(height);
  const { scrollHeight, clientHeight } = document.documentElement;
  expect(scrollHeight, 'the page does not grow by it').toBe(clientHeight);
});

test('the god banner is not shown to an admin', async () => {
  await openApp({ at: '/help' });
  await expect.element(title).toBeVisible();
  await expect.element(mark).not.toBeInTheDocument();
});

test.each(['office', 'phone'] as const)('the god banner is accessible (%s)', async (size) => {
  await openApp({ at: '/help', as: 'god', size });
  await expect.element(mark).toBeVisible();
  await expectAccessible();
});
