import { absences } from '@ploegplan/contract/absences/endpoints';
import { openEnd } from '@ploegplan/contract/dates/dates';
import { employees } from '@ploegplan/contract/employees/endpoints';
import { PlannedForEmployee } from '@ploegplan/contract/employees/schemas';
import { holidays } from '@ploegplan/contract/holidays/endpoints';
import { leave } from '@ploegplan/contract/leave/endpoints';
import { LeaveRequest } from '@ploegplan/contract/leave/schemas';
import { planning } from '@ploegplan/contract/planning/endpoints';
import { projects } from '@ploegplan/contract/projects/endpoints';
import { Project } from '@ploegplan/contract/projects/schemas';
import { usualWeek } from '@ploegplan/contract/rules/working-time/working-week';
import { sample } from '@ploegplan/contract/test/sample';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { layOutForPaper } from '../../../test/paper.ts';
import { finger, mouse, placeIn } from '../../../test/pointer.ts';
import { cancelQuestion } from '../../../test/question.ts';
import {
  absenceOf,
  ann,
  bob,
  illness,
  january,
  leaveApi,
  requestOf,
  vacation,
} from '../../../test/subjects/leave.ts';

const grid = page.getByRole('grid', { name: 'Verlofkaart' });
const form = page.getByRole('dialog', { name: /^Verlof (toevoegen|wijzigen)$/ });
const bar = (text: RegExp) => grid.getByRole('gridcell', { name: text });

// Within the year of the board, so that its days are not of a year that is over.
beforeEach(() => void vi.setSystemTime('2026-03-02T09:00:00Z'));
afterEach(() => void vi.useRealTimers());

const open = (options: Omit<Parameters<typeof openApp>[0], 'at'>) =>
  openApp({
    at: '/employeeabsences',
    ...options,
    remembered: { leaveDate: january, ...options.remembered },
  });

async function choose(label: string, option: string) {
  await form.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).click();
}

test.each([961, 1024])(
  'in a window of %i px the bar is one line, with its words',
  async (width) => {
    const api = leaveApi({ requests: [requestOf(ann), requestOf(bob)] });
    await open({ api, remembered: { leaveDate: '2026-09-15' } });
    await page.viewport(width, 800);
    const requests = page.getByRole('button', { name: 'Aanvragen (2)' });
    await expect.element(page.getByText('september 2026').first()).toBeVisible();
    await expect.element(requests).toBeVisible();
    const [word] = requests.getByText('Aanvragen (2)').element().children;
    expect(word && getComputedStyle(word).clipPath, 'the word is shown').toBe('none');
    const controls = [...(requests.element().parentElement?.children ?? [])];
    const boxes = controls.map((control) => control.getBoundingClientRect());
    for (const [at, { left, right }] of boxes.entries()) {
      expect(left).toBeGreaterThanOrEqual(boxes[at - 1]?.right ?? 0);
      expect(right).toBeLessThanOrEqual(width);
    }
  },
);

test('the board shows who is absent when, requests and balances, accessibly', async () => {
  const api = leaveApi({
    absences: [absenceOf(ann, '2026-01-05', '2026-01-09')],
    requests: [requestOf(bob)],
  });
  await open({ api });
  await expect.element(bar(/^Vakantie · ma 5 jan/)).toBeVisible();
  await expect.element(bar(/^Aangevraagd: Vakantie/)).toBeVisible();
  await expect.element(grid.getByRole('row', { name: /Ann de Boer/ })).toMatchTextContent('112');
  await expect.element(page.getByTitle('Vakantie: 112 uur').first()).toBeVisible();
  const requests = page.getByRole('button', { name: 'Aanvragen (1)' });
  await expect.element(requests).toBeVisible();
  const gap = document.createRange();
  const [word, count] = requests.getByText('Aanvragen (1)').element().childNodes;
  if (!word || !count) throw new Error('The button has no count');
  gap.setStart(count, 0);
  gap.setEnd(count, 1);
  expect(gap.getBoundingClientRect().width, 'the space is drawn').toBeGreaterThan(0);
  await expectAccessible();
  await page.getByText('Jaar', { exact: true }).click();
  await expect.element(page.getByText('dec', { exact: true })).toBeVisible();
  expect(api.received(absences.list).at(-1)?.query).toEqual({
    from: '2026-01-01',
    to: '2026-12-31',
  });
});

