import { expect, it } from 'vitest';
import { usualWeek } from '../working-time/working-week.ts';
import { createPayDays } from './days.ts';
import { listClassChanges, sumByClass } from './sums.ts';

const date = '2026-11-26';

/** 'kade 8' or 'kade 2 reis' as recorded hours; 'kade 07:00-16:00' as planned ones. A name with a star is a client. */
function daysOf(recorded: readonly string[], planned: readonly string[]) {
  const targetOf = (name = '') =>
    name.startsWith('*')
      ? { projectId: null, clientId: name }
      : { projectId: name, clientId: null };
  const cells = recorded.map((text) => {
    const [targetId = '', hours, kindId = 'work'] = text.split(' ');
    return { date, targetId, ...targetOf(targetId), kindId, quarters: Number(hours) * 4 };
  });
  const items = planned.map((text) => {
    const [name, times] = text.split(' ');
    const [startTime = null, endTime = null] = times?.split('-') ?? [];
    return { date, ...targetOf(name), startTime, endTime };
  });
  return createPayDays(cells, items, { isWork: (kind) => kind === 'work', workingWeek: usualWeek });
}

it.each<[string, string[], string[], string]>([
  ['as planned', ['kade 8.5'], ['kade 07:00-16:00'], '07:00–16:00, 30, kade 8.5'],
  ['longer than planned', ['kade 9.75'], ['kade 07:00-16:00'], '07:00–17:15, 30, kade 9.75'],
  ['a longer lawful break', ['kade 10.75'], ['kade 07:00-16:00'], '07:00–18:30, 45, kade 10.75'],
  ['shorter than planned', ['kade 4'], ['kade 07:00-16:00'], '07:00–11:00, 0, kade 4'],
  ['seconds in planned times', ['kade 4'], ['kade 07:00:00-11:00:00'], '07:00–11:00, 0, kade 4'],
  ['without planned times', ['kade 8.5'], ['kade'], '–, 30, kade 8.5'],
  ['not planned', ['kade 2'], [], '–, 0, kade 2'],
  [
    'two works in the order of their planned times',
    ['brug 3', 'kade 4'],
    ['kade 08:00-12:00', 'brug 12:00-15:30'],
    '08:00–15:30, 30, kade 4, brug 3',
  ],
  [
    'time between two works as a break where it lies',
    ['kade 4', 'brug 4'],
    ['kade 07:00-11:00', 'brug 13:00-17:00'],
    '07:00–17:00, 120 at 11:00, kade 4, brug 4',
  ],
  [
    'a second work in the evening',
    ['kade 8', 'brug 2'],
    ['kade 07:00-15:00', 'brug 20:00-22:00'],
    '07:00–22:00, 300 at 15:00, kade 8, brug 2',
  ],
  [
    'planned work without hours left out',
    ['brug 4'],
    ['kade 07:00-12:00', 'brug 12:00-16:00'],
    '12:00–16:00, 0, brug 4',
  ],
  [
    'work that is not planned after what is',
    ['aanvulling 1', 'kade 4'],
    ['kade 07:00-11:00'],
    '07:00–12:00, 0, kade 4, aanvulling 1',
  ],
  ['a night', ['kade 8'], ['kade 22:00-06:30'], '22:00–06:30, 30, kade 8'],
  ['work of a client, of no project', ['*klant 4'], ['*klant 07:00-11:00'], '07:00–11:00, 0, - 4'],
  ['travel left out', ['kade 4', 'kade 2 reis'], [], '–, 0, kade 4'],
  ['kinds of work on one project together', ['kade 4', 'kade 1'], [], '–, 0, kade 5'],
  ['more than a day with its break', ['kade 24'], ['kade 07:00-07:00'], '07:00–, 45, kade 24'],
  ['only absence', ['kade 8 vrij'], [], ''],
  ['hours taken back', ['kade 0'], ['kade 07:00-16:00'], ''],
])('makes a day of %s', (_, recorded, planned, expected) => {
  const texts = daysOf(recorded, planned).map(
    ({ startTime, endTime, breakMinutes, breakStart, works }) =>
      [
        `${startTime ?? ''}–${endTime ?? ''}`,
        `${breakMinutes}${breakStart ? ` at ${breakStart}` : ''}`,
        ...works.map(({ projectId, minutes }) => `${projectId ?? '-'} ${minutes / 60}`),
      ].join(', '),
  );
  expect(texts.join('; ')).toBe(expected);
});

const part = (name: 'normal' | 'overtime', percent: number, minutes: number) => ({
  class: name,
  percent,
  minutes,
  saved: null,
});

it('adds minutes by class and percentage, ordinary hours first', () => {
  const parts = [part('overtime', 150, 15), part('overtime', 125, 60), part('normal', 100, 480)];
  expect(sumByClass([...parts, part('overtime', 125, 75)])).toMatchObject([
    { text: 'Gewone uren 100 %', minutes: 480 },
    { text: 'Overuren 125 %', minutes: 135 },
    { text: 'Overuren 150 %', minutes: 15 },
  ]);
});

it('says in hours which classes differ', () => {
  const before = [part('normal', 100, 480), part('overtime', 125, 135)];
  const after = [part('normal', 100, 480), part('overtime', 130, 135)];
  expect(listClassChanges(before, before)).toEqual([]);
  expect(listClassChanges(before, after)).toEqual([
    'Overuren 125 %: 2,25 u → 0 u',
    'Overuren 130 %: 0 u → 2,25 u',
  ]);
});
