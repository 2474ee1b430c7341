import type { Locator, Page } from '@playwright/test';
import { addDays, getIsoWeek, getMonday, getToday } from '@ploegplan/contract/dates/dates';
import {
  makeApproval,
  makeClient,
  makeEmployee,
  makePlanningItem,
  makeProject,
  makeScaffold,
} from '@ploegplan/server/test/data/factories';
import { addressOf, expect, signIn, test } from '../support/fixtures.ts';
import { textsOnPaper } from '../support/paper.ts';

/** The boxes of its pages, in points. */
const pagesOf = async (page: Page) =>
  (await page.pdf({ preferCSSPageSize: true }))
    .toString('latin1')
    .match(/\/MediaBox\s*\[[^\]]*\]/g);

const PORTRAIT = /\[0 0 59[456](\.\d+)? 84[12](\.\d+)?\]/;

/** A document to sign is all that is on paper, with a block of lines for each who signs. */
async function expectToSign(page: Page, document: Locator, signers: string[]) {
  await page.emulateMedia({ media: 'print' });
  await expect(document).toBeVisible();
  await expect(page.getByRole('banner').filter({ visible: true })).toHaveCount(0);
  // Neither the drawer's title nor what it shows on the screen.
  await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByText(/, week \d+, \d{4}$/).filter({ visible: true })).toHaveCount(0);
  // The logo.
  await expect(document.getByAltText(/^Bedrijf /)).toBeVisible();
  const lines = document.getByRole('region', { name: 'Voor akkoord' });
  await expect(lines.getByRole('heading', { level: 3 })).toHaveText(signers);
  for (const line of ['Naam', 'Datum', 'Handtekening']) {
    await expect(lines.getByText(line, { exact: true })).toHaveCount(signers.length);
  }
  expect(await pagesOf(page)).toEqual([expect.stringMatching(PORTRAIT)]);
  await page.emulateMedia({ media: null });
}

