import { absences } from '@ploegplan/contract/absences/endpoints';
import { Absence } from '@ploegplan/contract/absences/schemas';
import { addDays, getMonday, getToday } from '@ploegplan/contract/dates/dates';
import { employees } from '@ploegplan/contract/employees/endpoints';
import { Employee } from '@ploegplan/contract/employees/schemas';
import { holidays } from '@ploegplan/contract/holidays/endpoints';
import type { Holiday } from '@ploegplan/contract/holidays/schemas';
import { Project } from '@ploegplan/contract/projects/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { describe, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { pass, untilLive, useTimers } from '../../../test/live.ts';
import { layOutForPaper } from '../../../test/paper.ts';
import { mouse, placeIn } from '../../../test/pointer.ts';
import {
  ann,
  blocks,
  bob,
  bos,
  cellAt,
  drawer,
  itemAt,
  lastEdits,
  openBoard,
  planningApi,
  rowOf,
  wednesday,
} from '../../../test/subjects/planning.ts';
import { listWeekFrom } from './rows/test-rows.ts';

const timed = { startTime: '07:00:00', endTime: '16:00:00' };
const quay = sample(Project, { title: 'Kade', hue: 30 });
const atQuay = { ...itemAt('Kade 9', bob), ...timed, projectId: quay.id };
const items = [{ ...itemAt('Boslaan 1', ann), ...timed }, atQuay];
const leave = sample(Absence, {
  employeeId: ann.id,
  kindName: 'Vakantie',
  firstDay: '2026-01-15',
  lastDay: '2026-01-16',
});

const names = () =>
  page
    .getByRole('rowheader')
    .elements()
    .map(({ textContent }) => textContent);
const days = page.getByRole('columnheader');

test('the menu of the board has seven choices, half of what it had', async () => {
  await openBoard({ api: planningApi({ items }) });
  await page.getByRole('button', { name: 'Weergave' }).click();
  await expect.element(page.getByRole('menu')).toBeVisible();
  const entries = document.querySelectorAll('[role^=menuitem]');
  expect([...entries].map(({ textContent }) => textContent)).toEqual([
    ...['Werknemers', 'Projecten', 'Materieel', 'Lijst'],
    ...['Per ploeg', 'Alleen wie vrij is', 'Weekend'],
  ]);
});

async function choose(...options: string[]): Promise<void> {
  await page.getByRole('button', { name: 'Weergave' }).click();
  for (const option of options) {
    await page.getByRole('menu').getByText(option, { exact: true }).click();
  }
  await page.getByRole('button', { name: 'Weergave' }).click();
}

test('the day shows hours, the month all days; the weekend can be left out', async () => {
  const night = { ...itemAt('Nacht', bob), startTime: '20:00:00', endTime: '23:30:00' };
  await openBoard({ api: planningApi({ items: [...items, night], projects: [bos, quay] }) });
  await expect.element(days).toHaveLength(8);
  await choose('Weekend');
  await expect.element(days).toHaveLength(6);

  await page.getByText('Dag', { exact: true }).click();
  await expect.element(page.getByRole('heading', { name: 'woensdag 14 januari' })).toBeVisible();
  await expect.element(page.getByText('23:00', { exact: true })).toBeVisible();
  const { width } = blocks('Boslaan 1').element().getBoundingClientRect();
  const { width: shorter } = blocks('Nacht').element().getBoundingClientRect();
  expect(shorter / width).toBeCloseTo(3.5 / 9, 1);
  await mouse.drag(placeIn(blocks('Nacht').element()), cellAt(ann, wednesday));
  await expect.element(rowOf(ann).getByRole('gridcell', { name: 'Nacht' })).toBeVisible();

  await page.getByText('Maand', { exact: true }).click();
  await expect.element(days).toHaveLength(23);
  await choose('Weekend');
  await expect.element(days).toHaveLength(32);
  await expect.element(rowOf(bob).getByRole('gridcell', { name: 'Kade' })).toBeVisible();
});

test('a month on a phone is scrolled to today', async () => {
  const remembered = { viewMode: 'month', selectedDate: getToday() };
  await openBoard({ api: planningApi(), size: 'phone', remembered });
  const head = document.querySelector('[role=columnheader][aria-current=date]');
  const { left, right } = head?.getBoundingClientRect() ?? { left: 0, right: Infinity };
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThan(innerWidth);
});

