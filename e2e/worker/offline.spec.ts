import { addDays, getToday } from '@ploegplan/contract/dates/dates';
import { drawPdf } from '@ploegplan/server/demo/documents/pdf';
import {
  makeDocument,
  makeNote,
  makePlanningItem,
  makeProject,
} from '@ploegplan/server/test/data/factories';
import { details, recorded } from '../support/employee-planning.ts';
import { addressOf, expect, expectAccessible, signIn } from '../support/fixtures.ts';
import {
  fillIn,
  install,
  kept,
  names,
  noteErrors,
  photosOf,
  reopen,
  sign,
} from '../support/offline.ts';
import { blocks, drawerOf } from '../support/planning.ts';
import {
  beOffered,
  mark,
  marked,
  test,
  untilCached,
  untilFilesKept,
  untilKept,
  updateBar,
} from '../support/pwa.ts';
import { skipUntilVisible } from '../support/session.ts';

/** Working without a network, with the service worker of the installed application. */
test.use({
  serviceWorkers: 'allow',
  expectedErrors: /^Failed to load resource|NetworkError|ERR_CONNECTION/,
});

test('hours, notes and five photos of a cold start in flight mode arrive once, after the app was killed', {
  tag: '@phone',
}, async ({ page, context, browser, tenant, employee, admin, front }) => {
  const { id, address } = await install({ page, context, front }, tenant, employee);
  const five = [...names, 'c.jpg', 'd.jpg', 'e.jpg'];
  front.connect(false);
  await context.setOffline(true);
  const errorsOn = await noteErrors(context);
  const cellar = await reopen(page, address);
  await expect(cellar.getByRole('article')).toHaveCount(2);
  expect(await errorsOn(cellar)).toEqual([]);
  await expect(cellar.getByText(/^Stand van \d\d:\d\d uur$/)).toBeVisible();
  await expect(sign(cellar)).toBeVisible();
  await expectAccessible(cellar);
  await fillIn(cellar, five);
  await expect(kept(cellar)).toBeVisible();
  await expect(details(cellar)).toBeHidden();

  const later = await reopen(cellar, address);
  await expect(
    later.getByRole('status').getByText('1 wijziging bewaard, wacht op verbinding'),
  ).toBeVisible();
  await expect(later.getByRole('article').first()).toContainText('7,75 uur');
  await expectAccessible(later);
  await sign(later).click();
  const list = later.getByRole('dialog', { name: 'Nog niet verstuurd' });
  await expect(list).toContainText('7,75 uur, Vak 1 af en 5 foto’s');
  await expectAccessible(later);
  await list.getByRole('button', { name: 'Sluiten' }).click();
  front.connect(true);
  await context.setOffline(false);
  await later.evaluate(() => dispatchEvent(new Event('online')));
  await expect(later.getByText('op verbinding')).toHaveCount(0, { timeout: 30_000 });
  await expect(later.getByText(/^Stand van/)).toHaveCount(0);
  await expect(sign(later)).toBeHidden();
  expect(await recorded(tenant, id)).toEqual({ hours_worked: 7.75, notes: 'Vak 1 af' });
  expect(await photosOf(tenant, id)).toEqual(five);

  await using desk = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const office = await desk.newPage();
  await signIn(office, addressOf(tenant.name), admin.username);
  await office.goto(`${addressOf(tenant.name)}/planning`);
  await blocks(office, 'Kelder Voorbeeld').first().click();
  await expect(drawerOf(office).getByText('7,75 uur')).toBeVisible();
  await expect(drawerOf(office).getByRole('button', { name: /^[a-e]\.jpg$/ })).toHaveCount(5);
});