test('a bar without room for its name has the code that the legend explains, on the screen and on paper', async () => {
  const morning = { ...absenceOf(bob, '2026-01-12'), hoursPerDay: 4 };
  const api = leaveApi({
    absences: [absenceOf(ann, '2026-01-05'), absenceOf(bob, '2026-01-05', '2026-01-09'), morning],
    requests: [requestOf(ann)],
  });
  await open({ api });
  const textOf = (row: RegExp, at: number) =>
    rowOf(row).getByRole('gridcell').elements()[at]?.textContent;
  await expect.poll(() => textOf(/Ann de Boer/, 0)).toBe('V');
  expect(textOf(/Bob Kuipers/, 0)).toBe('Vakantie');
  expect(textOf(/Bob Kuipers/, 1)).toBe('4 u');
  const entries = page.getByRole('list', { name: 'Legenda' }).getByRole('listitem');
  const texts = () => entries.elements().map(({ textContent }) => textContent);
  expect(texts()).toEqual(['VVakantie', 'Goedgekeurd', 'Aangevraagd', 'Deel van de dag']);
  await layOutForPaper();
  await expect.element(entries.first()).toBeVisible();
  const topOf = (element: Element) => element.getBoundingClientRect().top;
  expect(topOf(entries.first().element())).toBeLessThan(topOf(grid.element()));
  // Each sheet begins with the period and the days.
  const head = grid.getByRole('columnheader', { name: /Naam/ });
  await expect.element(head).toMatchTextContent('januari 2026');
  const group = head.element().parentElement?.parentElement;
  expect(group && getComputedStyle(group).display).toBe('table-header-group');
});

test('a longer period has the most absent people of each week, and marks kinds by patterns', async () => {
  const days = [
    absenceOf(ann, '2026-01-05', '2026-01-09'),
    absenceOf(bob, '2026-01-06'),
    absenceOf(bob, '2026-02-02', '2026-02-02', illness),
  ];
  await open({ api: leaveApi({ absences: days }) });
  await expect.element(bar(/^Vakantie · ma 5 jan/)).toBeVisible();
  await page.getByText('Jaar', { exact: true }).click();
  const week = (text: string) => grid.getByRole('gridcell', { name: text });
  await expect.element(week('Week 2: hoogstens 2 afwezig')).toMatchTextContent('2');
  await expect.element(week('Week 6: hoogstens 1 afwezig')).toMatchTextContent('1');
  await expect.element(week('Week 3: hoogstens 0 afwezig')).toMatchTextContent(/^$/);
  await expect.element(page.getByTitle('di 6 jan: 2 afwezig')).toBeInTheDocument();
  const backgroundOf = (text: RegExp) => getComputedStyle(bar(text).element()).backgroundImage;
  expect(backgroundOf(/^Vakantie · di 6 jan/)).toBe('none');
  expect(backgroundOf(/^Ziek/)).toMatch(/gradient/);
  const legend = page.getByRole('list', { name: 'Legenda' });
  expect(legend.element().querySelectorAll('[data-pattern]').length).toBe(2);
  await expectAccessible();
});

test('a search that finds nobody is told as in every list, and cleared', async () => {
  await open({ api: leaveApi() });
  await page.getByRole('searchbox', { name: 'Zoek in het personeel' }).fill('zzz');
  await expect
    .element(page.getByRole('heading', { name: 'Niets gevonden voor ‘zzz’' }))
    .toBeVisible();
  await page.getByRole('button', { name: 'Wis zoekopdracht' }).click();
  await expect.element(rowOf(/Ann de Boer/)).toBeVisible();
});