test('a week on a phone writes two lines of the work', async () => {
  const long = sample(Project, { title: 'Eigen werkplaats en opslag', hue: 30 });
  const api = planningApi({
    items: [{ ...itemAt('Kade 9', bob), ...timed, projectId: long.id }],
    projects: [bos, long],
  });
  await openBoard({ api, size: 'phone' });
  const linesOf = (text: Locator) => {
    const written = document.createRange();
    const element = text.element();
    written.selectNodeContents(element);
    const { bottom } = element.getBoundingClientRect();
    const seen = [...written.getClientRects()].filter((line) => line.bottom <= bottom);
    return new Set(seen.map(({ top }) => Math.round(top))).size;
  };
  await expect.poll(() => linesOf(blocks('Eigen werkplaats'))).toBe(2);
});

test('names and what is written on bars stay in view while a month is scrolled', async () => {
  const work = listWeekFrom('2026-01-12', 5).map((date) => ({
    ...itemAt('Kade', ann),
    ...timed,
    date,
  }));
  const remembered = { viewMode: 'month' };
  await openBoard({ api: planningApi({ items: work }), size: 'phone', remembered });
  // Looked up each time, because a row is drawn anew when more of its data arrives.
  const beginOf = (text: Locator) => {
    const written = document.createRange();
    written.selectNodeContents(text.element());
    return written.getBoundingClientRect().left;
  };
  const bar = blocks('Bos');
  const scrollIntoIt = () => {
    const { left, width } = bar.element().getBoundingClientRect();
    // Half of the bar is out of sight, also when the board was drawn or scrolled anew meanwhile.
    if (left >= 0)
      bar
        .element()
        .closest('[data-columns]')
        ?.scrollBy(left + width / 2, 0);
    const begin = beginOf(bar);
    return begin > 0 && begin < width / 4;
  };
  await expect.poll(scrollIntoIt).toBe(true);
  expect(beginOf(page.getByText(ann.name))).toBeGreaterThan(0);
});

test('a mouse that rests on an item is shown all of it, until Escape, a press or the next item', async () => {
  const api = planningApi({ items, projects: [bos, quay] });
  await openBoard({ api });
  const card = page.getByText('Locatie', { exact: true });
  // Again, because what the mouse rests on may be drawn anew meanwhile.
  const restOn = async (name: string) => {
    await mouse.hover(placeIn(blocks(name).element()));
    return card.query()?.parentElement?.parentElement?.textContent;
  };
  await expect
    .poll(() => restOn('Boslaan 1'))
    .toMatch(/^Nieuwbouw Boswo 14 jan, 07:00 – 16:00.*Ann de Boer$/);
  await expect.poll(() => restOn('Kade')).toMatch(/^Kade.*Bob Kuipers$/);
  await userEvent.keyboard('{Escape}');
  await expect.element(card).not.toBeInTheDocument();
  await expect.poll(() => restOn('Boslaan 1')).toMatch(/^Nieuwbouw/);
  const shownCard = card.element().parentElement?.parentElement;
  await blocks('Boslaan 1').click();
  expect(shownCard?.isConnected).toBe(false);
});

test.each([
  ['in which summer time begins', '2026-03-25', 'week 13, 2026', 'zondag 29 maart 2026'],
  ['in which summer time ends', '2026-10-21', 'week 43, 2026', 'zondag 25 oktober 2026'],
  ['53 of a year', '2026-12-30', 'week 53, 2026', 'zondag 3 januari 2027'],
  ['with a leap day', '2028-02-29', 'week 9, 2028', 'zondag 5 maart 2028'],
])(
  'the week %s has seven days, and its Sunday is a day as others',
  async (_, day, week, sunday) => {
    const sundayDate = addDays(getMonday(day), 6);
    const api = planningApi({ items: [{ ...itemAt('Kade', ann), ...timed, date: day }] });
    await openBoard({ api, remembered: { selectedDate: day } });
    await expect.element(page.getByRole('heading', { name: week })).toBeVisible();
    await expect.element(days).toHaveLength(8);
    await mouse.drag(placeIn(blocks('Kade').element()), cellAt(ann, sundayDate));
    await expect.poll(() => lastEdits(api)).toMatchObject([{ values: { date: sundayDate } }]);
    await expect.element(page.getByRole('columnheader', { name: sunday })).toBeVisible();
    await expect.element(blocks('Kade')).toHaveAttribute('aria-colindex', '8');
  },
);

