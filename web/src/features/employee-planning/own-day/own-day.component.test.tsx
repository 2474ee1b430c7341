import { addDays, getToday } from '@ploegplan/contract/dates/dates';
import { employeePlanning } from '@ploegplan/contract/employee-planning/endpoints';
import type { EmployeePlanningItem } from '@ploegplan/contract/employee-planning/schemas';
import type { OwnDayTimes } from '@ploegplan/contract/session/schemas';
import type { WorkDay } from '@ploegplan/contract/work-days/schemas';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { TestApi } from '../../../../test/api.ts';
import { opened } from '../../../../test/app.tsx';
import { expectAccessible } from '../../../../test/axe.ts';
import * as own from '../../../../test/subjects/employee-planning.ts';

const today = getToday();
const asked: OwnDayTimes = { isRequired: false, step: 15, travel: false };
const plan = (more: Partial<EmployeePlanningItem> = {}) =>
  own.plannedItem({ startTime: '07:00:00', endTime: '16:00:00', ...more });
const workDay = (more: Partial<WorkDay> = {}): WorkDay => ({
  date: today,
  startTime: '07:00:00',
  endTime: '16:00:00',
  breakMinutes: 30,
  travel: null,
  isCorrected: false,
  version: 1,
  ...more,
});

const card = page.getByRole('region', { name: 'Mijn dag' });
const drawer = page.getByRole('dialog', { name: 'Mijn dag' });
const asPlanned = card.getByRole('button', { name: /^Zoals gepland/ });
const press = (name: string, inside = drawer) =>
  inside.getByRole('button', { name, exact: true }).click();
const sent = (api: TestApi) => api.received(employeePlanning.recordDay).map(({ body }) => body);
const savedHours = (api: TestApi) => api.received(employeePlanning.record).map(({ body }) => body);

async function open(items: EmployeePlanningItem[], dayTimes: OwnDayTimes | null = asked) {
  const api = own.answerItems(...items);
  const session = dayTimes ? { dayTimes } : {};
  await own.openAsEmployee('/employeeplanning', api, {}, session);
  await expect.element(page.getByRole('article').first()).toBeVisible();
  return api;
}

test('a worker who is not asked for times sees not one control more, and the server is not asked for them', async () => {
  const item = plan();
  const api = await open([item], null);
  const names = () =>
    page
      .getByRole('main')
      .element()
      .querySelectorAll('button, input, a')
      .values()
      .map((control) => control.textContent || control.getAttribute('type'))
      .toArray();
  expect(names()).toEqual(['radio', 'radio', item.projectName, 'Uren invullen', 'Ik ben ziek']);
  await own.openFirst();
  expect(own.details.getByRole('spinbutton').elements()).toHaveLength(1);
  expect(own.details.getByLabelText('Begin').elements()).toEqual([]);
  expect(own.details.getByRole('button', { name: 'Mijn dag' }).elements()).toEqual([]);
  await own.hours.fill('8');
  await own.saveButtons.last().click();
  await expect.poll(() => savedHours(api)).toEqual([{ hoursWorked: 8, notes: '' }]);
  expect(api.received(employeePlanning.listDays)).toEqual([]);
  expect(sent(api)).toEqual([]);
});