test('a list of employees that cannot be read is told with a retry', async () => {
  const api = leaveApi();
  const network = api.disconnect(employees.list);
  await open({ api });
  const retry = page.getByRole('button', { name: 'Opnieuw proberen' });
  await expect.element(retry).toBeVisible();
  network.reconnect();
  await retry.click();
  await expect.element(grid.getByRole('row', { name: /Ann de Boer/ })).toBeVisible();
});

test('the period is chosen by the arrow keys, and none of its names is cut', async () => {
  await open({ api: leaveApi() });
  const periods = page.getByRole('radiogroup', { name: 'Periode' });
  await expect.element(periods).toBeVisible();
  const names = [...periods.element().querySelectorAll('label')];
  expect(names.map(({ textContent }) => textContent)).toEqual(['Maand', 'Kwartaal', 'Jaar']);
  for (const name of names) expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
  (periods.getByRole('radio', { checked: true }).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(periods.getByRole('radio', { name: 'Kwartaal' })).toBeChecked();
  await expect.element(grid).toHaveAttribute('data-view', 'quarter');
});

test.each([
  ['Kwartaal', 'maart'],
  ['Jaar', 'dec'],
])('in a window of 1280 pixels all days of %s are shown', async (view, last) => {
  await open({ api: leaveApi() });
  await page.viewport(1280, 800);
  await page.getByText(view, { exact: true }).click();
  await expect.element(page.getByText(last, { exact: true })).toBeInViewport({ ratio: 1 });
  expect(grid.element().scrollWidth).toBe(grid.element().clientWidth);
});

test('the days on which the company does not work are shaded, whatever weekday they are', async () => {
  const workingWeek = [null, ...usualWeek.slice(1, 5), ...usualWeek.slice(0, 1), null];
  await open({ api: leaveApi(), tenant: { workingWeek } });
  await expect.element(grid).toBeVisible();
  const free = [...grid.element().querySelectorAll<HTMLElement>('[data-kind=free]')];
  // Sunday 4 and Monday 5 January, and so on.
  expect(free.map(({ style }) => style.left)).toEqual(
    [3, 10, 17, 24].map((column) => `calc(var(--day) * ${column})`),
  );
});

test('leave in a year that is over is added after a question', async () => {
  vi.setSystemTime('2027-03-01T09:00:00Z');
  const api = leaveApi();
  await open({ api });
  await expect.element(grid).toBeVisible();
  grid.element().focus();
  for (const key of ['ArrowDown', 'ArrowRight', 'Enter']) await userEvent.keyboard(`{${key}}`);
  await choose('Soort verlof', 'Vakantie');
  const question = page.getByRole('dialog', { name: 'Verlof in 2026' });
  await form.getByRole('button', { name: 'Toevoegen' }).click();
  await cancelQuestion(question);
  expect(api.received(absences.create)).toEqual([]);
  await form.getByRole('button', { name: 'Toevoegen' }).click();
  await question.getByRole('button', { name: 'Toevoegen' }).click();
  await expect.element(page.getByText('Verlof toegevoegd')).toBeVisible();
});

test('keys choose days of a person, and Enter adds leave, which says what it costs', async () => {
  const api = leaveApi();
  await open({ api });
  await expect.element(grid).toBeVisible();
  grid.element().focus();
  for (const key of [
    'ArrowDown',
    'ArrowDown',
    'ArrowRight',
    'ArrowRight',
    'ArrowRight',
    'ArrowRight',
  ]) {
    await userEvent.keyboard(`{${key}}`);
  }
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{Enter}');
  await expect.element(form).toMatchTextContent('Bob Kuipers');
  // Who is known, so the kind is what is asked; before it is chosen, the cost is not known.
  await expect.element(form.getByRole('combobox', { name: 'Soort verlof' })).toHaveFocus();
  await expect.element(form).not.toMatchTextContent(/Kost/);
  await choose('Soort verlof', 'Vakantie');
  await expect.element(form).toMatchTextContent('Kost 16 uur · Vakantie daarna: 96 uur');
  await form.getByText('Aantal uur').click();
  await form.getByRole('spinbutton', { name: 'Uur per dag' }).fill('9');
  await form.getByRole('button', { name: 'Toevoegen' }).click();
  await expect
    .element(form.getByRole('spinbutton', { name: 'Uur per dag' }))
    .toHaveAccessibleDescription('Vul hooguit 8 uur in: langer is de werkdag niet');
  await form.getByText('Halve dag').click();
  await expect.element(form).toMatchTextContent('Kost 8 uur');
  await expectAccessible();
  await choose('Soort verlof', 'Ziek');
  await expect.element(form).toMatchTextContent('8 uur, gaat niet van het saldo af');
  await choose('Soort verlof', 'Vakantie');
  await form.getByRole('button', { name: 'Toevoegen' }).click();
  await expect.element(page.getByText('Verlof toegevoegd')).toBeVisible();
  expect(api.received(absences.create)[0]?.body.absences).toMatchObject([
    {
      employeeId: bob.id,
      kindId: vacation.id,
      firstDay: '2026-01-05',
      lastDay: '2026-01-06',
      hoursPerDay: 4,
    },
  ]);
  await expect.element(bar(/^4 u Vakantie · ma 5 jan/)).toBeVisible();
});

const rowOf = (name: RegExp) => grid.getByRole('row', { name });
/** The middle of a day of this month in the row of a person. */
function cellAt(name: RegExp, date: number) {
  const track = rowOf(name).getByRole('presentation').element();
  return placeIn(track, [(date - 0.5) / 31, 0.5]);
}
const lastDayIs = (value: string) =>
  expect.element(form.getByRole('textbox', { name: 'Laatste dag' })).toHaveValue(value);

test('dragging over days chooses them, and a press one day or the leave that is there', async () => {
  await open({ api: leaveApi({ absences: [absenceOf(ann, '2026-01-05', '2026-01-09')] }) });
  await expect.element(bar(/^Vakantie/)).toBeVisible();
  await mouse.drag(cellAt(/Bob Kuipers/, 12), cellAt(/Bob Kuipers/, 14));
  await expect.element(form).toMatchTextContent('Bob Kuipers');
  await expect.element(form.getByRole('textbox', { name: 'Eerste dag' })).toHaveValue('12-01-2026');
  await lastDayIs('14-01-2026');
  await userEvent.keyboard('{Escape}');
  await expect.element(form).not.toBeInTheDocument();
  await mouse.over(cellAt(/Bob Kuipers/, 12), cellAt(/Bob Kuipers/, 14));
  await userEvent.keyboard('{Escape}');
  await mouse.up(cellAt(/Bob Kuipers/, 14));
  await expect.element(form).not.toBeInTheDocument();
  await mouse.drag(cellAt(/Ann de Boer/, 6), cellAt(/Ann de Boer/, 6));
  await lastDayIs('09-01-2026');
});

test('the chosen day stays in view when the drawer takes room', async () => {
  await open({ api: leaveApi() });
  await expect.element(rowOf(/Ann de Boer/)).toBeVisible();
  const day = cellAt(/Ann de Boer/, 30);
  await mouse.drag(day, day);
  await lastDayIs('30-01-2026');
  const rightOf = (element: Element) => element.getBoundingClientRect().right;
  const cursor = grid.getByRole('gridcell', { selected: true });
  await expect.poll(() => rightOf(cursor.element()) <= rightOf(grid.element()) + 1).toBe(true);
});

test('of many people those in view are in the page, those whom the keys reach, and on paper all', async () => {
  const api = leaveApi();
  const crew = Array.from({ length: 120 }, (_, at) => ({
    ...ann,
    id: `0199aaaa-0000-7000-8000-${String(at).padStart(12, '0')}`,
    name: `Werknemer ${at}`,
  }));
  api.answer(employees.list, crew);
  await open({ api });
  const people = () => grid.element().querySelectorAll('[data-person]').length;
  await expect.element(rowOf(/Werknemer 0/)).toBeVisible();
  await expect.poll(people).toBeLessThan(45);
  grid.element().focus();
  await userEvent.keyboard('{ArrowDown>60/}');
  await expect.element(rowOf(/Werknemer 59/)).toBeInViewport();
  grid.element().scrollTo({ top: 0 });
  await expect.element(rowOf(/Werknemer 0/)).toBeInViewport();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(rowOf(/Werknemer 59/)).toBeInViewport();
  const backToScreen = await layOutForPaper();
  await expect.poll(people).toBe(120);
  await backToScreen();
  await expect.poll(people).toBeLessThan(45);
});

test('a finger that rests chooses days; one that moves at once scrolls, and a tap chooses one day', async () => {
  await open({ api: leaveApi() });
  await expect.element(rowOf(/Bob Kuipers/)).toBeVisible();
  const [from, to] = [cellAt(/Bob Kuipers/, 12), cellAt(/Bob Kuipers/, 14)];
  const last = cellAt(/Bob Kuipers/, 20);
  await finger.down(from);
  await finger.move(to);
  await finger.up();
  await expect.element(form).not.toBeInTheDocument();
  await finger.down(from);
  await expect.element(grid.getByRole('gridcell', { selected: true })).toBeVisible();
  await finger.move(to);
  await finger.up();
  await lastDayIs('14-01-2026');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => cellAt(/Bob Kuipers/, 20)).toEqual(last);
  await finger.down(last);
  await finger.up();
  await lastDayIs('20-01-2026');
});