test('rows are people, in groups, or projects and materials; a search finds who works on a project', async () => {
  const carl = sample(Employee, { name: 'Carl Smit', crew: 'Ploeg 2' });
  const employees = [ann, bob, carl];
  await openBoard({ api: planningApi({ employees, items, projects: [bos, quay] }) });
  await choose('Per ploeg');
  await expect.poll(names).toEqual(['Carl Smit', 'Ann de Boer', 'Bob Kuipers']);
  const headings = page
    .getByRole('row')
    .elements()
    .map((row) => row.getAttribute('data-heading'));
  expect(headings.filter(Boolean)).toEqual(['Ploeg 2', 'Zonder ploeg']);

  await page.getByRole('searchbox', { name: 'Zoek in de planning' }).fill('kade');
  await expect.poll(names).toEqual(['Bob Kuipers']);
  await page.getByRole('searchbox').fill('niemand');
  await page.getByRole('button', { name: 'Wis zoekopdracht' }).click();
  await expect.poll(names).toHaveLength(3);

  await choose('Projecten');
  await expect.poll(names).toEqual(['Kade', 'Nieuwbouw Bos']);
  await expect
    .element(page.getByRole('row', { name: 'Kade' }).getByRole('gridcell', { name: 'Bob Kuipers' }))
    .toBeVisible();
});

test('leave and holidays are on the board; leave offers no plus; who is free can be shown alone', async () => {
  const week = ['2026-01-12', '2026-01-13', '2026-01-14'];
  const busy = week.map((date) => ({ ...itemAt('Boslaan 1', ann), ...timed, date }));
  const api = planningApi({ items: [...busy, { ...atQuay, date: '2026-01-15' }] });
  api.answer(absences.list, [leave]);
  api.answer(holidays.list, [{ date: '2026-01-13', name: 'Bouwdag', kind: 'holiday' }]);
  await openBoard({ api });
  const away = rowOf(ann).getByRole('gridcell', { name: 'Vakantie' });
  await expect.element(away).toHaveAttribute('aria-colspan', '2');
  await expect.element(page.getByRole('columnheader', { name: 'Bouwdag' })).toBeVisible();
  const plus = () => document.querySelectorAll('[data-full]').length;
  await mouse.hover(cellAt(bob, '2026-01-14'));
  await expect.poll(plus).toBe(1);
  await mouse.hover(cellAt(ann, '2026-01-15'));
  await expect.poll(plus).toBe(0);
  // Planning is possible all the same, and the form warns.
  await mouse.drag(cellAt(ann, '2026-01-15'), cellAt(ann, '2026-01-15'));
  await expect.element(drawer.getByText('Vakantie')).toBeVisible();
  await page.getByRole('button', { name: 'Sluiten' }).first().click();

  await choose('Alleen wie vrij is');
  await expect.poll(names).toEqual(['Bob Kuipers']);
});

test('who ends a night shift in the morning is not free that day, nor who has leave of as many hours as the contract', async () => {
  const nights = listWeekFrom('2026-01-12', 4).map((date) => ({
    ...itemAt('Nacht', ann),
    ...{ startTime: '22:00:00', endTime: '06:00:00', date },
  }));
  const eight = { ...bob, contracts: [{ from: null, hours: [8, 8, 8, 8, 8, 0, 0] }] };
  const cas = sample(Employee, { name: 'Cas Vos' });
  const api = planningApi({ items: nights, employees: [ann, eight, cas] });
  const week = { firstDay: '2026-01-12', lastDay: '2026-01-16' };
  api.answer(absences.list, [{ ...leave, ...week, employeeId: bob.id, hoursPerDay: 8 }]);
  await openBoard({ api });
  await expect.element(rowOf(bob).getByRole('gridcell', { name: leave.kindName })).toBeVisible();
  await choose('Alleen wie vrij is');
  await expect.poll(names).toEqual(['Cas Vos']);
});