describe('the card of a day', () => {
  test('records the times and the hours of all works as planned by one tap', async () => {
    const items = [
      plan({ projectName: 'Kade', endTime: '11:00:00' }),
      plan({ projectName: 'Dak', startTime: '11:00:00' }),
    ];
    const api = await open(items);
    await expect.element(asPlanned).toMatchTextContent('07:00 – 16:00, 30 min pauze, 8,5 uur');
    await expect.element(asPlanned).toMatchTextContent('Kade 4 uur, Dak 4,5 uur');
    await expectAccessible();
    await asPlanned.click();
    await expect.element(page.getByText('Dag opgeslagen.')).toBeVisible();
    const works = items.map(({ id }, at) => ({ id, hoursWorked: [4, 4.5][at] }));
    const times = { startTime: '07:00', endTime: '16:00', breakMinutes: 30, travel: null };
    expect(sent(api)).toEqual([{ date: today, ...times, works }]);
    await expect.element(card).toMatchTextContent('07:00 – 16:00, 30 min pauze, 8,5 uur');
    await expect.element(asPlanned).not.toBeInTheDocument();
    await expect.element(card.getByRole('button', { name: 'Aanpassen' })).toHaveFocus();
    await expect.element(page.getByRole('article').last()).toMatchTextContent('4,5 uur');
    expect(savedHours(api)).toEqual([]);
  });

  test('records another end in three taps, of which the hours follow', async () => {
    const api = await open([plan()]);
    await press('Anders', card);
    await press('Einde later');
    await expect
      .element(drawer.getByRole('spinbutton', { name: own.plannedItem().projectName }))
      .toHaveValue('8,75');
    await expectAccessible();
    await press('Opslaan');
    await expect.element(drawer).not.toBeInTheDocument();
    expect(sent(api)).toMatchObject([{ endTime: '16:15', works: [{ hoursWorked: 8.75 }] }]);
  });

  test('is on today and past days with work, and on none to come', async () => {
    await open([plan({ date: addDays(today, 1) })]);
    expect(card.elements()).toEqual([]);
    await opened.close();
    await open([plan(), plan({ date: addDays(today, -1) })]);
    await expect.element(asPlanned).toBeVisible();
    await page.getByText('Eerder').click();
    await expect.element(page.getByText('Gisteren')).toBeVisible();
    await expect.element(asPlanned).toBeVisible();
  });

  test('is read-only as soon as the office corrects it, and where it approved the week, and says so', async () => {
    const item = plan({ hoursWorked: 8 });
    const api = await open([item]);
    await expect.element(card.getByRole('button', { name: 'Anders' })).toBeVisible();
    await expect.poll(() => api.events.isOpen()).toBe(true);
    api.answer(employeePlanning.listDays, [workDay({ endTime: '15:30:00', isCorrected: true })]);
    api.events.change({ subject: 'own-hours', ids: null, own: false });
    await expect.element(card).toMatchTextContent('07:00 – 15:30, 30 min pauze, 8 uur');
    await expect.element(card).toMatchTextContent('Aangepast door kantoor');
    expect(card.getByRole('button').elements()).toEqual([]);
    await own.openFirst();
    await expect.element(own.details).toMatchTextContent('Aangepast door kantoor');
    expect(own.details.getByLabelText('Begin').elements()).toEqual([]);
    await opened.close();

    const approved = own.answerItems({ ...item, hoursApproved: true });
    approved.answer(employeePlanning.listDays, [workDay()]);
    await own.openAsEmployee('/employeeplanning', approved, {}, { dayTimes: asked });
    await expect.element(card).toMatchTextContent('Goedgekeurd door kantoor');
    expect(card.getByRole('button').elements()).toEqual([]);
  });

  test('tells that the office was first, and then shows what it corrected', async () => {
    const api = await open([plan()]);
    await expect.element(asPlanned).toBeVisible();
    api.reject(employeePlanning.recordDay, 409, 'hours-corrected');
    api.answer(employeePlanning.listDays, [workDay({ endTime: '15:00:00', isCorrected: true })]);
    await asPlanned.click();
    await expect.element(page.getByText('Dag niet opgeslagen')).toBeVisible();
    await expect
      .element(page.getByText(/^Kantoor vulde hier zelf al uren of tijden in/))
      .toBeVisible();
    await expect.element(card).toMatchTextContent('07:00 – 15:00');
  });

  test('waits on the phone without a connection with what the item recorded before it, in their order', async () => {
    const item = plan();
    const api = await open([item]);
    await expect.element(asPlanned).toBeVisible();
    const { reconnect } = api.disconnect(employeePlanning.record);
    await own.openFirst();
    await own.notes.fill('Vak 1 af');
    await own.saveButtons.last().click();
    await expect.element(own.details).not.toBeInTheDocument();
    await asPlanned.click();
    await expect.element(card).toMatchTextContent('Bewaard op je telefoon, wordt nog verstuurd');
    await expect.element(card).toMatchTextContent('07:00 – 16:00, 30 min pauze, 8,5 uur');
    await expect.element(page.getByRole('article')).toMatchTextContent('8,5 uur');
    expect(sent(api)).toEqual([]);
    await page.getByRole('button', { name: 'Bekijken' }).click();
    const list = page.getByRole('dialog', { name: 'Nog niet verstuurd' });
    await expect.element(list.getByText('07:00 – 16:00, 30 min pauze en 8,5 uur')).toBeVisible();
    reconnect();
    window.dispatchEvent(new Event('online'));
    await expect.element(list.getByText('Er wacht niets meer.')).toBeVisible();
    expect(sent(api)).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await expect.element(card).not.toMatchTextContent('Bewaard op je telefoon');
  });

  test('that was refused while it waited says why, with what was filled in', async () => {
    const api = await open([plan()]);
    await expect.element(asPlanned).toBeVisible();
    api.disconnect(employeePlanning.recordDay);
    await asPlanned.click();
    await expect.element(card).toMatchTextContent('Bewaard op je telefoon');
    api.reject(employeePlanning.recordDay, 409, 'hours-approved');
    window.dispatchEvent(new Event('online'));
    await expect.element(card).toMatchTextContent('1 wijziging niet aangenomen');
    await page.getByRole('button', { name: 'Bekijken' }).click();
    const list = page.getByRole('dialog', { name: 'Nog niet verstuurd' });
    await expect.element(list.getByText('07:00 – 16:00, 30 min pauze en 8,5 uur')).toBeVisible();
    await expect.element(list.getByText(/^De uren van deze week zijn goedgekeurd/)).toBeVisible();
  });
});