test('an absence is changed, and deleted with a way back', async () => {
  const api = leaveApi({ absences: [absenceOf(ann, '2026-01-05', '2026-01-09')] });
  await open({ api });
  await bar(/^Vakantie/).click();
  await expect
    .element(form.getByRole('textbox', { name: 'Laatste dag' }))
    .toHaveValue('09-01-2026');
  await form.getByRole('textbox', { name: 'Laatste dag' }).fill('07-01-2026');
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect.element(bar(/^Vakantie · .*wo 7 jan/)).toBeVisible();
  await bar(/^Vakantie/).click();
  await form.getByRole('button', { name: 'Verwijderen' }).click();
  await expect.element(page.getByText('Verlof verwijderd')).toBeVisible();
  await expect.element(bar(/^Vakantie/)).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Ongedaan maken' }).last().click();
  await expect.element(bar(/^Vakantie/)).toBeVisible();
});

test('what was done is undone and done again by keys, but not what somebody else changed since', async () => {
  const api = leaveApi({ absences: [absenceOf(ann, '2026-01-05', '2026-01-09')] });
  await open({ api });
  await bar(/^Vakantie/).click();
  await form.getByRole('textbox', { name: 'Laatste dag' }).fill('07-01-2026');
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect.element(bar(/^Vakantie · .*wo 7 jan/)).toBeVisible();
  await expect.element(form).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(bar(/^Vakantie · .*vr 9 jan/)).toBeVisible();
  await userEvent.keyboard('{Control>}y{/Control}');
  await expect.element(bar(/^Vakantie · .*wo 7 jan/)).toBeVisible();
  expect(api.received(absences.update).map(({ body }) => body.version)).toEqual([1, 2, 3]);
  api.reject(absences.update, 409, 'stale-version', { changedBy: 'Fatma' });
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect
    .element(page.getByText('Ongedaan maken kan niet: Fatma wijzigde dit intussen'))
    .toBeVisible();
});

