import { today } from '@ploegplan/contract/rules/dates';
import { makeClient, makePlanningItem, makeProject } from '@ploegplan/server/test/factories';
import {
  contact,
  details,
  hours,
  notes,
  openDetails,
  openList,
  record,
  recorded,
  row,
  save,
  setItem,
} from './employee-planning.ts';
import { addressOf, expect, expectAccessible, test } from './fixtures.ts';

test.describe('the details', () => {
  test('all rows are shown, in their order', async ({ page, tenant, employee }) => {
    const client_id = await makeClient(tenant, { name: 'Bouwgroep Voorbeeld' });
    const project_id = await makeProject(tenant, { title: 'Nieuwbouw De Proef', client_id });
    const { id } = await makePlanningItem(tenant, {
      date: today(),
      employeeIds: [employee.employeeId],
      project_id,
      location: '52.37021578,4.8951679',
      description: 'Gevel metselen',
    });
    await setItem(tenant, id, { ...contact, start_time: '07:00', end_time: '16:30' });
    await openDetails(page, tenant, employee.username);

    const labels = ['Klant', 'Project', 'Locatie', 'Tijd', 'Werkzaamheden', 'Materieel'];
    await expect(details(page).locator('dt')).toHaveText([
      ...labels,
      'Werknemer(s)',
      'Contactpersoon',
    ]);
    await expect(row(page, 'Klant')).toHaveText('Bouwgroep Voorbeeld');
    await expect(row(page, 'Project')).toHaveText('Nieuwbouw De Proef');
    await expect(row(page, 'Locatie')).toHaveText('52.370216, 4.895168');
    await expect(row(page, 'Tijd')).toHaveText('07:00 - 16:30');
    await expect(row(page, 'Werkzaamheden')).toHaveText('Gevel metselen');
    const person = row(page, 'Contactpersoon');
    await expect(person).toContainText('Uitvoerder Voorbeeld');
    await expect(person.getByRole('link', { name: '06 12 34 56 78' })).toHaveAttribute(
      'href',
      'tel:0612345678',
    );
    await expect(person.getByRole('link', { name: contact.contact_email })).toHaveAttribute(
      'href',
      'mailto:uitvoerder@example.nl',
    );
    await expectAccessible(page);
  });

  test('what is not known falls back or stays away', async ({ page, tenant, employee }) => {
    const project_id = await makeProject(tenant, { location: 'Bouwweg 2' });
    const date = today();
    const { id } = await makePlanningItem(tenant, {
      date,
      employeeIds: [employee.employeeId],
      project_id,
    });
    const hidden = { contact_show_phonenumber: false, contact_show_email: false };
    await setItem(tenant, id, { ...contact, ...hidden });
    await openDetails(page, tenant, employee.username);
    await expect(row(page, 'Locatie')).toHaveText('Bouwweg 2');
    await expect(row(page, 'Tijd')).toHaveText('-');
    await expect(row(page, 'Klant')).toHaveCount(0);
    await expect(row(page, 'Contactpersoon')).toHaveText('Uitvoerder Voorbeeld');

    await setItem(tenant, id, { contact_show_name: false });
    await page.goto(`${addressOf(tenant.name)}/planning-details/${id}`);
    await expect(page.getByRole('heading', { name: 'Details' })).toBeVisible();
    await expect(hours(page)).toBeVisible();
    await expect(page.getByText('Contactpersoon')).toHaveCount(0);
  });

  test('hours go by steps of a quarter and are checked before sending', async ({
    page,
    tenant,
    employee,
  }) => {
    await makePlanningItem(tenant, { date: today(), employeeIds: [employee.employeeId] });
    await openDetails(page, tenant, employee.username);
    await expect(
      details(page).getByText('Gebruik + en - voor stappen van 15 minuten'),
    ).toBeVisible();
    const plus = details(page).getByRole('button', { name: 'Kwartier erbij' });
    const minus = details(page).getByRole('button', { name: 'Kwartier eraf' });
    await minus.click();
    await expect(hours(page)).toHaveValue('0');
    await hours(page).fill('acht');
    await plus.click();
    await expect(hours(page)).toHaveValue('0,25');
    await hours(page).fill('7.5');
    await plus.click();
    await expect(hours(page)).toHaveValue('7,75');

    const patched: string[] = [];
    page.on('request', (request) => request.method() === 'PATCH' && patched.push(request.url()));
    for (const [typed, fault] of [
      ['-1', 'Uren kunnen niet negatief zijn'],
      ['24,25', 'Vul hooguit 24 uur in'],
      ['7,8', 'Vul hele kwartieren in, bijvoorbeeld 7,75'],
      ['acht', 'Vul een getal in, bijvoorbeeld 7,75'],
    ] as const) {
      await hours(page).fill(typed);
      await save(page).click();
      await expect(details(page).getByText(fault)).toBeVisible();
    }
    expect(patched).toEqual([]);
  });

  test('saves hours and notes, and clears what is emptied', async ({ page, tenant, employee }) => {
    const item = { date: today(), employeeIds: [employee.employeeId] };
    const { id } = await makePlanningItem(tenant, item);
    await openDetails(page, tenant, employee.username);
    await hours(page).fill('7,75');
    await notes(page).fill('Kenteken 00-XX-00');
    const request = page.waitForRequest((sent) => sent.method() === 'PATCH');
    await details(page).getByRole('button', { name: 'Opslaan' }).first().click();
    expect((await request).postDataJSON()).toEqual({
      hoursWorked: 7.75,
      notes: 'Kenteken 00-XX-00',
    });
    await expect(page.getByText('Uren opgeslagen.')).toBeVisible();
    expect(await recorded(tenant, id)).toEqual({ hours_worked: 7.75, notes: 'Kenteken 00-XX-00' });

    await hours(page).fill('');
    await notes(page).fill('');
    const clearing = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await save(page).click();
    await clearing;
    expect(await recorded(tenant, id)).toEqual({ hours_worked: null, notes: '' });
  });

  test('a failed save says so and loses nothing', async ({ page, tenant, employee }) => {
    await makePlanningItem(tenant, { date: today(), employeeIds: [employee.employeeId] });
    await openDetails(page, tenant, employee.username);
    await hours(page).fill('7,75');
    await notes(page).fill('Gevel af');
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/employee-planning/*', async (route) => {
      await answered;
      await route.abort();
    });
    await save(page).click();
    await expect(save(page)).toBeDisabled();
    answer();
    await expect(page.getByText('Fout bij het opslaan van uren.')).toBeVisible();
    await expect(details(page).getByText('Geen verbinding')).toBeVisible();
    await expect(save(page)).toBeEnabled();
    await expect(hours(page)).toHaveValue('7,75');
    await expect(notes(page)).toHaveValue('Gevel af');
  });

  test('the list is enough when the whole item cannot be loaded', async ({
    page,
    tenant,
    employee,
  }) => {
    const project_id = await makeProject(tenant, { title: 'Nieuwbouw De Proef' });
    const item = { date: today(), employeeIds: [employee.employeeId], project_id };
    const { id } = await makePlanningItem(tenant, item);
    await record(tenant, id, 6.5);
    await page.route(`**/api/employee-planning/planningitem/${id}`, (route) => route.abort());
    await openDetails(page, tenant, employee.username);
    await expect(row(page, 'Project')).toHaveText('Nieuwbouw De Proef');
    await expect(hours(page)).toHaveValue('6,5');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('leaving with unsaved changes is asked first', async ({ page, tenant, employee }) => {
    await makePlanningItem(tenant, { date: today(), employeeIds: [employee.employeeId] });
    await openDetails(page, tenant, employee.username);
    await hours(page).fill('8');
    const question = page.getByRole('dialog', { name: 'Nog niet opgeslagen' });
    for (const leave of [
      () => details(page).getByRole('button', { name: 'Annuleren' }).first().click(),
      () => details(page).getByRole('button', { name: 'Annuleren' }).last().click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await leave();
      await question.getByRole('button', { name: 'Annuleren' }).click();
      await expect(question).toHaveCount(0);
      await expect(hours(page)).toHaveValue('8');
    }
    await page.keyboard.press('Escape');
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(details(page)).toBeVisible();

    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Weggaan' }).click();
    await expect(details(page)).toHaveCount(0);
  });

  test("a phone's back button closes the details, after asking", { tag: '@phone' }, async ({
    page,
    tenant,
    employee,
  }) => {
    await makePlanningItem(tenant, { date: today(), employeeIds: [employee.employeeId] });
    await openDetails(page, tenant, employee.username);
    await page.goBack();
    await expect(details(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/employeeplanning$/);

    await page.getByRole('article').getByRole('button').first().click();
    await hours(page).fill('8');
    const question = page.getByRole('dialog', { name: 'Nog niet opgeslagen' });
    await page.goBack();
    await question.getByRole('button', { name: 'Annuleren' }).click();
    await expect(question).toHaveCount(0);
    await expect(hours(page)).toHaveValue('8');
    await page.goBack();
    await question.getByRole('button', { name: 'Weggaan' }).click();
    await expect(details(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/employeeplanning$/);
  });

  test('the page of one item saves too, and goes back to the planning', async ({
    page,
    tenant,
    employee,
  }) => {
    const item = { date: today(), employeeIds: [employee.employeeId] };
    const { id } = await makePlanningItem(tenant, item);
    await openList(page, tenant, employee.username);
    await page.goto(`${addressOf(tenant.name)}/planning-details/${id}`);
    await hours(page).fill('4');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Opslaan' }).last().click();
    await expect(page.getByText('Uren opgeslagen.')).toBeVisible();
    expect((await recorded(tenant, id)).hours_worked).toBe(4);
    await page.getByRole('button', { name: 'Annuleren' }).first().click();
    await expect(page.getByRole('article')).toContainText('4 uur');
  });
});
