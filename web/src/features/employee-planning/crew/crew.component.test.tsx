import { crew, dayReports } from '@ploegplan/contract/crew/endpoints';
import {
  CrewDay,
  type CrewEntries,
  type CrewPerson,
  type CrewSheet,
  DayReport,
} from '@ploegplan/contract/crew/schemas';
import { addDays, getToday } from '@ploegplan/contract/dates/dates';
import { formatDay } from '@ploegplan/contract/dates/day-texts';
import { sample, sampleId } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { TestApi } from '../../../../test/api.ts';
import { expectAccessible } from '../../../../test/axe.ts';
import * as own from '../../../../test/subjects/employee-planning.ts';
import { smallTargets } from '../../../../test/targets.ts';

const today = getToday();
const [quay, roof] = [sampleId(), sampleId()];
const project = sampleId();
const times = { startTime: '07:00:00', endTime: '16:00:00' };

const personOf = (name: string, values: Partial<CrewPerson> = {}): CrewPerson => ({
  ...{ employeeId: sampleId(), name, workIds: [quay], isAway: false, isClosed: false },
  entry: null,
  ...values,
});
const jan = personOf('Jan');
const piet = personOf('Piet', { workIds: [quay, roof] });
const kees = personOf('Kees', { isAway: true });
const closed = personOf('Teun', { isClosed: true });
const extra = { employeeId: sampleId(), name: 'Erik Erbij' };

const dayOf = (values: Partial<CrewDay> = {}): CrewDay => ({
  ...sample(CrewDay, { date: today, ...times, breakMinutes: 30, travelMinutes: null }),
  ...{ isAbsent: false, by: 'Voorman', answer: null, objection: '', version: 1 },
  works: [{ id: quay, hoursWorked: 8.5, projectId: project, clientId: null, title: 'Kade' }],
  ...values,
});

/** A test API that keeps what a foreman enters. */
function answerCrew(api: TestApi, people: CrewPerson[]) {
  let sheet: CrewSheet = {
    date: today,
    works: [
      { id: quay, projectId: project, title: 'Kade', ...times },
      { id: roof, projectId: project, title: 'Dak', ...times, startTime: '12:00:00' },
    ],
    people,
    others: [extra],
  };
  const keep = ({ people: entered }: CrewEntries) => {
    const find = (id: string) => entered.find(({ employeeId }) => employeeId === id);
    const added = sheet.others.filter(({ employeeId }) => find(employeeId));
    sheet = {
      ...sheet,
      people: [...sheet.people, ...added.map((one) => personOf(one.name, one))].map((one) => {
        const { entry } = find(one.employeeId) ?? { entry: undefined };
        if (entry === undefined) return one;
        const works = entry?.works.map((work) => ({
          ...{ ...work, projectId: null, clientId: null, title: '' },
        }));
        return { ...one, entry: entry && dayOf({ ...entry, works: works ?? [] }) };
      }),
      others: sheet.others.filter((one) => !added.includes(one)),
    };
    return sheet;
  };
  api.answer(crew.sheet, () => sheet);
  api.answer(crew.record, ({ body }) => keep(body));
}

const entries = (api: TestApi) => api.received(crew.record).map(({ body }) => body.people);
const drawer = (name: string) => page.getByRole('dialog', { name });
const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
const all = page.getByRole('button', { name: /^Alles als gepland/ });
const save = (name: string) => drawer(name).getByRole('button', { name: 'Opslaan' }).click();

async function open(people = [jan, piet, kees, closed]) {
  const api = own.answerItems();
  answerCrew(api, people);
  await own.openAsEmployee('/crew', api, {}, { leadsCrew: true });
  await page.viewport(360, 780);
  await expect.element(page.getByText('Jan', { exact: true })).toBeVisible();
  return api;
}

