import { addDays, getMonday, getToday } from '@ploegplan/contract/dates/dates';
import { makeEmployee, makePlanningItem, makeProject } from '@ploegplan/server/test/data/factories';
import { addressOf, expect, signIn, test } from '../support/fixtures.ts';
import { textsOnPaper } from '../support/paper.ts';

test('the office corrects and approves what a worker entered, and the worker finds the week closed', async ({
  page,
  browser,
  tenant,
  employee,
  admin,
}) => {
  const monday = addDays(getMonday(getToday()), -7);
  const project_id = await makeProject(tenant, { title: 'Kade' });
  const times = { start_time: '07:00', end_time: '15:30' };
  const plan = (date: string) =>
    makePlanningItem(tenant, { date, project_id, employeeIds: [employee.employeeId], ...times });
  const items = [await plan(monday), await plan(addDays(monday, 1))];
  const address = addressOf(tenant.name);

  const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await signIn(phone, address, employee.username);
  await phone.goto(`${address}/missinghours`);
  await phone.getByRole('button', { name: 'Alles als gepland (2)' }).click();
  await expect(phone.getByText('Al je uren zijn ingevuld')).toBeVisible();

  await signIn(page, address, admin.username);
  await page.goto(`${address}/hoursmanagement`);
  await page.getByRole('button', { name: 'Vorige week' }).click();
  const grid = page.getByRole('grid', { name: 'Uren' });
  const line = grid.getByRole('row', { name: /^Kade/ });
  await expect(line.getByRole('gridcell').first()).toHaveText('8');
  await line.getByRole('gridcell').first().click();
  await page.keyboard.type('7,5');
  await page.keyboard.press('Enter');
  await expect(line).toContainText('15,5');
  await line.getByRole('gridcell').first().click();
  await page.getByRole('textbox', { name: 'Reden van de wijziging' }).fill('Later begonnen');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Goedkeuren wat klopt (1 persoon)' }).click();
  await page.getByRole('button', { name: 'Weekstaat van 1 persoon goedkeuren' }).click();
  await expect(grid.getByRole('button', { name: 'Goedgekeurd' })).toBeVisible();

  // The phone hears of it.
  await phone.goto(`${address}/planning-details/${items[0]?.id}?eigen=true`);
  await expect(phone.getByText(/De uren van deze week zijn goedgekeurd/)).toBeVisible();
  await expect(phone.getByRole('spinbutton', { name: 'Uren gewerkt' })).toBeDisabled();
  await phone.close();

  await page.reload();
  await grid.getByRole('rowheader').getByRole('button').first().click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('Ingevuld 8 uur, gewijzigd door');
  await expect(sheet).toContainText('‘Later begonnen’');
  await expect(sheet).toContainText('Goedgekeurd door');
});

test('the hours of a week and of a month have the width of a landscape page on paper, with all days and sums', async ({
  page,
  tenant,
  employee,
  admin,
}) => {
  const project_id = await makeProject(tenant, { title: 'Kade' });
  const times = { start_time: '07:00', end_time: '15:30' };
  await makePlanningItem(tenant, {
    date: getToday(),
    project_id,
    employeeIds: [employee.employeeId],
    ...times,
  });
  const address = addressOf(tenant.name);
  await signIn(page, address, admin.username);
  await page.goto(`${address}/hoursmanagement`);
  const heads = page.getByRole('grid', { name: 'Uren' }).getByRole('columnheader');
  const edges = () =>
    heads.evaluateAll((all) =>
      all
        .map((head) => head.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .map(({ left, right }) => [left, right]),
    );
  for (const [view, least] of [
    ['Week', 10],
    ['Maand', 28],
  ] as const) {
    await page.getByText(view, { exact: true }).click();
    await expect.poll(() => heads.count()).toBeGreaterThan(least);
    // What the margins leave of A4, in CSS pixels: 281 mm; the screen is wider.
    await page.emulateMedia({ media: 'print' });
    await expect.poll(async () => (await edges()).at(-1)?.[1]).toBeLessThanOrEqual(1062);
    const shown = await edges();
    expect(shown.length).toBeGreaterThan(least);
    for (const [at, [left = 0] = []] of shown.entries()) {
      const before = shown[at - 1]?.[1] ?? 0;
      expect(left).toBeGreaterThanOrEqual(before - 2);
    }
    await page.emulateMedia({ media: null });
  }
});

test('a week of 25 people with three works each is at most three landscape pages, with the days on each', async ({
  page,
  tenant,
  admin,
}) => {
  const title = 'Uitbreiding met vier klaslokalen en een gymzaal, inclusief het schoolplein';
  const projects = await Promise.all(
    ['Noord', 'Oost', 'Zuid'].map((part) => makeProject(tenant, { title: `${part}: ${title}` })),
  );
  const employeeIds = await Promise.all(
    Array.from({ length: 25 }, (_, at) => makeEmployee(tenant, { name: `Werknemer ${at + 10}` })),
  );
  for (const [day, project_id] of projects.entries()) {
    const times = { start_time: '07:00', end_time: '15:30' };
    const date = addDays(getMonday(getToday()), day);
    await makePlanningItem(tenant, { date, project_id, employeeIds, ...times });
  }
  await signIn(page, addressOf(tenant.name), admin.username);
  await page.goto(`${addressOf(tenant.name)}/hoursmanagement`);
  await expect(page.getByRole('grid').getByRole('button', { name: 'Werknemer 10' })).toBeVisible();
  const texts = await textsOnPaper(page);
  expect(texts.length).toBeLessThanOrEqual(3);
  for (const text of texts) {
    expect(text).toContain('Gepland');
    expect(text).toMatch(/ma \d/);
  }
});