test('a day that is confirmed by one tap in flight mode arrives once, after the app was killed', {
  tag: '@phone',
}, async ({ page, context, tenant, employee, front }) => {
  const dayTimes = {
    ask: { own: 'required', hired: 'off', 'self-employed': 'off' },
    step: 15,
    travel: false,
  };
  await tenant.transact((tx) =>
    tx
      .insertInto('hour_settings')
      .values({ day_times: JSON.stringify(dayTimes) })
      .execute(),
  );
  const { id, address } = await install({ page, context, front }, tenant, employee);
  await untilKept(page, 'own work days');
  front.connect(false);
  await context.setOffline(true);
  const cellar = await reopen(page, address);
  const card = cellar.getByRole('region', { name: 'Mijn dag' });
  await expectAccessible(cellar);
  await card.getByRole('button', { name: /^Gewone werktijden/ }).click();
  await expect(kept(cellar)).toBeVisible();
  await expect(card).toContainText('Bewaard op je telefoon, wordt nog verstuurd');

  const later = await reopen(cellar, address);
  await expect(later.getByRole('region', { name: 'Mijn dag' })).toContainText(
    '07:00 – 16:00, 30 min pauze, 8,5 uur',
  );
  await expect(later.getByRole('article').first()).toContainText('8,5 uur');
  front.connect(true);
  await context.setOffline(false);
  await later.evaluate(() => dispatchEvent(new Event('online')));
  await expect(later.getByText('op verbinding')).toHaveCount(0, { timeout: 30_000 });
  const days = await tenant.transact((tx) =>
    tx.selectFrom('work_days').select(['date', 'start_time', 'end_time', 'version']).execute(),
  );
  const times = { start_time: '07:00:00', end_time: '16:00:00' };
  expect(days).toEqual([{ date: getToday(), ...times, version: 1 }]);
  expect(await recorded(tenant, id)).toMatchObject({ hours_worked: 8.5 });
  await expect(later.getByRole('button', { name: 'Aanpassen' })).toBeVisible();
});

test('the notes and the safety plan of today open in flight mode, also of who never opened them; what is not kept says why', {
  tag: '@phone',
}, async ({ page, context, browser, tenant, employee, admin, front }) => {
  const { id, project, address } = await install({ page, context, front }, tenant, employee);
  await makeNote(tenant, {
    title: 'Sleutel bij 12',
    project_id: project,
    is_for_crew: true,
    is_pinned: true,
  });
  const shown = { project_id: project, visible_to_workers: true };
  await makeDocument(tenant, { title: 'Tekening', kind: 'drawing', ...shown });
  await using desk = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const office = await desk.newPage();
  await signIn(office, addressOf(tenant.name), admin.username);
  await office.goto(`${addressOf(tenant.name)}/project-details/${project}`);
  await office.getByRole('button', { name: 'Document toevoegen' }).click();
  const form = office.getByRole('dialog', { name: 'Document toevoegen' });
  const buffer = drawPdf('VGM-plan', ['Helm verplicht']);
  const plan = { name: 'VGM-plan.pdf', mimeType: 'application/pdf', buffer };
  await form.locator('input[type=file]').setInputFiles(plan);
  await form.getByRole('combobox', { name: 'Soort' }).click();
  await office.getByRole('option', { name: 'Veiligheid (VGM)' }).click();
  await form.getByText('Ook werknemers').click();
  await form.getByRole('switch', { name: 'Ook zonder verbinding' }).click({ force: true });
  await form.getByRole('button', { name: 'Toevoegen' }).click();
  await expect(office.getByRole('button', { name: /^VGM-plan/ })).toBeVisible();

  // The work of today is read again when the office adds to it.
  await untilKept(page, `own item ${id}`);
  await untilFilesKept(page, 'document ');
  await untilCached(page, /PdfPages/, /pdf\.worker/);
  front.connect(false);
  await context.setOffline(true);
  const cellar = await reopen(page, address);
  await cellar.getByRole('article').first().getByRole('button').first().click();
  await expect(details(cellar).getByRole('heading', { name: 'Sleutel bij 12' })).toBeVisible();
  await details(cellar).getByRole('button', { name: 'VGM-plan' }).click();
  await expect(cellar.getByRole('img', { name: 'Pagina 1 van 1' })).toBeVisible();
  await expectAccessible(cellar);
  await cellar.getByRole('button', { name: 'Sluiten' }).click();
  await details(cellar).getByRole('button', { name: 'Tekening' }).click();
  await expect(cellar.getByText(/^Zonder verbinding is dit document er niet/)).toBeVisible();
});