test('eight people as planned with one different end take five taps, each on a target that suits a glove', async () => {
  const people = Array.from({ length: 7 }, (_, at) => personOf(`Collega ${at + 1}`));
  const api = await open([jan, ...people]);
  expect(smallTargets()).toEqual([]);
  await all.click();
  await expect.element(all).not.toBeInTheDocument();
  await expect.poll(() => entries(api)[0]).toHaveLength(8);
  expect(entries(api)[0]?.[0]).toEqual({
    employeeId: jan.employeeId,
    entry: {
      ...{ startTime: '07:00', endTime: '16:00', breakMinutes: 30, travelMinutes: null },
      ...{ isAbsent: false, works: [{ id: quay, hoursWorked: 8.5 }] },
    },
  });
  await press(/^Jan/);
  await expect.element(drawer('Jan')).toBeVisible();
  // What the drawer covers cannot be pressed at all.
  expect(smallTargets().filter((target) => !target.endsWith(': 0 × 0'))).toEqual([]);
  await expectAccessible();
  const earlier = drawer('Jan').getByRole('button', { name: 'Einde eerder' });
  await earlier.click();
  await earlier.click();
  await save('Jan');
  await expect.element(drawer('Jan')).not.toBeInTheDocument();
  await expect
    .poll(() => entries(api)[1])
    .toMatchObject([{ entry: { endTime: '15:30', works: [{ hoursWorked: 8 }] } }]);
  await expect
    .element(page.getByRole('button', { name: /^Jan/ }))
    .toMatchTextContent('07:00 – 15:30');
});

test('all as planned leaves out who is away, whose week is approved and of whom something is entered', async () => {
  const api = await open([jan, kees, closed, personOf('Al', { entry: dayOf() })]);
  await expect.element(all).toMatchTextContent('Alles als gepland (1)');
  await expectAccessible();
  await all.click();
  await expect.element(all).not.toBeInTheDocument();
  await expect
    .poll(() => entries(api)[0]?.map(({ employeeId }) => employeeId))
    .toEqual([jan.employeeId]);
  await expect.element(page.getByRole('button', { name: /^Teun/ })).toBeDisabled();
});

test('hours are divided over works with travel, somebody is not there, and an entry is taken back', async () => {
  const api = await open();
  await press(/^Jan/);
  await press('Ook aan Dak');
  const hours = (name: RegExp) => drawer('Jan').getByRole('spinbutton', { name });
  await hours(/Kade/).fill('5');
  await hours(/Dak/).fill('3,5');
  await drawer('Jan').getByRole('spinbutton', { name: 'Reistijd' }).fill('45');
  await save('Jan');
  await expect.element(drawer('Jan')).not.toBeInTheDocument();
  await press(/^Piet/);
  await drawer('Piet').getByRole('switch', { name: 'Er niet' }).click({ force: true });
  await save('Piet');
  await expect.element(page.getByRole('button', { name: /^Piet/ })).toMatchTextContent('Er niet');
  await press(/^Piet/);
  await drawer('Piet').getByRole('button', { name: 'Wissen' }).click();
  await expect.poll(() => entries(api)).toHaveLength(3);
  expect(entries(api)).toMatchObject([
    [
      {
        entry: {
          ...{ endTime: '16:00', travelMinutes: 45 },
          works: [
            { id: quay, hoursWorked: 5 },
            { id: roof, hoursWorked: 3.5 },
          ],
        },
      },
    ],
    [{ employeeId: piet.employeeId, entry: { isAbsent: true, startTime: null, works: [] } }],
    [{ employeeId: piet.employeeId, entry: null }],
  ]);
});

test('who came is found by name and gets hours on the work', async () => {
  const api = await open();
  await press('Kwam erbij');
  await page.getByRole('textbox', { name: 'Naam' }).fill('erbij');
  await press('Erik Erbij');
  await save('Erik Erbij');
  await expect.poll(() => entries(api)).toMatchObject([[{ employeeId: extra.employeeId }]]);
  await expect.element(page.getByRole('button', { name: /^Erik/ })).toMatchTextContent('8,5 uur');
});