test('leave that stands without an answer is only withdrawn, with a reason', async () => {
  const standing = { ...absenceOf(ann, '2026-01-05', '2026-01-09'), isUnanswered: true };
  const api = leaveApi({ absences: [standing] });
  api.answer(leave.cancel, sample(LeaveRequest, { id: standing.id, state: 'withdrawn' }));
  await open({ api });
  await bar(/^Vakantie/).click();
  const drawer = page.getByRole('dialog', { name: 'Verlof zonder antwoord' });
  await drawer.getByRole('button', { name: 'Intrekken' }).click();
  await expect.element(drawer).toMatchTextContent('Vul een reden in');
  await drawer.getByRole('textbox', { name: 'Reden' }).fill('Samen verschoven');
  await expectAccessible();
  await drawer.getByRole('button', { name: 'Intrekken' }).click();
  await expect.element(page.getByText('Verlof ingetrokken')).toBeVisible();
  expect(api.received(leave.cancel)[0]).toMatchObject({
    params: { id: standing.id },
    body: { reason: 'Samen verschoven' },
  });
});

test('days that are taken are refused at the field, and nothing that was typed is lost', async () => {
  const api = leaveApi({ absences: [absenceOf(ann, '2026-01-05')] });
  api.reject(absences.update, 409, 'absence-overlap', {
    fields: [{ field: 'lastDay', code: 'overlap' }],
  });
  await open({ api });
  await bar(/^Vakantie/).click();
  const lastDay = form.getByRole('textbox', { name: 'Laatste dag' });
  await lastDay.fill('14-01-2026');
  await form.getByLabelText('Opmerking').fill('Naar zee');
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect.element(lastDay).toHaveAccessibleDescription(/is er al verlof/);
  await expect.element(form.getByLabelText('Opmerking')).toHaveValue('Naar zee');
});

