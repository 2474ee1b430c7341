import { Client } from '@ploegplan/contract/clients/schemas';
import { addDays } from '@ploegplan/contract/dates/dates';
import { Project } from '@ploegplan/contract/projects/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { describe, expect, it, test } from 'vitest';
import type { PlannedItem } from '../../../data/planning/planning-items.ts';
import { formatShortDay } from '../../../lib/dates/dates.ts';
import { createHoursScale } from '../board/rows/scale.ts';
import type { Findings } from '../conflicts/findings.ts';
import { type BoardWords, createLook, describeBar, findOpenEnds } from './looks.ts';
import { findBar, makePlanned, makeRows, monday } from './test-rows.ts';

const client = sample(Client, { name: 'Gemeente', location: 'Markt 1' });
const bos = sample(Project, { title: 'Bos', client: client.id, location: 'Boslaan 1' });
const employee = (id: string) => ({ ann: 'Ann', bob: 'Bob' })[id] ?? '';

const book: BoardWords = {
  rowsBy: 'employees',
  addresses: 0,
  projects: new Map([[bos.id, { ...bos, hue: 120 }]]),
  clients: new Map([[client.id, client]]),
  employee,
  material: (id) => id,
  shortPeople: null,
  findHue: () => 120,
};
const recorded = (employeeId: string, hoursWorked: number | null) => ({
  employeeId,
  hoursWorked,
  notes: '',
});
const projectId = bos.id;
const nothing: Findings = new Map();

function look(
  items: ReturnType<typeof makePlanned>[],
  words: Partial<BoardWords> = {},
  found = nothing,
) {
  const bar = findBar(makeRows(items).ann);
  return createLook(bar, 'ann', found, { ...book, ...words });
}

describe('what is written on an item', () => {
  test.each([
    ['its own place', { projectId, location: 'Kade 2' }, 'Bos', 'Kade 2'],
    ['the client', { projectId }, 'Bos', 'Gemeente'],
    [
      'the place of a client that it is named after',
      { projectId: null, clientId: client.id },
      'Gemeente',
      'Markt 1',
    ],
  ])('is the project, and %s', (_, values, title, place) => {
    expect(look([makePlanned(0, values)])).toMatchObject({ title, place, hue: 120 });
  });

  it('is the people in a row of a project, and with them in a row of a material', () => {
    const people = [
      makePlanned(0, { projectId, assignments: [recorded('ann', null), recorded('bob', null)] }),
    ];
    expect(look(people, { rowsBy: 'projects' })).toMatchObject({ title: 'Ann, Bob', place: '' });
    expect(look(people, { rowsBy: 'materials' })).toMatchObject({
      title: 'Bos',
      place: 'Ann, Bob',
    });
  });

  it('is in a month the short name of the project, and the first names of its people', () => {
    const items = [
      makePlanned(0, { projectId, assignments: [recorded('ann', null), recorded('bob', null)] }),
    ];
    const shortPeople = new Map([
      ['ann', 'An'],
      ['bob', 'Bo'],
    ]);
    const projects = new Map([[bos.id, { ...bos, title: 'Nieuwbouw Bos' }]]);
    expect(look(items, { projects, shortPeople }).title).toBe('Bos');
    expect(look(items, { projects }).title).toBe('Nieuwbouw Bos');
    expect(look(items, { shortPeople, rowsBy: 'projects' }).title).toBe('An, Bo');
    expect(
      describeBar(findBar(makeRows(items).ann), 'ann', nothing, { ...book, projects, shortPeople }),
    ).toMatchObject({ title: 'Nieuwbouw Bos' });
  });

  test.each([
    ['07:00', '16:00', '07:00 – 16:00', '07:00'],
    ['07:00', null, 'vanaf 07:00', '07:00'],
    [null, '16:00', 'tot 16:00', ''],
    [null, null, '', ''],
  ])('is of %s to %s: %j', (startTime, endTime, time, start) => {
    expect(look([makePlanned(0, { startTime, endTime })])).toMatchObject({ time, start });
  });
});

