import { absences } from '@ploegplan/contract/absences/endpoints';
import { Absence } from '@ploegplan/contract/absences/schemas';
import { clients } from '@ploegplan/contract/clients/endpoints';
import { addDays, getMonday, getToday } from '@ploegplan/contract/dates/dates';
import { employees } from '@ploegplan/contract/employees/endpoints';
import { Employee } from '@ploegplan/contract/employees/schemas';
import { planning } from '@ploegplan/contract/planning/endpoints';
import { PlanningItem } from '@ploegplan/contract/planning/schemas';
import { projectStatuses, projects } from '@ploegplan/contract/projects/endpoints';
import { Project, ProjectStatus } from '@ploegplan/contract/projects/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Rejected, type TestApi } from '../../../../test/api.ts';
import { openApp } from '../../../../test/app.tsx';
import { expectAccessible } from '../../../../test/axe.ts';
import { makeClient } from '../../../../test/lists.ts';
import { untilLive, useTimers } from '../../../../test/live.ts';
import { layOutForPaper } from '../../../../test/paper.ts';
import { finger, mouse, type Point, placeIn } from '../../../../test/pointer.ts';
import { ann, bob, planningApi } from '../../../../test/subjects/planning.ts';
import { formatDates } from '../../../data/planning/project-dates.ts';
import { makeAssignments } from '../../../data/planning/test/test-planning-item.ts';

const monday = getMonday(getToday());
const day = (days: number) => addDays(monday, days);
const busy = sample(ProjectStatus, { status: 'Lopend', index: 1, hue: 200, closed: false });
const done = sample(ProjectStatus, { status: 'Opgeleverd', index: 2, hue: 150, closed: true });
const client = makeClient('Bouwcombinatie');
const inService = { inServiceFrom: null, lastDay: null, deleted: false } as const;

const on = (title: string, from: number | null, to: number | null, values: Partial<Project> = {}) =>
  sample(Project, {
    title,
    status: busy.id,
    startDate: from === null ? null : day(from),
    endDate: to === null ? null : day(to),
    plannedHours: null,
    version: 1,
    ...values,
  });
const quay = on('Kade', 0, 4, { client: client.id });
const bridge = on('Brug', 7, 18);
const hall = on('Hal', null, null);
const old = on('Oud', 2, 3, { status: done.id });

/** A test API that stores changes of projects; `touch` is a change by somebody else. */
function timelineApi(rows = [quay, bridge, hall, old], items: PlanningItem[] = []) {
  const api = planningApi({ items });
  let stored = rows;
  const put = (row: Project) => {
    stored = stored.map((entry) => (entry.id === row.id ? row : entry));
    return row;
  };
  api.answer(clients.list, [client]);
  api.answer(projectStatuses.list, [busy, done]);
  api.answer(projects.list, () => stored);
  api.answer(
    employees.list,
    [ann, bob, ...Array(22)].map((entry) => sample(Employee, { ...entry, ...inService })),
  );
  api.answer(projects.staffing, ({ query }) =>
    query.from <= monday && query.to >= monday ? [{ monday, people: 19 }] : [],
  );
  api.answer(projects.change, ({ params, body: { version, ...values } }) => {
    const current = stored.find(({ id }) => id === params.id);
    if (!current || current.version !== version) {
      throw new Rejected(409, 'stale-version', { current, changedBy: 'Fatma' });
    }
    return put({ ...current, ...values, version: version + 1 } as Project);
  });
  const touch = ({ id }: Project, values: Partial<Project>) => {
    const current = stored.find((candidate) => candidate.id === id);
    if (current) put({ ...current, ...values, version: current.version + 1 });
  };
  return { api, touch };
}

const grid = page.getByRole('grid', { name: 'Tijdslijn' });
const bar = (title: string) => grid.getByRole('gridcell', { name: new RegExp(`^${title} ·`) });
const row = (title: string) => grid.getByRole('row', { name: new RegExp(`^${title}`) });
const sent = (api: TestApi) => api.received(projects.change).map(({ body }) => body);
const told = (title: string, dates: { startDate: string; endDate: string }) =>
  page.getByText(`${title}: ${formatDates(dates)}`, { exact: true });