test('a day with more leave than work is named at the field, until less of the day is asked', async () => {
  const api = leaveApi({ absences: [absenceOf(ann, '2026-01-05')] });
  api.reject(absences.update, 409, 'absence-overlap', {
    fields: [{ field: 'lastDay', code: 'day-full', detail: '2026-01-14' }],
  });
  await open({ api });
  await bar(/^Vakantie/).click();
  const lastDay = form.getByRole('textbox', { name: 'Laatste dag' });
  await lastDay.fill('14-01-2026');
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect
    .element(lastDay)
    .toHaveAccessibleDescription('Op wo 14 jan is er al verlof. Samen is dat meer dan de werkdag.');
  await form.getByText('Halve dag').click();
  await expect.element(lastDay).not.toHaveAccessibleDescription(/is er al verlof/);
});

test('of an illness no remark is kept, and what was typed before is not sent', async () => {
  const api = leaveApi({ absences: [absenceOf(ann, '2026-01-05')] });
  await open({ api });
  await bar(/^Vakantie/).click();
  await form.getByLabelText('Opmerking').fill('Griep');
  await choose('Soort verlof', 'Ziek');
  await expect.element(form.getByLabelText('Opmerking')).not.toBeInTheDocument();
  await expect.element(form).toMatchTextContent('Bij ziekte wordt geen opmerking bewaard');
  await form.getByRole('button', { name: 'Opslaan' }).click();
  await expect.poll(() => api.received(absences.update)[0]?.body.note).toBe('');
});

const quay = sample(Project, { title: 'Kademuur Damsluis' });
const planned = sample(PlannedForEmployee, {
  date: '2026-01-22',
  projectId: quay.id,
  employeeIds: [bob.id, ann.id],
});