describe('the signs on an item', () => {
  it('count the hours of the person of the row, elsewhere of all', () => {
    const days = [
      makePlanned(0, { assignments: [recorded('ann', 7.75), recorded('bob', 8)] }),
      makePlanned(1, { assignments: [recorded('ann', null), recorded('bob', 8)] }),
    ];
    expect(look(days).signs).toEqual([
      { kind: 'hours', text: '7,75 uur ingevuld op 1 van 2 dagen', isPartial: true },
    ]);
    const ofAll = (items: PlannedItem[]) => look(items, { rowsBy: 'projects' }).signs;
    expect(ofAll(days.slice(0, 1))).toEqual([
      { kind: 'hours', text: '15,75 uur ingevuld', isPartial: false },
    ]);
    expect(ofAll(days.slice(1))).toEqual([
      { kind: 'hours', text: '8 uur ingevuld, nog niet door iedereen', isPartial: true },
    ]);
  });

  it('count images, and say each warning once, before the others', () => {
    const days = [makePlanned(0, { imageCount: 1 }), makePlanned(1, { imageCount: 2 })];
    const found = new Map(days.map(({ id }) => [id, ['Afwezig: Verlof']]));
    expect(look(days, {}, found).signs).toEqual([
      { kind: 'warning', text: 'Afwezig: Verlof' },
      { kind: 'images', text: '3 afbeeldingen op 2 dagen' },
    ]);
    const one = [makePlanned(0), makePlanned(1, { imageCount: 2 })];
    const on = formatShortDay(makePlanned(1).date);
    expect(look(one).signs).toEqual([{ kind: 'images', text: `2 afbeeldingen op ${on}` }]);
    expect(look(days.slice(1)).signs).toEqual([{ kind: 'images', text: '2 afbeeldingen' }]);
  });

  it('are none for what nobody recorded', () => {
    expect(look([makePlanned(0)]).signs).toEqual([]);
  });
});

describe('the ends of a bar', () => {
  const rangeId = 'range';
  const on = (...days: number[]) => days.map((day) => makePlanned(day, { rangeId }));
  const range = on(-1, 0, 1, 3, 4, 7);
  const shown = range.filter(({ date }) => date >= monday && date < addDays(monday, 7));
  const { ann } = makeRows(shown);
  const others = makePlanned(8, { rangeId, assignments: [recorded('bob', null)] });

  test.each([
    ['are open where days of the range are not shown', range, [['before'], ['after']]],
    ['are closed when the range is shown whole', shown, [[], []]],
    ['are closed to days of others', [...shown, others], [[], []]],
  ])('%s', (_, all, ends) => {
    expect(ann.bars().map((bar) => findOpenEnds(bar, ann, all, 'employees'))).toEqual(ends);
  });

  it('are times on the hours of a day', () => {
    const day = makeRows(range, {
      scale: createHoursScale({ date: monday, today: monday }, range),
    }).ann;
    expect(findOpenEnds(findBar(day), day, range, 'employees')).toEqual([]);
  });
});

it('a vehicle has its driver with it, and first in its own row', () => {
  const drivers = [{ materialId: 'Bus', employeeId: 'bob' }];
  const assignments = [recorded('ann', null), recorded('bob', null)];
  const ride = makePlanned(0, { projectId, assignments, materialIds: ['Bus', 'Zaag'], drivers });
  const bar = findBar(makeRows([ride]).ann);
  const { facts = [] } = describeBar(bar, 'ann', nothing, book) ?? {};
  expect(facts).toContainEqual({ name: 'Materieel', text: 'Bus (Bob rijdt), Zaag' });
  const inRow = (id: string) => createLook(bar, id, nothing, { ...book, rowsBy: 'materials' });
  expect([inRow('Bus').place, inRow('Zaag').place]).toEqual(['Bob (rijdt), Ann', 'Ann, Bob']);
});

it('who points at an item reads all of it', () => {
  const day = { projectId, isDraft: true, materialIds: ['Hoogwerker'], imageCount: 1 };
  const days = [makePlanned(0, { ...day, assignments: [recorded('ann', 8)] }), makePlanned(1, day)];
  const found = new Map([[days[1]?.id ?? '', ['Uit dienst']]]);
  expect(describeBar(findBar(makeRows(days).ann), 'ann', found, book)).toEqual({
    title: 'Bos',
    when: 'ma 16 nov – di 17 nov, 07:00 – 16:00',
    isDraft: true,
    facts: [
      { name: 'Klant', text: 'Gemeente' },
      { name: 'Locatie', text: 'Boslaan 1' },
      { name: 'Werknemers', text: 'Ann' },
      { name: 'Materieel', text: 'Hoogwerker' },
      { name: 'Uren', text: '8 uur ingevuld op 1 van 2 dagen' },
      { name: 'Foto’s', text: '2 afbeeldingen op 2 dagen' },
    ],
    warnings: ['di 17 nov: Uit dienst'],
  });
});
