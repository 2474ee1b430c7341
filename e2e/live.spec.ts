import type { Page, Request } from '@playwright/test';
import { today } from '@ploegplan/contract/rules/dates';
import {
  makeEmployee,
  makePlanningItem,
  makeProject,
  makeStatus,
  makeUser,
  type TestTenant,
} from '@ploegplan/server/test/factories';
import { details, hours } from './employee-planning.ts';
import { addressOf, expect, expectAccessible, signIn, test } from './fixtures.ts';
import { LineToCut } from './line-to-cut.ts';
import { blocks, drawerOf, openBoard } from './planning.ts';

/** What the office does elsewhere meanwhile, in nobody's name. */
const moveAll = (tenant: TestTenant, ids: string[], location: string) =>
  tenant.transact((tx) =>
    tx.updateTable('planning_items').set({ location }).where('id', 'in', ids).execute(),
  );
const move = (tenant: TestTenant, id: string, location: string) => moveAll(tenant, [id], location);

const plan = async (tenant: TestTenant, location: string) => {
  const ann = await makeEmployee(tenant, { name: 'Ann de Boer' });
  const item = { date: today(), employeeIds: [ann], location };
  return (await makePlanningItem(tenant, item)).id;
};

const streamOf = (page: Page) => page.waitForRequest(/\/api\/events/);

test('a change shows in another browser at once, marked until it is opened @desktop', async ({
  page,
  browser,
  tenant,
  admin,
}) => {
  await plan(tenant, 'Begin');
  const colleague = await (await browser.newContext()).newPage();
  const streams = Promise.all([streamOf(page), streamOf(colleague)]);
  await openBoard(page, tenant, admin.username);
  await openBoard(colleague, tenant, (await makeUser(tenant)).username);
  await streams;

  await blocks(colleague, 'Begin').click();
  await drawerOf(colleague).getByLabel('Locatie').fill('Daarna');
  await drawerOf(colleague).getByRole('button', { name: 'Opslaan' }).click();
  await expect(blocks(colleague, 'Daarna')).toBeVisible();
  await expect(blocks(page, 'Daarna')).toBeVisible({ timeout: 1_000 });

  const mark = 'Zojuist gewijzigd';
  await expect(blocks(page, 'Daarna').getByRole('img', { name: mark })).toBeVisible();
  await expect(colleague.getByRole('img', { name: mark })).toHaveCount(0);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('img', { name: mark })).toBeVisible();
  await blocks(page, 'Daarna').click();
  await expect(drawerOf(page)).toBeVisible();
  await expect(page.getByRole('img', { name: mark })).toHaveCount(0);
  await colleague.context().close();
});

test('an employee sees a change of the own planning, marked until it is opened @phone', async ({
  page,
  tenant,
  employee,
}) => {
  const item = { date: today(), employeeIds: [employee.employeeId], location: 'Begin' };
  const { id } = await makePlanningItem(tenant, item);
  const { id: other } = await makePlanningItem(tenant, { ...item, location: 'Elders' });
  const address = addressOf(tenant.name);
  await signIn(page, address, employee.username);
  const stream = streamOf(page);
  await page.goto(`${address}/employeeplanning`);
  await expect(page.getByText('Begin')).toBeVisible();
  await stream;
  await move(tenant, id, 'Daarna');
  const cards = page.getByRole('article');
  const mark = page.getByText('Zojuist gewijzigd');
  const open = async (location: string) => {
    await cards.filter({ hasText: location }).getByRole('button', { name: 'Uren' }).click();
    await page.getByRole('dialog', { name: 'Details' }).getByLabel('Annuleren').first().click();
  };
  await open('Elders');
  await expect(cards.filter({ hasText: 'Daarna' }).filter({ has: mark })).toBeVisible();
  await expect(mark).toHaveCount(1);
  await expectAccessible(page);
  await open('Daarna');
  await expect(mark).toHaveCount(0);

  // Of more than one in a statement an employee is not told which.
  await moveAll(tenant, [id, other], 'Samen');
  await expect(cards.filter({ hasText: 'Samen' }).filter({ has: mark })).toHaveCount(2);
});

test('what changed is marked, however many changed at once @desktop', async ({
  page,
  tenant,
  admin,
}) => {
  const ids = [await plan(tenant, 'Begin')];
  while (ids.length < 51) ids.push((await makePlanningItem(tenant, { date: today() })).id);
  const stream = streamOf(page);
  await openBoard(page, tenant, admin.username);
  await expect(blocks(page, 'Begin')).toBeVisible();
  await stream;
  // That it was made just before the page was opened is told, too.
  await blocks(page, 'Begin').click();
  await drawerOf(page).getByRole('button', { name: 'Annuleren' }).click();
  await moveAll(tenant, ids, 'Samen');
  const mark = page.getByRole('img', { name: 'Zojuist gewijzigd' });
  await expect(blocks(page, 'Samen').filter({ has: mark })).toBeVisible();
});