test('an illness goes on until further notice, without a last day, and ends when somebody is well again', async () => {
  const api = leaveApi();
  await open({ api });
  await expect.element(grid).toBeVisible();
  grid.element().focus();
  for (const key of ['ArrowDown', 'ArrowRight', 'Enter']) await userEvent.keyboard(`{${key}}`);
  const isOpen = form.getByRole('switch', { name: 'Tot nader bericht' });
  await choose('Soort verlof', 'Vakantie');
  await expect.element(isOpen).not.toBeInTheDocument();
  await choose('Soort verlof', 'Ziek');
  await isOpen.click();
  await expect.element(form.getByRole('textbox', { name: 'Laatste dag' })).not.toBeInTheDocument();
  await form.getByRole('button', { name: 'Toevoegen' }).click();
  await expect.element(page.getByText(/vanaf .* jan, tot nader bericht/)).toBeVisible();
  expect(api.received(absences.create)[0]?.body.absences).toMatchObject([
    { kindId: illness.id, lastDay: openEnd, hoursPerDay: null },
  ]);
  await bar(/^Vakantie · vanaf/).click();
  await form.getByRole('button', { name: 'Beter gemeld' }).click();
  await expect.element(page.getByText('Ann de Boer is beter gemeld')).toBeVisible();
  expect(api.received(absences.update)[0]?.body).toMatchObject({ lastDay: '2026-03-01' });
  await page.getByRole('button', { name: 'Ongedaan maken' }).last().click();
  await expect.element(page.getByText('Ongedaan gemaakt')).toBeVisible();
  expect(api.received(absences.update)[1]?.body).toMatchObject({ lastDay: openEnd, version: 2 });
});

test('a request is approved, and the planning of these days freed in the same step', async () => {
  const api = leaveApi({ requests: [requestOf(bob, { note: 'Naar zee' })] });
  api.answer(employees.plannedAfter, [planned]);
  api.answer(projects.list, [quay]);
  api.answer(planning.edit, { items: [], removed: [] });
  await open({ api });
  await page.getByRole('button', { name: 'Aanvragen (1)' }).click();
  const request = page.getByRole('article', { name: 'Aanvraag van Bob Kuipers' });
  await expect.element(request).toMatchTextContent('Kost 24 uur · Vakantie daarna: 88 uur');
  await expect.element(request).toMatchTextContent('Staat dan nog 1 keer ingepland');
  await expect.element(request).toMatchTextContent(/do 22 jan · .*Kademuur Damsluis/);
  await expectAccessible();
  await request.getByRole('switch', { name: /Planning vrijmaken/ }).click();
  await request.getByRole('button', { name: 'Goedkeuren' }).click();
  await expect.element(page.getByText('Verlof goedgekeurd')).toBeVisible();
  expect(api.received(planning.edit)[0]?.body.edits).toMatchObject([
    { id: planned.id, values: { employeeIds: [ann.id] } },
  ]);
  await expect.element(page.getByText('Geen aanvragen')).toBeVisible();
});

test('who reported ill comes first, and is ill until further notice by one press', async () => {
  const days = { firstDay: '2026-01-05', lastDay: openEnd, kindName: 'Ziek' };
  const api = leaveApi({ requests: [requestOf(ann), requestOf(bob, days)] });
  api.answer(employees.plannedAfter, [planned]);
  api.answer(projects.list, [quay]);
  await open({ api });
  await page.getByRole('button', { name: 'Aanvragen (2)' }).click();
  const report = page.getByRole('article', { name: 'Ziekmelding van Bob Kuipers' });
  await expect
    .element(page.getByRole('dialog').getByRole('article').first())
    .toMatchTextContent('Bob Kuipers');
  await expect.element(report).toMatchTextContent('Vanaf ma 5 jan');
  await expect.element(report).toMatchTextContent('Staat dan nog 1 keer ingepland');
  expect(report.getByText(/Beantwoorden|Antwoord/).elements()).toEqual([]);
  await expectAccessible();
  await report.getByRole('button', { name: 'Ziek tot nader bericht' }).click();
  await expect.element(page.getByText('Ziek gemeld')).toBeVisible();
  expect(api.received(leave.approve)).toHaveLength(1);
});

