import type { ToldWork } from '@ploegplan/contract/told/schemas';
import { expect, test } from 'vitest';
import { describeDifference } from './told-difference.ts';

const work = (title: string, times = '07:00 16:00', place = ''): ToldWork => {
  const [startTime = null, endTime = null] = times.split(' ').map((time) => `${time}:00`);
  const itemId = '00000000-0000-7000-8000-000000000001';
  return {
    itemId,
    title,
    place,
    ...(times ? { startTime, endTime } : { startTime: null, endTime: null }),
  };
};
const kade = work('Kade 7');
const torenkade = work('Torenkade 88');

test.each<[string, ToldWork[] | null, ToldWork[], string[]]>([
  ['another project', [kade], [torenkade], ['was Kade 7, nu Torenkade 88, 07:00 – 16:00']],
  [
    'another project at another time',
    [kade],
    [work('Torenkade 88', '06:30 15:30')],
    ['was Kade 7, 07:00 – 16:00, nu Torenkade 88, 06:30 – 15:30'],
  ],
  [
    'other times',
    [kade],
    [work('Kade 7', '06:30 15:30')],
    ['Kade 7: was 07:00 – 16:00, nu 06:30 – 15:30'],
  ],
  [
    'times that went',
    [kade],
    [work('Kade 7', '')],
    ['Kade 7: was 07:00 – 16:00, nu zonder tijden'],
  ],
  [
    'another place of the same project',
    [work('Nieuwbouw', undefined, 'Poort 1')],
    [work('Nieuwbouw', undefined, 'Poort 2')],
    ['Nieuwbouw: was Poort 1, nu Poort 2, 07:00 – 16:00'],
  ],
  ['work on a day that was told free', [], [kade], ['nieuw: Kade 7, 07:00 – 16:00']],
  [
    'a day that is told first',
    null,
    [kade, torenkade],
    ['Kade 7, 07:00 – 16:00', 'Torenkade 88, 07:00 – 16:00'],
  ],
  ['a day without work any more', [kade], [], ['was Kade 7, 07:00 – 16:00, nu niets gepland']],
  [
    'one of two works that went',
    [kade, torenkade],
    [torenkade],
    ['vervalt: Kade 7, 07:00 – 16:00'],
  ],
  [
    'works of the same place belong together, whatever their order',
    [kade, torenkade],
    [work('Torenkade 88', '08:00 17:00'), work('Gevel')],
    ['Torenkade 88: was 07:00 – 16:00, nu 08:00 – 17:00', 'was Kade 7, nu Gevel, 07:00 – 16:00'],
  ],
  ['what changed and changed back', [kade], [kade], ['zoals eerder doorgegeven']],
  ['nothing told and nothing planned', null, [], ['niets gepland']],
  [
    'work without a name',
    null,
    [work('', undefined, 'Dorpsstraat 1')],
    ['Dorpsstraat 1, 07:00 – 16:00'],
  ],
])('%s', (_, was, works, lines) => {
  expect(describeDifference(was, works)).toEqual(lines);
});