test('the menu counts along when a project gets another status elsewhere @desktop', async ({
  page,
  tenant,
  admin,
}) => {
  const [waiting, running] = [
    await makeStatus(tenant, 'Wacht', 1),
    await makeStatus(tenant, 'Lopend', 2),
  ];
  const id = await makeProject(tenant, { status_id: waiting });
  await makeProject(tenant, { status_id: waiting });
  const address = addressOf(tenant.name);
  await signIn(page, address, admin.username);
  const stream = streamOf(page);
  await page.goto(`${address}/help`);
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' });
  const statuses = menu.getByRole('link', { name: /Wacht|Lopend/ });
  await expect(statuses).toHaveText(['Wacht2', 'Lopend0']);
  await stream;
  await tenant.transact((tx) =>
    tx.updateTable('projects').set({ status_id: running }).where('id', '=', id).execute(),
  );
  await expect(statuses).toHaveText(['Wacht1', 'Lopend1']);
});

test('says that the connection is lost, and is right again when it is back', async ({
  page,
  tenant,
  admin,
}) => {
  await using line = new LineToCut();
  const port = await line.start();
  const address = addressOf(tenant.name).replace(/\d+$/, String(port));
  const id = await plan(tenant, 'Begin');
  await signIn(page, address, admin.username);
  const stream = streamOf(page);
  await page.goto(`${address}/planning`);
  await expect(blocks(page, 'Begin')).toBeVisible();
  await stream;
  await move(tenant, id, 'Daarna');
  await expect(blocks(page, 'Daarna')).toBeVisible();

  line.cut();
  const sign = page.getByRole('button', { name: 'Geen verbinding' });
  await expect(sign).toBeHidden();
  const title = page.getByRole('heading', { name: 'Planning', level: 1 });
  const place = await title.boundingBox();
  await expect(sign).toBeVisible({ timeout: 10_000 });
  expect(await title.boundingBox()).toMatchObject({ x: place?.x, y: place?.y });
  await expect(page.getByRole('status').filter({ hasText: 'Geen verbinding' })).toHaveCount(1);
  await sign.click();
  const explanation = page.getByRole('dialog', { name: 'Geen verbinding' });
  await expect(explanation).toHaveText(
    /Wijzigingen in de planning zijn misschien niet zichtbaar\. Ververs de pagina om opnieuw te verbinden\. Je kunt de planning nog wel bekijken en uren invullen\.$/,
  );
  await expectAccessible(page);

  await move(tenant, id, 'Intussen');
  line.restore();
  await expect(blocks(page, 'Intussen')).toBeVisible();
  await expect(sign).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'Geen verbinding' })).toHaveCount(0);
});

test('says so in the drawer too, which on a phone covers the bar @phone', async ({
  page,
  tenant,
  employee,
}) => {
  await using line = new LineToCut();
  const port = await line.start();
  const address = addressOf(tenant.name).replace(/\d+$/, String(port));
  await makePlanningItem(tenant, { date: today(), employeeIds: [employee.employeeId] });
  await signIn(page, address, employee.username);
  const stream = streamOf(page);
  await page.goto(`${address}/employeeplanning`);
  await page.getByRole('article').getByRole('button').first().click();
  await expect(hours(page)).toBeVisible();
  await stream;
  line.cut();
  await hours(page).fill('7,75');
  const sign = details(page).getByRole('button', { name: 'Geen verbinding' });
  await sign.click({ timeout: 20_000 });
  await expect(page.getByRole('dialog', { name: 'Geen verbinding' })).toContainText(
    'Je kunt de planning nog wel bekijken en uren invullen.',
  );
  await expectAccessible(page);
  line.restore();
  await expect(sign).toBeHidden();
  await expect(hours(page)).toHaveValue('7,75');
});

test('the tabs of a browser share one stream, and the end of a session shows in each @desktop', async ({
  page,
  tenant,
  admin,
}) => {
  const id = await plan(tenant, 'Begin');
  let open = 0;
  const count = (one: Page) => {
    one.on('request', (request) => {
      if (request.url().includes('/api/events')) open += 1;
    });
    const close = (request: Request) => {
      if (request.url().includes('/api/events')) open -= 1;
    };
    one.on('requestfailed', close);
    one.on('requestfinished', close);
  };
  count(page);
  await openBoard(page, tenant, admin.username);
  const tab = await page.context().newPage();
  count(tab);
  const second = streamOf(tab);
  await tab.goto(page.url());
  await second;
  await expect.poll(() => open).toBe(1);
  await move(tenant, id, 'Daarna');
  for (const one of [page, tab]) await expect(blocks(one, 'Daarna')).toBeVisible();

  const takenOver = streamOf(page);
  await tab.close();
  await takenOver;
  await move(tenant, id, 'Ten slotte');
  await expect(blocks(page, 'Ten slotte')).toBeVisible();

  await tenant.transact((tx) => tx.deleteFrom('sessions').execute());
  await expect(page).toHaveURL(/\/session-expired$/);
});