const open = async (options: Partial<Parameters<typeof openApp>[0]>) => {
  await openApp({ at: '/projecttimeline', ...options });
  if (options.size === 'phone') return;
  await expect.element(bar('Kade')).toBeVisible();
};

/** The width of a day, from a bar of five. */
const dayWidth = () => bar('Kade').element().getBoundingClientRect().width / 5;
const right = ({ x, y }: Point, days: number): Point => ({ x: x + days * dayWidth(), y });
const press = async (keys: string) => {
  const element = grid.element();
  if (element instanceof HTMLElement) element.focus();
  await userEvent.keyboard(keys);
};

test('projects are bars under their status, finished ones folded, those without dates apart, accessibly', async () => {
  await open(timelineApi());
  await expect
    .element(bar('Kade'))
    .toHaveAccessibleName(`Kade · ${formatDates(quay)} · 5 dagen · Lopend · Bouwcombinatie`);
  const finished = row('Opgeleverd').getByRole('button');
  await expect.element(finished).toHaveAttribute('aria-expanded', 'false');
  await expect.element(grid.getByText('Oud')).not.toBeInTheDocument();
  await expect.element(row('Zonder datums')).toMatchTextContent('Zonder datums1');
  await expect.element(grid.getByRole('gridcell', { name: /: 19 van 24 mensen$/ })).toBeVisible();
  await expectAccessible();
  await finished.click();
  await expect.element(bar('Oud')).toBeVisible();
  await page.getByText('Per klant', { exact: true }).click();
  await expect.element(row('Bouwcombinatie')).toBeVisible();
  await expect.element(grid.getByTitle('Bouwcombinatie', { exact: true })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Zoek in de tijdslijn' }).fill('brug');
  await expect.element(bar('Kade')).not.toBeInTheDocument();
  await expect.element(bar('Brug')).toBeVisible();
});

test('a search that finds nothing keeps the bar as it is, says what was searched and is cleared', async () => {
  await open(timelineApi());
  const search = page.getByRole('searchbox', { name: 'Zoek in de tijdslijn' });
  const { left } = search.element().getBoundingClientRect();
  await search.fill('zzzz');
  await expect.element(page.getByText('Niets gevonden voor ‘zzzz’')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Zonder datums (0)' })).toBeDisabled();
  expect(search.element().getBoundingClientRect().left).toBe(left);
  await page.getByRole('button', { name: 'Wis zoekopdracht' }).click();
  await expect.element(bar('Kade')).toBeVisible();
  await expect.element(search).toHaveValue('');
});

test('rows stay in place when a drawer opens beside them', async () => {
  await open(timelineApi());
  const { top } = grid.element().getBoundingClientRect();
  await bar('Kade').click();
  await expect.element(page.getByRole('dialog', { name: 'Kade' })).toBeVisible();
  const last = page.getByRole('button', { name: 'Zonder datums (1)' }).element();
  expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(
    grid.element().getBoundingClientRect().right,
  );
  expect(grid.element().getBoundingClientRect().top).toBe(top);
});

test('in a small window all controls are in view beside a drawer', async () => {
  await open(timelineApi());
  await bar('Kade').click();
  await page.viewport(1024, 800);
  // The drawer takes 400 px.
  const search = page.getByRole('searchbox', { name: 'Zoek in de tijdslijn' });
  const last = page.getByRole('button', { name: 'Zonder datums (1)' });
  for (const control of [page.getByText('Per klant'), search, last])
    await expect
      .poll(() => control.element().getBoundingClientRect().right)
      .toBeLessThanOrEqual(624);
});

test('each zoom has its heads, and today stays in view', async () => {
  await open(timelineApi());
  const today = () => document.querySelector('[data-kind=line]')?.getBoundingClientRect().left ?? 0;
  const before = today();
  const year = monday.slice(0, 4);
  const heads = grid.getByRole('row').first();
  for (const [zoom, head] of [
    ['Week', /week \d+ · \w+ \d{4}/],
    ['Maand', /\w+ \d{4}/],
    ['Jaar', new RegExp(year)],
    ['Kwartaal', /week \d+/],
  ] as const) {
    await page.getByText(zoom, { exact: true }).click();
    await expect.element(heads).toMatchTextContent(head);
    expect(Math.abs(today() - before)).toBeLessThan(3);
  }
  await page.getByRole('button', { name: 'Later' }).click();
  expect(today()).toBeLessThan(0);
  await page.getByRole('button', { name: 'Vandaag' }).click();
  expect(Math.abs(today() - before)).toBeLessThan(20);
});

test('no head is cut at a side of what is in view, wherever one scrolls', async () => {
  await open(timelineApi());
  const board = grid.element();
  const corner = grid.getByRole('columnheader').element().getBoundingClientRect();
  const { left: start, width } = board.getBoundingClientRect();
  /** The labels that are shown in part. */
  const cut = () =>
    [...board.querySelectorAll('[class*=headRow] > * > *')]
      .filter((label) => getComputedStyle(label).visibility === 'visible')
      .map((label) => ({ text: label.textContent, box: label.getBoundingClientRect() }))
      .filter(({ box }) =>
        [corner.right, start + width].some((edge) => box.left < edge - 1 && box.right > edge + 1),
      )
      .map(({ text }) => text);
  for (const zoom of ['Week', 'Maand', 'Jaar', 'Kwartaal']) {
    await page.getByText(zoom, { exact: true }).click();
    await expect
      .poll(() => board.querySelectorAll('[class*=headRow] > *').length)
      .toBeGreaterThan(4);
    for (let step = 0; step < 12; step++) {
      board.scrollLeft += 13;
      await new Promise(requestAnimationFrame);
      expect(cut(), `${zoom}, ${step} steps`).toEqual([]);
    }
  }
});

test('dragging a bar or an end changes the dates, undone by the message and by Ctrl+Z, and done again', async () => {
  const { api } = timelineApi();
  await open({ api });
  const middle = placeIn(bar('Kade').element());
  await mouse.drag(middle, right(middle, 7));
  const moved = { startDate: day(7), endDate: day(11) };
  await expect.element(told('Kade', moved).last()).toBeVisible();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect.element(bar('Kade')).toHaveAccessibleName(new RegExp(formatDates(quay)));
  const end = placeIn(bar('Kade').element(), [0.98, 0.5]);
  await mouse.drag(end, right(end, 3));
  await expect.poll(() => sent(api)).toHaveLength(3);
  await press('{Control>}z{/Control}');
  await expect.poll(() => sent(api)).toHaveLength(4);
  await press('{Control>}y{/Control}');
  await expect.poll(() => sent(api)).toHaveLength(5);
  const dates = (from: number, to: number) => ({ startDate: day(from), endDate: day(to) });
  expect(sent(api)).toEqual([
    { ...dates(7, 11), version: 1 },
    { ...dates(0, 4), version: 2 },
    { ...dates(0, 7), version: 3 },
    { ...dates(0, 4), version: 4 },
    { ...dates(0, 7), version: 5 },
  ]);
});

test('planning follows a project that was moved, when asked; one undo brings both back', async () => {
  const work = (from: number, ...people: Employee[]) =>
    sample(PlanningItem, {
      date: day(from),
      projectId: bridge.id,
      assignments: makeAssignments(...people.map(({ id }) => id)),
    });
  const { api } = timelineApi(undefined, [work(7, ann, bob), work(8, ann, bob)]);
  const away = { employeeId: bob.id, firstDay: day(14), lastDay: day(14), hoursPerDay: null };
  api.answer(absences.list, [sample(Absence, { ...away, kindName: 'Vakantie' })]);
  await open({ api });
  await expect.element(bar('Brug')).toBeVisible();
  const middle = placeIn(bar('Brug').element());
  await mouse.drag(middle, right(middle, 7));
  const dialog = page.getByRole('dialog', { name: 'Planning verschuiven' });
  await expect.element(dialog.getByText('Ook 2 ingeplande dagen verschuiven?')).toBeVisible();
  await expect.element(dialog.getByText(/zonder Bob Kuipers: Vakantie/)).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Ook verschuiven' }).click();
  const moved = page.getByText(/^Brug: 2 ingeplande dagen verschoven naar/);
  await expect.element(moved).toBeVisible();
  const edits = () => api.received(planning.edit).map(({ body }) => body.edits);
  expect(edits()[0]).toMatchObject([
    { kind: 'change', values: { date: day(14), employeeIds: [ann.id] } },
    { kind: 'change', values: { date: day(15) } },
  ]);
  await press('{Control>}z{/Control}');
  await expect
    .poll(() => edits()[1])
    .toMatchObject([
      { values: { date: day(8) } },
      { values: { date: day(7), employeeIds: [ann.id, bob.id] } },
    ]);
  await expect.element(bar('Brug')).toHaveAccessibleName(new RegExp(formatDates(bridge)));
});

test('dates that a colleague changes move the bar at once', async () => {
  useTimers();
  const { api, touch } = timelineApi();
  await open({ api });
  await untilLive(api);
  touch(quay, { endDate: day(7) });
  api.events.change({ subject: 'projects', ids: [quay.id], own: false });
  const moved = { startDate: day(0), endDate: day(7) };
  await expect.element(bar('Kade')).toHaveAccessibleName(new RegExp(formatDates(moved)));
});

test('a finger that rests drags a bar or its end; one that moves at once scrolls, and a tap opens', async () => {
  const { api } = timelineApi();
  await open({ api });
  const isHeld = () => bar('Kade').element().hasAttribute('data-draft');
  const before = placeIn(bar('Kade').element());
  await finger.down(before);
  await finger.move(right(before, 7));
  await finger.up();
  await expect.poll(() => placeIn(bar('Kade').element()).x).not.toBe(before.x);
  await page.getByRole('button', { name: 'Vandaag' }).click();
  const middle = placeIn(bar('Kade').element());
  await finger.down(middle);
  await expect.poll(isHeld).toBe(true);
  await finger.move(right(middle, 7));
  await finger.up();
  await expect.poll(() => sent(api)).toEqual([{ startDate: day(7), endDate: day(11), version: 1 }]);
  await expect.poll(isHeld).toBe(false);
  const end = placeIn(bar('Kade').element(), [0.95, 0.5]);
  await finger.down(end);
  await expect.poll(isHeld).toBe(true);
  await finger.move(right(end, 3));
  await finger.up();
  await expect
    .poll(() => sent(api)[1])
    .toEqual({ startDate: day(7), endDate: day(14), version: 2 });
  await finger.down(placeIn(bar('Brug').element()));
  await finger.up();
  await expect.element(page.getByRole('dialog', { name: 'Brug' })).toBeVisible();
  expect(sent(api)).toHaveLength(2);
});

test('Escape puts back a bar that is held, and a press without moving opens the project', async () => {
  const { api } = timelineApi();
  await open({ api });
  const middle = placeIn(bar('Kade').element());
  await mouse.over(middle, right(middle, 7));
  await expect
    .element(bar('Kade'))
    .toHaveAccessibleName(new RegExp(formatDates({ startDate: day(7), endDate: day(11) })));
  await userEvent.keyboard('{Escape}');
  await mouse.up(right(middle, 7));
  await expect.element(bar('Kade')).toHaveAccessibleName(new RegExp(formatDates(quay)));
  await bar('Brug').click();
  await expect.element(page.getByRole('dialog', { name: 'Brug' })).toBeVisible();
  expect(sent(api)).toEqual([]);
});

test('arrows choose; with Alt they move, with Alt and Shift they change the end, and several are one change', async () => {
  const { api } = timelineApi();
  await open({ api, remembered: { timelineZoom: 'month' } });
  await press('{ArrowDown}{ArrowDown}{Alt>}{Shift>}{ArrowRight}{ArrowRight}{/Shift}{/Alt}');
  await expect.element(row('Kade')).toHaveAttribute('data-chosen');
  await expect.poll(() => sent(api)).toEqual([{ startDate: day(0), endDate: day(6), version: 1 }]);
  await press('{Alt>}{ArrowLeft}{/Alt}{ArrowDown}');
  await expect
    .poll(() => sent(api)[1])
    .toEqual({ startDate: day(-1), endDate: day(5), version: 2 });
  await press('{Shift>}{ArrowRight}{/Shift}{Escape}');
  await press('{Enter}');
  await expect.element(page.getByRole('dialog', { name: 'Brug' })).toBeVisible();
  expect(sent(api)).toHaveLength(2);
});

test('a project without dates gets them by drawing over the days', async () => {
  const { api } = timelineApi();
  await open({ api });
  await page.getByRole('button', { name: 'Zonder datums (1)' }).click();
  await expect.element(row('Zonder datums')).toHaveAttribute('data-chosen');
  const hal = placeIn(row('Hal').element());
  const start = { x: placeIn(bar('Kade').element(), [0.1, 0.5]).x, y: hal.y };
  await mouse.drag(start, right(start, 2));
  await expect.poll(() => sent(api)).toEqual([{ startDate: day(0), endDate: day(2), version: 1 }]);
  await expect.element(bar('Hal')).toBeVisible();
  await expect.element(row('Zonder datums')).not.toBeInTheDocument();
});

test('dates that somebody else changed meanwhile are told, and the own ones can be saved yet', async () => {
  const { api, touch } = timelineApi();
  await open({ api });
  touch(quay, { endDate: day(9) });
  const middle = placeIn(bar('Kade').element());
  await mouse.drag(middle, right(middle, 7));
  const theirs = { startDate: day(0), endDate: day(9) };
  await expect.element(page.getByText('Fatma wijzigde dit ook')).toBeVisible();
  await expect.element(told('Kade', theirs).last()).toBeVisible();
  await expect.element(bar('Kade')).toHaveAccessibleName(new RegExp(formatDates(theirs)));
  await page.getByRole('button', { name: 'Mijn versie opslaan' }).click();
  await expect
    .poll(() => sent(api).at(-1))
    .toEqual({
      startDate: day(7),
      endDate: day(11),
      version: 2,
    });
});

test('another field that somebody else changed stays, and the dates are saved', async () => {
  const { api, touch } = timelineApi();
  await open({ api });
  touch(quay, { title: 'Kademuur' });
  const middle = placeIn(bar('Kade').element());
  await mouse.drag(middle, right(middle, 7));
  await expect.element(bar('Kademuur')).toBeVisible();
  expect(sent(api).map(({ version }) => version)).toEqual([1, 2]);
});

test('a change that fails puts the bar back and says so', async () => {
  const { api } = timelineApi();
  await open({ api });
  api.disconnect(projects.change);
  const middle = placeIn(bar('Kade').element());
  await mouse.drag(middle, right(middle, 7));
  await expect.element(page.getByText('Project bijwerken mislukt')).toBeVisible();
  await expect.element(bar('Kade')).toHaveAccessibleName(new RegExp(formatDates(quay)));
});

test('on paper stand the days in view and the projects in them', async () => {
  const long = 'Kade met een naam die in één regel niet past, maar op papier wel';
  await open(timelineApi([quay, bridge, on('Later', 900, 910), on(long, 0, 2), old]));
  await expect.element(row('Later')).toBeVisible();
  await layOutForPaper();
  await expect.element(row('Later')).not.toBeInTheDocument();
  await expect.element(bar('Kade').first()).toBeVisible();
  await expect.element(row('Opgeleverd')).toMatchTextContent('Opgeleverd1');
  const name = row(long).getByRole('button').element();
  expect(name.scrollWidth).toBe(name.clientWidth);
  expect(name.clientHeight).toBeGreaterThan(30);
  const { width } = grid.getByRole('row').first().element().getBoundingClientRect();
  expect(width).toBeLessThanOrEqual(document.documentElement.clientWidth);
});

test('an arrow leads to a bar out of view, and is not there beside one in view', async () => {
  await open(timelineApi([quay, on('Later', 200, 230), on('Eerder', -200, -190)]));
  await expect.element(bar('Kade')).toBeVisible();
  const arrows = (title: string) => row(title).element().querySelectorAll('button[title^="Naar"]');
  const isPressable = (arrow: Element | undefined) => {
    const { left, top, width, height } = arrow?.getBoundingClientRect() ?? new DOMRect();
    return (
      document.elementsFromPoint(left + width / 2, top + height / 2)[0]?.closest('button') === arrow
    );
  };
  const pressable = (title: string) => [...arrows(title)].map(isPressable);
  expect(['Eerder', 'Kade', 'Later'].map(pressable)).toEqual([
    [false, true],
    [false, false],
    [true, false],
  ]);
  await userEvent.click(arrows('Later')[0] ?? document.body);
  await expect.poll(() => pressable('Later')).toEqual([false, false]);
  await expect.poll(() => pressable('Kade')).toEqual([false, true]);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('after printing the same days are in view', async () => {
  await open(timelineApi([quay, old]));
  await expect.element(bar('Kade').first()).toBeVisible();
  const left = () => grid.element().scrollLeft;
  const before = left();
  expect(before).toBeGreaterThan(0);
  const backToScreen = await layOutForPaper();
  await expect.poll(left).toBe(0);
  await backToScreen();
  await expect.poll(left).toBe(before);
});

test('on paper a year has the number of people of each week', async () => {
  await open({ ...timelineApi(), remembered: { timelineZoom: 'year' } });
  await layOutForPaper();
  const week = grid.getByRole('gridcell', { name: /: 19 van 24 mensen$/ });
  await expect.element(week.getByText('19', { exact: true })).toBeVisible();
  const widthOf = (element: Element) => element.getBoundingClientRect().width;
  const number = week.getByText('19', { exact: true });
  await expect.poll(() => widthOf(number.element()) < widthOf(week.element())).toBe(true);
});

test('on a phone a month is a list with small bars', async () => {
  await open({ ...timelineApi(), size: 'phone' });
  const running = page.getByRole('region', { name: /^\w+ \d{4}$/ });
  await expect.element(running.getByRole('button', { name: /^Kade/ })).toBeVisible();
  await expect
    .element(page.getByRole('region', { name: 'Zonder datums' }))
    .toMatchTextContent('Hal');
  await expectAccessible();
  for (let month = 0; month < 3; month++) {
    await page.getByRole('button', { name: 'Volgende maand' }).click();
  }
  await expect.element(page.getByText('Niets in deze maand.')).toBeVisible();
  await page.getByRole('button', { name: 'Vandaag' }).click();
  await expect.element(running.getByRole('button', { name: /^Kade/ })).toBeVisible();
  await page.getByRole('button', { name: /^Hal/ }).click();
  await expect.element(page.getByRole('dialog', { name: 'Hal' })).toBeVisible();
});

test('on a phone a search finds projects of every month', async () => {
  await open({ ...timelineApi([quay, on('Later', 900, 910)]), size: 'phone' });
  const search = page.getByRole('searchbox', { name: 'Zoek in de tijdslijn' });
  await search.fill('later');
  const found = page.getByRole('region', { name: 'Gevonden' });
  await expect.element(found.getByRole('button', { name: /^Later/ })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Kade/ })).not.toBeInTheDocument();
  await search.fill('zzzz');
  await page.getByRole('button', { name: 'Wis zoekopdracht' }).click();
  await expect.element(page.getByRole('button', { name: /^Kade/ })).toBeVisible();
});

test('without projects there is a way to add the first', async () => {
  const { api } = timelineApi([]);
  await openApp({ at: '/projecttimeline', api });
  await expect.element(page.getByText('Nog geen projecten')).toBeVisible();
  await page.getByRole('button', { name: 'Project toevoegen' }).click();
  await expect.element(page.getByRole('dialog', { name: /Nieuw project|Project/ })).toBeVisible();
});