test('the own leave, missing hours, profile and help are there in flight mode, also of who never opened them, and leave that is requested arrives', {
  tag: '@phone',
}, async ({ page, context, tenant, employee, front }) => {
  const project_id = await makeProject(tenant, { title: 'Zolder Voorbeeld' });
  const date = addDays(getToday(), -1);
  await makePlanningItem(tenant, { project_id, date, employeeIds: [employee.employeeId] });
  const { address } = await install({ page, context, front }, tenant, employee);
  await untilKept(page, 'own leave', 'own kinds of leave', 'own missing hours', 'account', 'help');
  front.connect(false);
  const cellar = await reopen(page, address, '/missinghours');
  const age = cellar.getByText(/^Stand van \d\d:\d\d uur$/);
  await expect(cellar.getByRole('listitem').filter({ hasText: 'Zolder Voorbeeld' })).toBeVisible();
  await expect(age).toBeVisible();
  await cellar.goto(`${address}/account`);
  await expect(cellar.getByText(employee.username)).toBeVisible();
  await cellar.goto(`${address}/help/werken-zonder-verbinding`);
  await expect(cellar.getByRole('heading', { name: 'Werken zonder verbinding' })).toBeVisible();

  await cellar.goto(`${address}/own-leave`);
  await expect(age).toBeVisible();
  await cellar.getByRole('button', { name: 'Verlof aanvragen' }).first().click();
  const form = cellar.getByRole('dialog', { name: 'Verlof aanvragen' });
  await expect(form.getByRole('combobox', { name: 'Soort verlof' })).toHaveValue('Vakantie');
  const day = addDays(getToday(), 40);
  await form.getByRole('textbox', { name: 'Eerste dag' }).fill(day.split('-').reverse().join('-'));
  await form.getByRole('button', { name: 'Aanvragen', exact: true }).click();
  await expect(kept(cellar)).toBeVisible();
  const waiting = cellar.getByRole('listitem').filter({ hasText: 'Bewaard, wacht op verbinding' });
  await expect(waiting).toContainText('Vakantie');
  await expectAccessible(cellar);
  front.connect(true);
  await cellar.evaluate(() => dispatchEvent(new Event('online')));
  await expect(cellar.getByText('op verbinding')).toHaveCount(0, { timeout: 30_000 });
  const rows = await tenant.transact((tx) =>
    tx.selectFrom('leave_requests').select(['first_day', 'employee_id']).execute(),
  );
  expect(rows).toEqual([{ first_day: day, employee_id: employee.employeeId }]);
});

test('an upload that is cut off goes on where it was after the app was killed; the photo whose answer was lost is there once', {
  tag: '@phone',
}, async ({ page, context, tenant, employee, front }) => {
  const { id, address } = await install({ page, context, front }, tenant, employee);
  front.cutAfter(/^PATCH \/api\/employee-planning\//);
  await fillIn(page);
  await expect(kept(page)).toBeVisible();
  expect(await photosOf(tenant, id)).toEqual(['a.jpg']);
  front.connect(true);
  const later = await reopen(page, address);
  await expect.poll(() => photosOf(tenant, id), { timeout: 30_000 }).toEqual(names);
  await expect(later.getByText('op verbinding')).toHaveCount(0);
  expect(await recorded(tenant, id)).toEqual({ hours_worked: 7.75, notes: 'Vak 1 af' });
});

test('what waits survives an update of the app', {
  tag: '@phone',
}, async ({ page, context, tenant, employee, front }) => {
  const { id } = await install({ page, context, front }, tenant, employee);
  front.lose(/\/api\/employee-planning\/[\w-]+$/);
  await fillIn(page);
  await expect(kept(page)).toBeVisible();
  front.release();
  await beOffered(page);
  await mark(page);
  await updateBar(page).getByRole('button', { name: 'Vernieuwen' }).click();
  await expect(marked(page)).toHaveCount(0);
  await expect(
    page.getByRole('status').getByText('1 wijziging bewaard, wacht op verbinding'),
  ).toBeVisible();
  front.lose(undefined);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => photosOf(tenant, id), { timeout: 30_000 }).toEqual(names);
});

test('behind a server that is no server, a portal or silence, a cold start shows the planning and the lost connection', {
  tag: '@phone',
}, async ({ page, context, tenant, employee, front }) => {
  const { address } = await install({ page, context, front }, tenant, employee);
  await context.clock.install();
  let again = page;
  for (const instead of ['portal', 'silence'] as const) {
    front.stand(instead);
    again = await reopen(again, address);
    await skipUntilVisible(again.getByRole('article').nth(1));
    await skipUntilVisible(sign(again));
    await expect(again.getByRole('article')).toHaveCount(2);
    front.stand(undefined);
    await expect(sign(again)).toBeHidden();
    await expect(again.getByText(/^Stand van/)).toHaveCount(0);
  }
});