test('who is free can be narrowed to those with a certificate that is valid on the shown days', async () => {
  const certified = (validUntil: string | null) => ({
    certificates: [{ kind: 'vca-basic' as const, name: '', number: '', validUntil }],
  });
  const api = planningApi({ items: [] });
  api.answer(employees.list, [
    { ...ann, ...certified('2026-01-12') },
    { ...bob, ...certified('2027-01-01') },
  ]);
  await openBoard({ api });
  await choose('Alleen wie vrij is');
  await expect.poll(names).toEqual(['Ann de Boer', 'Bob Kuipers']);
  await page.getByRole('searchbox', { name: 'Zoek in de planning' }).fill('vca');
  await expect.poll(names).toEqual(['Bob Kuipers']);
});

test('an absence of some hours leaves room for work on the board, and shows its hours', async () => {
  const api = planningApi({ items });
  const visit = { ...leave, kind: 'doctor', firstDay: wednesday, lastDay: wednesday } as const;
  api.answer(absences.list, [{ ...visit, hoursPerDay: 4 }]);
  await openBoard({ api });
  const away = rowOf(ann).getByRole('gridcell', { name: /^4 u afwezig: / });
  await expect.element(away).toBeVisible();
  const { top, height } = away.element().getBoundingClientRect();
  expect(height).toBeLessThan(20);
  expect(top).toBeGreaterThanOrEqual(blocks('Boslaan 1').element().getBoundingClientRect().bottom);
});

test('a day on which the company is closed is on the board at once when it is added, and stands against what is planned', async () => {
  useTimers();
  const api = planningApi({ items });
  let daysOff: Holiday[] = [];
  api.answer(holidays.list, () => daysOff);
  await openBoard({ api });
  await untilLive(api);
  daysOff = ['2026-01-14', '2026-01-15'].map((date) => ({
    date,
    name: 'Bouwvak',
    kind: 'closure',
  }));
  api.events.change({ subject: 'closures', ids: null, own: false });
  await pass(1_000);
  await expect.element(days.filter({ hasText: 'Bouwvak' })).toHaveLength(2);
  const against = 'Bedrijf gesloten: Bouwvak';
  await expect.element(blocks('Boslaan 1')).toHaveAccessibleName(new RegExp(against));
  await mouse.over(placeIn(blocks('Boslaan 1').element()), cellAt(ann, '2026-01-15'));
  await expect.element(page.getByText(against, { exact: true })).toBeVisible();
  await mouse.up(cellAt(ann, wednesday));
});

describe.each(['light', 'dark'] as const)('in %s colours', (colorScheme) => {
  test('the board is accessible', async () => {
    const recorded = { employeeId: ann.id, hoursWorked: 7.75, notes: 'Klaar' };
    const done = { ...itemAt('Hier', ann), assignments: [recorded], imageCount: 1 };
    const draft = { ...itemAt('Daar', bob), isDraft: true };
    const away = { ...itemAt('Elders', ann), date: '2026-01-15' };
    const api = planningApi({ items: [done, draft, away] });
    api.answer(absences.list, [leave]);
    const remembered = { colorScheme, boardGroups: 'crew' };
    await openBoard({ api, remembered });
    await expect.element(blocks('7,75 uur ingevuld')).toBeVisible();
    await expect.element(blocks('Elders').getByRole('img', { name: 'Vakantie' })).toBeVisible();
    await expectAccessible();
  });
});

describe('the rows in the page', () => {
  const rows = page.getByRole('row');
  const crew = (count: number) =>
    Array.from({ length: count }, (_, index) => sample(Employee, { name: `Nr. ${index + 100}` }));

  test('are all of a few, so that the search of the browser finds each', async () => {
    await openBoard({ api: planningApi({ employees: crew(25) }) });
    await expect.poll(() => rows.length).toBe(26);
  });

  test('are of many those that are seen, and on paper all', async () => {
    const employees = crew(120);
    const [last = ann] = employees.slice(-1);
    await openBoard({ api: planningApi({ employees, items: [itemAt('Kade 1', last)] }) });
    await expect.poll(() => rows.length).toBeLessThan(40);
    const backToScreen = await layOutForPaper();
    await expect.poll(() => rows.length).toBe(121);
    await expect.element(blocks('Kade 1')).toBeVisible();
    const tops = rows.elements().map((row) => row.getBoundingClientRect().top);
    expect(tops.every((top, index) => index === 0 || top > (tops[index - 1] ?? 0))).toBe(true);
    await backToScreen();
    await expect.poll(() => rows.length).toBeLessThan(40);
  });
});
