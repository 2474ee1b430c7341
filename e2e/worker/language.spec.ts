import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { addDays, getToday } from '@ploegplan/contract/dates/dates';
import { type Language, languageNames, languages } from '@ploegplan/contract/languages/languages';
import type { Catalogue } from '@ploegplan/contract/languages/translate';
import { tellDays } from '@ploegplan/server/platform/told-days';
import { makePlanningItem } from '@ploegplan/server/test/data/factories';
import { readBrowserCode } from '../support/browser-code.ts';
import { addressOf, expect, signIn, test } from '../support/fixtures.ts';

const readCatalogue = (language: Language): Catalogue =>
  JSON.parse(
    readFileSync(new URL(`../../contract/src/languages/${language}.json`, import.meta.url), 'utf8'),
  );

/** The text in a language that does not depend on a number. */
function getText(catalogue: Catalogue, dutch: string): string {
  const text = catalogue[dutch];
  if (typeof text !== 'string') throw new Error(`There is no text for ${dutch}`);
  return text;
}

const textFaults = readBrowserCode('large-text');

/** What is cut, broken or too wide on the page, and which texts of it are still Dutch. */
async function findFaults(page: Page, catalogue: Catalogue): Promise<string[]> {
  const found = await page.evaluate<{ faults: string[]; texts: string[] }>(
    `(() => { ${textFaults};
      return { faults: textFaults(), texts: [...shownTexts()].map(({ data }) => data.trim()) };
    })()`,
  );
  const isDutch = (text: string) => text.length > 3 && (catalogue[text] ?? text) !== text;
  return [...found.faults, ...found.texts.filter(isDutch).map((text) => `Dutch: ${text}`)];
}

test.describe('where the browser reads Polish', () => {
  test.use({ locale: 'pl-PL' });

  test('an employee is offered Polish, reads it from then on, and the office on the same phone Dutch', {
    tag: '@phone',
  }, async ({ page, tenant, employee, admin }) => {
    const address = addressOf(tenant.name);
    const files: string[] = [];
    page.on('request', (request) => {
      if (/\/assets\/pl-[^/]*\.js$/.test(request.url())) files.push(request.url());
    });
    await signIn(page, address, employee.username);
    await page.goto(`${address}/employeeplanning`);
    await expect(page.getByText('Vandaag en verder')).toBeVisible();
    expect(files).toEqual([]);
    await page.getByRole('button', { name: languageNames.pl }).tap();
    await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
    const polish = readCatalogue('pl');
    await expect(page.getByText(getText(polish, 'Vandaag en verder'))).toBeVisible();
    await expect(page.getByRole('button', { name: languageNames.pl })).toBeHidden();
    expect(files).toHaveLength(1);

    await signIn(page, address, admin.username);
    await page.goto(`${address}/account`);
    await expect(page.getByRole('heading', { name: 'Weergave' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  });
});

/** The one with the most letters, so that what fits in it fits in all. */
const longest = languages
  .filter((language) => language !== 'nl')
  .map((language) => ({ language, length: JSON.stringify(readCatalogue(language)).length }))
  .reduce((a, b) => (a.length > b.length ? a : b)).language;

test('in the longest language nothing is cut at 360 px and twice the size, and no Dutch is left', {
  tag: '@phone',
}, async ({ page, tenant, employee }) => {
  const address = addressOf(tenant.name);
  const own = { employeeIds: [employee.employeeId], start_time: '07:00', end_time: '16:00' };
  const { id } = await makePlanningItem(tenant, { ...own, date: getToday() });
  await makePlanningItem(tenant, { ...own, date: addDays(getToday(), -2) });
  await tenant.transact((tx) => tellDays(tx, { from: getToday(), to: getToday() }));
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, address, employee.username);
  await page.goto(`${address}/account`);
  await page.getByRole('combobox', { name: 'Taal' }).selectOption(longest);
  await expect(page.locator('html')).toHaveAttribute('lang', longest);
  const catalogue = readCatalogue(longest);
  const pages: [path: string, content: string][] = [
    ['/account', getText(catalogue, 'Gegevens')],
    ['/employeeplanning', getText(catalogue, 'Nieuws over je planning')],
    [`/planning-details/${id}`, getText(catalogue, 'Uren gewerkt')],
    ['/missinghours', getText(catalogue, 'Ontbrekende uren')],
    ['/own-leave', getText(catalogue, 'Verlof aanvragen')],
    ['/help', getText(catalogue, 'Help')],
    ['/help/uren-invullen', getText(catalogue, 'Uren gewerkt')],
  ];
  // The size of a user's text is there before what the page draws by it.
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
  for (const [path, content] of pages) {
    await page.goto(`${address}${path}`);
    await expect(page.getByText(content).first()).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await expect.poll(() => findFaults(page, catalogue), { message: path }).toEqual([]);
  }
});