test.describe('printing', () => {
  test('a week of 25 people, most with two works on a day, is two landscape pages of A4', async ({
    page,
    tenant,
    admin,
  }) => {
    const monday = getMonday(getToday());
    const projects = [
      await makeProject(tenant, { title: 'Renovatie van het stadskantoor' }),
      await makeProject(tenant, {
        title: 'Uitbreiding met vier klaslokalen en een gymzaal, inclusief het schoolplein',
      }),
    ];
    for (let person = 0; person < 25; person += 1) {
      const employee = await makeEmployee(tenant, { name: `Werknemer ${person + 10}` });
      const planned = { employeeIds: [employee], location: 'Torenkade 88, Proefdam' };
      for (let day = 0; day < 5; day += 1) {
        const date = addDays(monday, day);
        // Another one than the day before, so that no days join.
        const project_id = projects[(person + day) % 2] ?? null;
        const times = { start_time: '07:00', end_time: '11:30' };
        await makePlanningItem(tenant, { ...planned, ...times, date, project_id });
        if (person % 4 === 0 || day !== person % 5) continue;
        const afternoon = { start_time: '12:30', end_time: '16:00' };
        const other = projects[(person + day + 1) % 2] ?? null;
        await makePlanningItem(tenant, { ...planned, ...afternoon, date, project_id: other });
      }
    }
    const address = addressOf(tenant.name);
    await signIn(page, address, admin.username);
    await page.goto(`${address}/planning`);
    await expect(page.getByText('Werknemer 10')).toBeVisible();
    await expect(page.locator('[data-bar]').first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Werknemer 34')).toBeVisible();
    expect(await pagesOf(page)).toHaveLength(2);
  });

  test('a list of several pages has its heads on each', async ({ page, tenant, admin }) => {
    await Promise.all(
      Array.from({ length: 40 }, (_, at) => makeClient(tenant, { name: `Klant ${at + 10}` })),
    );
    await signIn(page, addressOf(tenant.name), admin.username);
    await page.goto(`${addressOf(tenant.name)}/klanten`);
    await expect(page.getByRole('button', { name: 'Klant 10' })).toBeVisible();
    const texts = await textsOnPaper(page);
    expect(texts.length).toBeGreaterThan(1);
    for (const text of texts) expect(text).toContain('Bedrijfsnaam');
    expect(texts.at(-1)).toContain('Klant 49');
  });

  test('a work order is one portrait page of A4', async ({ page, tenant, admin }) => {
    const project_id = await makeProject(tenant, { title: 'Kade' });
    const employee = await makeEmployee(tenant, { name: 'Vera Voorman' });
    const planned = { date: getToday(), project_id, employeeIds: [employee] };
    const { id } = await makePlanningItem(tenant, planned);
    const address = addressOf(tenant.name);
    await signIn(page, address, admin.username);
    await page.goto(`${address}/planning-details/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Kade' })).toBeVisible();
    expect(await pagesOf(page)).toEqual([expect.stringMatching(PORTRAIT)]);
  });

  test('the week sheet and the register of days are portrait pages of A4 to sign, with company, period and number', async ({
    page,
    tenant,
    admin,
  }) => {
    const client = await makeClient(tenant, { name: 'Gemeente Proefdam' });
    const project_id = await makeProject(tenant, { title: 'Kade', client_id: client });
    const employee_id = await makeEmployee(tenant, { name: 'Vera Voorman' });
    const monday = getMonday(getToday());
    await makeApproval(tenant, { employee_id, project_id, monday });
    const { week, year } = getIsoWeek(monday);
    const period = `Periodeweek ${week}, ${year}`;
    const address = addressOf(tenant.name);
    await signIn(page, address, admin.username);
    await page.goto(`${address}/hoursmanagement`);
    const grid = page.getByRole('grid', { name: 'Uren' });
    await grid.getByRole('button', { name: 'Vera Voorman' }).click();
    const sheet = page.locator('[aria-label="Weekstaat"]');
    await expectToSign(page, sheet, ['Werknemer', 'Leidinggevende']);
    await expect(sheet).toContainText(period);
    await expect(sheet).toContainText('Goedgekeurddoor kantoor op');
    await page.keyboard.press('Escape');

    await page.getByRole('main').getByText('Projecten', { exact: true }).click();
    await grid.getByRole('button', { name: 'Kade' }).click();
    await page.getByRole('button', { name: 'Nummer 1 uitgeven' }).click();
    const register = page.locator('[aria-label="Mandagenregister nummer 1"]');
    const company = `Aannemer: Bedrijf ${tenant.name}`;
    await expectToSign(page, register, [company, 'Opdrachtgever: Gemeente Proefdam']);
    await expect(register).toContainText(period);
    await expect(register.locator('tbody tr')).toHaveText(['Vera Voorman88']);
    // The foot of a page is made by its style sheet.
    const [text] = await textsOnPaper(page);
    expect(text).toContain('Mandagenregister 1, Kade');
    expect(text).toContain('Pagina 1 van 1');
  });

  test.use({ colorScheme: 'dark' });

  test('the planning prints all rows with logo, title and date, without controls; an open drawer prints in full', async ({
    page,
    tenant,
    admin,
  }) => {
    const address = addressOf(tenant.name);
    const names = Array.from({ length: 70 }, (_, index) => `Werknemer ${String(index + 10)}`);
    const ids: string[] = [];
    for (const name of names) ids.push(await makeEmployee(tenant, { name }));
    const project = await makeProject(tenant, {
      title: 'Renovatie van de kade met vier meerpalen en een steiger',
    });
    await makePlanningItem(tenant, {
      date: getToday(),
      project_id: project,
      employeeIds: ids.slice(0, 20),
    });
    await signIn(page, address, admin.username);
    await page.goto(`${address}/planning`);
    const rowNames = page.getByRole('rowheader');
    await expect(page.getByText('Werknemer 10')).toBeVisible();
    await expect.poll(() => rowNames.count()).toBeLessThan(names.length);

    // The button calls window.print().
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await page.getByRole('button', { name: 'Afdrukken' }).click();
    await expect(page.locator('body[data-printed]')).toBeAttached();

    await page.emulateMedia({ media: 'print' });
    await expect(rowNames).toHaveCount(names.length);
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('img', { name: tenant.name })).toBeVisible();
    await expect(bar.getByRole('heading', { name: 'Planning' })).toBeVisible();
    const format = { dateStyle: 'full', timeZone: 'Europe/Amsterdam' } as const;
    const date = new Intl.DateTimeFormat('nl-NL', format).format(new Date());
    await expect(bar.getByText(date)).toBeVisible();
    for (const chrome of [
      page.getByRole('navigation', { name: 'Hoofdmenu' }),
      page.getByRole('button', { name: 'Nieuw', exact: true }),
      page.getByRole('button', { name: 'Afdrukken' }),
      page.getByPlaceholder('Zoek in help...'),
      page.getByRole('searchbox', { name: 'Zoek in de planning' }),
    ]) {
      await expect(chrome).toBeHidden();
    }
    const cut = await page
      .locator('[data-bar]')
      .evaluateAll((items) =>
        items
          .filter((item) => item.scrollWidth > item.clientWidth + 1)
          .map((item) => item.textContent),
      );
    expect(cut, 'what is cut in the blocks').toEqual([]);
    // The page is as long as the board, so nothing is clipped at the viewport.
    const last = await page.getByText('Werknemer 79').boundingBox();
    expect(last?.y).toBeGreaterThan(900);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeGreaterThan(last?.y ?? 0);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    );
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const boxes = pdf.match(/\/MediaBox\s*\[[^\]]*\]/g);
    // A4 landscape, in points.
    expect(boxes?.[0]).toMatch(/\[0 0 84[12](\.\d+)? 59[456](\.\d+)?\]/);

    await page.emulateMedia({ media: null });
    await expect(page.getByRole('button', { name: 'Nieuw', exact: true })).toBeVisible();
    await page.locator('[data-bar]').first().click();
    const drawer = page.getByRole('dialog', { name: 'Planning wijzigen' });
    await expect(drawer).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('main')).toBeHidden();
    await expect(bar.getByRole('heading', { name: 'Planning' })).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Opslaan' })).toBeHidden();
    const scrolled = await drawer.evaluate(
      (element) =>
        [...element.querySelectorAll('div')].filter(
          (div) =>
            div.scrollHeight > div.clientHeight + 1 &&
            getComputedStyle(div).overflowY !== 'visible',
        ).length,
    );
    expect(scrolled, 'parts of the drawer that are cut').toBe(0);
    await page.emulateMedia({ media: null });
  });

  test('the card of a scaffold is one sheet of A6 or A5, also with long texts', async ({
    page,
    tenant,
    admin,
  }) => {
    const scaffold = await makeScaffold(tenant, {
      project_id: await makeProject(tenant),
      builder: 'Steigerbouw Noordoost-Voorbeeld en Zonen, vestiging Proefdam',
      place: 'Blok 12, achterzijde, vanaf de hoek van de Torenkade tot voorbij de noodtrap',
    });
    const address = addressOf(tenant.name);
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await signIn(page, address, admin.username);
    const sizes = [
      ['A6', /\[0 0 29[78](\.\d+)? (419|420)(\.\d+)?\]/],
      ['A5', /\[0 0 (419|420)(\.\d+)? 59[456](\.\d+)?\]/],
    ] as const;
    await page.goto(`${address}/scaffold-details/${scaffold}`);
    await page.getByRole('button', { name: 'Kaart maken' }).click();
    for (const [size, box] of sizes) {
      await page.getByRole('button', { name: `Afdrukken ${size}` }).click();
      await expect(page.locator('body')).toHaveAttribute('data-printed');
      expect(await pagesOf(page)).toEqual([expect.stringMatching(box)]);
      await page.reload();
    }
  });
});
