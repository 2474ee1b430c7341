import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { addressOf, expect, signIn, test } from './support/fixtures.ts';

/** Takes the pictures of the help from the demo data. Run by `npm run help-pictures`, after a screen of them changed. */

const folder = fileURLToPath(new URL('../web/public/help-pictures', import.meta.url));
const demo = addressOf('demo');

/** Stores what the window shows as WebP, small enough to be kept with the code. */
async function take(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('status', { name: /laden/ })).toHaveCount(0);
  // A message would cover what the picture is about.
  await expect(page.locator('.mantine-Notification-root')).toHaveCount(0, { timeout: 10_000 });
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 70 });
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/${name}.webp`, Buffer.from(data, 'base64'));
}

/** Name and path of each, and what is there once the screen is. */
const office = [
  ['overzicht', '/home', 'section'],
  ['planning', '/planning', '[data-bar]'],
  ['uren', '/hoursmanagement', '[role=gridcell]'],
  ['verlofkaart', '/employeeabsences', '[role=gridcell]'],
  ['projecten', '/projecten', 'tbody tr, [role=row] + [role=row]'],
  ['tijdslijn', '/projecttimeline', 'tbody tr, [role=row] + [role=row]'],
  ['materieel', '/materials', 'tbody tr, [role=row] + [role=row]'],
  ['personeel', '/employees', 'tbody tr, [role=row] + [role=row]'],
] as const;

test.describe('the office', () => {
  test.use({ viewport: { width: 1200, height: 750 } });

  for (const [name, path, part] of office) {
    test(`picture ${name}`, async ({ page }) => {
      await signIn(page, demo, 'admin');
      await page.goto(demo + path);
      await expect(page.getByRole('main').locator(part).first()).toBeVisible();
      await take(page, name);
    });
  }
});

test.describe('the worker', () => {
  test.use({ viewport: { width: 390, height: 760 }, deviceScaleFactor: 2, hasTouch: true });

  test('picture eigen-planning and uren-invullen', async ({ page }) => {
    await signIn(page, demo, 'werknemer');
    await page.goto(`${demo}/employeeplanning`);
    const cards = page.getByRole('main').locator('article button');
    await expect(cards.first()).toBeVisible();
    await take(page, 'eigen-planning');
    await cards.first().click();
    await page.getByText('Uren gewerkt').first().scrollIntoViewIfNeeded();
    await take(page, 'uren-invullen');
  });

  test('picture eigen-verlof', async ({ page }) => {
    await signIn(page, demo, 'werknemer');
    await page.goto(`${demo}/own-leave`);
    await expect(page.getByText('Saldo').first()).toBeVisible();
    await take(page, 'eigen-verlof');
  });
});