test('without a connection the day waits, is shown as entered, and arrives once', async () => {
  const api = await open();
  const { reconnect } = api.disconnect(crew.record);
  await all.click();
  await expect.element(page.getByText(/^Bewaard op je telefoon/).first()).toBeVisible();
  await expect.element(all).not.toBeInTheDocument();
  const tried = entries(api).length;
  reconnect();
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => entries(api).length).toBeGreaterThan(tried);
  await expect.element(page.getByText(/wacht op verbinding/)).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: /^Jan/ })).toMatchTextContent('8,5 uur');
});

test('a day report is proposed, and saved with what was typed', async () => {
  const api = await open();
  const proposed = sample(DayReport, {
    ...{ projectId: project, date: today, workDone: 'Opbouwen', weather: '', at: null, version: 0 },
    ...{ people: [{ name: 'Jan', hours: 8.5 }], photos: [] },
  });
  api.answer(dayReports.get, proposed);
  api.answer(dayReports.save, ({ body }) => ({ ...proposed, ...body, version: 1 }));
  await press(/^Dagrapport/);
  const form = drawer('Dagrapport');
  await expect.element(form).toMatchTextContent('Jan 8,5 uur');
  await expect.element(form.getByLabelText('Uitgevoerd werk')).toHaveValue('Opbouwen');
  await expectAccessible();
  await form.getByLabelText('Weer').fill('Droog');
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect.element(form).not.toBeInTheDocument();
  expect(api.received(dayReports.save)[0]).toMatchObject({
    params: { id: project },
    body: { date: today, weather: 'Droog', workDone: 'Opbouwen', version: 0 },
  });
});

const card = page.getByRole('region', { name: 'Van je voorman' });

async function openCard(...days: CrewDay[]) {
  const api = own.answerItems(own.plannedItem());
  let current = days;
  api.answer(crew.own, () => current);
  api.answer(crew.answer, ({ body: { date, answer, objection } }) => {
    current = current.map((day) => (day.date === date ? { ...day, answer, objection } : day));
    return current.find((day) => day.date === date) ?? dayOf();
  });
  await own.openAsEmployee('/employeeplanning', api);
  await expect.element(card).toBeVisible();
  return { answers: () => api.received(crew.answer).map(({ body }) => body) };
}

test('a worker sees what the foreman entered, and confirms it by one tap', async () => {
  const yesterday = addDays(today, -1);
  const { answers } = await openCard(
    dayOf({ version: 3 }),
    dayOf({ date: yesterday, answer: 'confirmed' }),
  );
  await expect
    .element(card)
    .toMatchTextContent(
      `${formatDay(today)}: Voorman noteerde 07:00 – 16:00, 30 min pauze, 8,5 uur (Kade)`,
    );
  expect(card.getByRole('listitem').elements()).toHaveLength(1);
  await expectAccessible();
  await card.getByRole('button', { name: 'Klopt', exact: true }).click();
  await expect.element(card).not.toBeInTheDocument();
  await expect.poll(answers).toMatchObject([{ date: today, version: 3, answer: 'confirmed' }]);
});

test('a worker objects with what is not right, which stays to be read', async () => {
  const { answers } = await openCard(dayOf());
  await card.getByRole('button', { name: 'Klopt niet' }).click();
  const form = drawer('Klopt niet');
  await form.getByRole('button', { name: 'Doorgeven' }).click();
  await expect.element(form.getByText('Vul in wat er niet klopt')).toBeVisible();
  await form.getByLabelText('Wat klopt er niet').fill('Tot vijf uur');
  await form.getByRole('button', { name: 'Doorgeven' }).click();
  await expect.element(page.getByText('Doorgegeven aan kantoor')).toBeVisible();
  expect(answers()).toMatchObject([{ answer: 'objected', objection: 'Tot vijf uur' }]);
  await expect.element(card).toMatchTextContent('Klopt niet: Tot vijf uur');
});
