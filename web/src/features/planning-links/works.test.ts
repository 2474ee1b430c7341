import type { PublicItem } from '@ploegplan/contract/planning-links/schemas';
import { expect, test } from 'vitest';
import { groupWorks } from './works.ts';

const item = (values: Partial<PublicItem>): PublicItem => ({
  ...{ date: '2026-11-23', startTime: '07:00:00', endTime: '16:00:00', title: 'Kantoor' },
  ...{ client: 'Bakker', place: 'Kade 1', spot: '', hue: 12, people: [], materials: [], ...values },
});

test('items of one work at the same time and place are one, with everybody and all material once', () => {
  const [work, ...others] = groupWorks(
    [
      item({ people: ['Bram'], materials: ['Kraan'] }),
      item({ people: ['Ann', 'Bram'], materials: ['Bus', 'Kraan'] }),
      item({ startTime: '13:00:00', people: ['Cas'] }),
      item({ startTime: '13:00:00', people: ['Dia'], spot: 'Poort 3' }),
      item({ date: '2026-11-24', people: ['Ann'], place: 'Kade 2' }),
      item({ date: '2026-11-25' }),
    ],
    ['2026-11-23', '2026-11-24'],
  );
  expect(others).toEqual([]);
  expect(work).toMatchObject({ title: 'Kantoor', client: 'Bakker', place: 'Kade 1', hue: 12 });
  const shift = {
    startTime: '07:00:00',
    endTime: '16:00:00',
    place: 'Kade 1',
    spot: '',
    materials: [],
  };
  expect([...(work?.days ?? [])]).toEqual([
    [
      '2026-11-23',
      [
        { ...shift, people: ['Ann', 'Bram'], materials: ['Bus', 'Kraan'] },
        { ...shift, startTime: '13:00:00', people: ['Cas'] },
        { ...shift, startTime: '13:00:00', people: ['Dia'], spot: 'Poort 3' },
      ],
    ],
    ['2026-11-24', [{ ...shift, people: ['Ann'], place: 'Kade 2' }]],
  ]);
});