test('leave of a part of the day shows what is planned then too', async () => {
  const item = { ...planned, date: '2026-01-05', employeeIds: [ann.id] };
  const api = leaveApi({ absences: [{ ...absenceOf(ann, '2026-01-05'), hoursPerDay: 4 }] });
  api.answer(employees.plannedAfter, [item]);
  api.answer(projects.list, [quay]);
  await open({ api });
  await bar(/^4 u Vakantie/).click();
  await expect.element(form).toMatchTextContent('Staat dan nog 1 keer ingepland');
  await expect.element(form.getByRole('switch', { name: /Planning vrijmaken/ })).toBeVisible();
});

test('a refusal needs a word, and a decision of somebody else is told', async () => {
  const api = leaveApi({ requests: [requestOf(bob)] });
  await open({ api });
  await page.getByRole('button', { name: 'Aanvragen (1)' }).click();
  const request = page.getByRole('article', { name: /Bob/ });
  const refuse = request.getByRole('button', { name: 'Afwijzen' });
  await refuse.click();
  await expect.element(request).toMatchTextContent('Schrijf waarom het niet kan');
  expect(api.received(leave.refuse)).toEqual([]);
  await request.getByRole('textbox', { name: 'Antwoord' }).fill('Te druk');
  api.reject(leave.refuse, 409, 'already-decided');
  await refuse.click();
  await expect.element(request).toMatchTextContent('Hierover is al beslist.');
});

test('a request says which of its days are a holiday, and what the other open requests of its employee leave', async () => {
  const api = leaveApi({
    requests: [
      requestOf(bob),
      requestOf(bob, { firstDay: '2026-02-02', lastDay: '2026-02-03' }),
      requestOf(bob, { firstDay: '2027-02-01', lastDay: '2027-02-01' }),
      requestOf(ann, { firstDay: '2026-02-02', lastDay: '2026-02-03' }),
    ],
  });
  api.answer(holidays.list, [{ date: '2026-01-22', name: 'Watersnoodvrij', kind: 'holiday' }]);
  await open({ api });
  const legend = page.getByRole('list', { name: 'Legenda' });
  await expect.element(legend.getByText('Feestdag', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Aanvragen (4)' }).click();
  const first = page.getByRole('article', { name: 'Aanvraag van Bob Kuipers' }).first();
  await expect
    .element(first)
    .toMatchTextContent('Kost 16 uur · Vakantie daarna: 96 uur, met de andere aanvragen: 80 uur');
  await expect.element(first).toMatchTextContent('Geen uren op do 22 jan: Watersnoodvrij');
});

test('on a phone the month tells who asked for leave, and when everybody is off', async () => {
  const asked = { firstDay: '2026-01-08', lastDay: '2026-01-09' };
  const api = leaveApi({
    absences: [absenceOf(ann, '2026-01-05')],
    requests: [
      requestOf(bob, asked),
      requestOf(ann, { firstDay: '2026-02-02', lastDay: '2026-02-02' }),
    ],
  });
  api.answer(holidays.list, [{ date: '2026-01-01', name: 'Nieuwjaarsdag', kind: 'holiday' }]);
  await open({ api, size: 'phone' });
  await expect
    .element(page.getByRole('region', { name: 'Vrije dagen' }))
    .toMatchTextContent('Nieuwjaarsdagdo 1 jan');
  await expect.element(page.getByRole('button', { name: /Ann de Boer/ })).toHaveLength(1);
  const request = page.getByRole('button', { name: /Bob Kuipers.*Aangevraagd: / });
  await expect.element(request).toBeVisible();
  await expectAccessible();
  await request.click();
  await expect.element(page.getByRole('dialog', { name: 'Aanvragen' })).toBeVisible();
});

test('on a phone the month is a list of who is absent', async () => {
  await open({ api: leaveApi({ absences: [absenceOf(ann, '2026-01-05')] }), size: 'phone' });
  await page.getByRole('button', { name: /Ann de Boer/ }).click();
  await expect.element(form).toBeVisible();
  for (const radio of form.getByRole('radio').elements())
    expect(radio.closest('label')?.offsetHeight).toBeGreaterThanOrEqual(48);
});