describe('the drawer Mijn dag', () => {
  const end = drawer.getByLabelText('Einde', { exact: true });
  const hoursOf = (name: string) => drawer.getByRole('spinbutton', { name, exact: true });

  test('gives the last of several works the difference, and moves the end by hours that are typed', async () => {
    const api = await open([
      plan({ projectName: 'Kade', endTime: '11:00:00' }),
      plan({ projectName: 'Dak', startTime: '11:00:00' }),
    ]);
    await press('Anders', card);
    await end.fill('17:00');
    await expect.element(hoursOf('Kade')).toHaveValue('4');
    await expect.element(hoursOf('Dak')).toHaveValue('5,5');
    await hoursOf('Kade').fill('4,5');
    await expect.element(end).toHaveValue('17:30');
    await press('Pauze meer');
    await expect.element(hoursOf('Dak')).toHaveValue('5,25');
    await press('Opslaan');
    await expect
      .poll(() => sent(api))
      .toMatchObject([
        {
          endTime: '17:30',
          breakMinutes: 45,
          works: [{ hoursWorked: 4.5 }, { hoursWorked: 5.25 }],
        },
      ]);
  });

  test('asks for the travel where the company does, and says that hours are rounded where times go by the minute', async () => {
    const api = await open([plan()], { isRequired: false, step: 1, travel: true });
    await press('Anders', card);
    await expect.element(drawer.getByText('Uren worden afgerond op kwartieren.')).toBeVisible();
    await press('Begin later');
    await expect.element(drawer.getByLabelText('Begin', { exact: true })).toHaveValue('07:01');
    await drawer.getByLabelText('Reis', { exact: true }).selectOptions('Gereden met collega’s');
    await hoursOf('Reistijd').fill('50');
    await hoursOf('Kilometers').fill('32');
    await expectAccessible();
    await press('Opslaan');
    await expect
      .poll(() => sent(api))
      .toMatchObject([
        {
          startTime: '07:01',
          travel: { role: 'driver-with-riders', minutes: 50, kilometres: 32, carId: null },
          works: [{ hoursWorked: 8.5 }],
        },
      ]);
    await expect
      .element(card)
      .toMatchTextContent('50 min reis, 32 km enkele reis (gereden met collega’s)');
  });

  test('shows what is wrong at the field, and asks before it throws away what was typed', async () => {
    const api = await open([plan()], { ...asked, isRequired: true });
    await press('Anders', card);
    await end.fill('');
    await press('Opslaan');
    await expect.element(end).toHaveFocus();
    await expect.element(drawer.getByText('Vul een einde in')).toBeVisible();
    await expectAccessible();
    await press('Annuleren');
    await own.unsavedQuestion.getByRole('button', { name: 'Verder invullen' }).click();
    await end.fill('15:00');
    await press('Opslaan');
    await expect.poll(() => sent(api)).toMatchObject([{ endTime: '15:00' }]);
  });
});

describe('beside the hours of an item', () => {
  const field = (name: string) => own.details.getByLabelText(name, { exact: true });

  test('are the times from the plan, saved with the hours and notes; each follows the other', async () => {
    const item = plan();
    const api = await open([item]);
    await own.openFirst();
    await expect.element(field('Einde')).toHaveValue('16:00');
    await expect.element(field('Pauze')).toHaveValue('30');
    await expect.element(own.hours).toHaveValue('');
    await own.hours.fill('8');
    await expect.element(field('Einde')).toHaveValue('15:30');
    await field('Begin').fill('06:45');
    await expect.element(own.hours).toHaveValue('8,25');
    await expectAccessible();
    await own.notes.fill('Vak 1 af');
    await own.saveButtons.last().click();
    await expect.element(page.getByText('Uren opgeslagen.')).toBeVisible();
    await expect.element(page.getByText(/06:45 – 15:30, 8,25 uur$/)).toBeVisible();
    expect(sent(api)).toMatchObject([
      { startTime: '06:45', endTime: '15:30', works: [{ id: item.id, hoursWorked: 8.25 }] },
    ]);
    expect(savedHours(api)).toEqual([{ notes: 'Vak 1 af' }]);
    await expect.element(own.details).not.toBeInTheDocument();
  });

  test('go with hours that are cleared', async () => {
    const api = own.answerItems(plan({ hoursWorked: 8.5 }));
    api.answer(employeePlanning.listDays, [workDay()]);
    await own.openAsEmployee('/employeeplanning', api, {}, { dayTimes: asked });
    await own.openFirst();
    await own.hours.fill('');
    await own.saveButtons.last().click();
    await expect.poll(() => sent(api)).toMatchObject([{ startTime: null, works: [] }]);
    await expect.poll(() => savedHours(api)).toEqual([{ hoursWorked: null, notes: '' }]);
  });

  test('are required where the company asks so, and hours that are refused with them stay typed', async () => {
    const api = await open([plan()], { ...asked, isRequired: true });
    await own.openFirst();
    await own.hours.fill('8');
    await field('Begin').fill('');
    await own.saveButtons.last().click();
    await expect.element(own.details.getByText('Vul een begin in')).toBeVisible();
    await expect.element(field('Begin')).toHaveFocus();
    expect(sent(api)).toEqual([]);
    await field('Begin').fill('07:00');
    await own.notes.fill('Vak 1 af');
    api.reject(employeePlanning.recordDay, 409, 'not-in-service');
    await own.saveButtons.last().click();
    await expect.element(own.details.getByText('Niet in dienst op deze dag.')).toBeVisible();
    await expect.element(own.hours).toHaveValue('8');
    await opened.close({ isExpired: true });

    await own.openAsEmployee('/employeeplanning', api, {}, { dayTimes: asked });
    await own.openFirst();
    await expect.element(own.hours).toHaveValue('8');
  });

  test('of several works are one line that leads to Mijn dag, with the hours that are typed', async () => {
    const items = [
      plan({ projectName: 'Kade', endTime: '11:00:00' }),
      plan({ projectName: 'Dak', startTime: '11:00:00' }),
    ];
    const api = await open(items, { ...asked, isRequired: true });
    await own.openFirst();
    await own.hours.fill('5');
    await own.saveButtons.last().click();
    await expect
      .element(own.hours)
      .toHaveAccessibleDescription(/Vul eerst de tijden van deze dag in/);
    await own.details.getByRole('button', { name: 'Mijn dag' }).click();
    await expect.element(drawer.getByRole('spinbutton', { name: 'Kade' })).toHaveValue('5');
    await press('Opslaan');
    await expect
      .poll(() => sent(api))
      .toMatchObject([{ works: [{ hoursWorked: 5 }, { hoursWorked: 4.5 }], endTime: '17:00' }]);
    await expect
      .element(own.details)
      .toMatchTextContent('Hele dag: 07:00 – 17:00, 30 min pauze, 9,5 uur');
    await own.details.getByRole('button', { name: 'Mijn dag' }).click();
    await press('Pauze meer');
    await press('Opslaan');
    await expect.element(own.details).toMatchTextContent('45 min pauze, 9,25 uur');
    expect(savedHours(api)).toEqual([]);
    await own.hours.fill('4');
    await own.saveButtons.last().click();
    await expect
      .poll(() => sent(api).at(-1))
      .toMatchObject({
        endTime: '16:00',
        works: [{ id: items[0]?.id, hoursWorked: 4 }],
      });
  });
});
