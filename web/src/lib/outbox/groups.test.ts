import { expect, test } from 'vitest';
import type { Entry } from './entry.ts';
import { formatOutboxTexts, groupEntries } from './groups.ts';

const entry = (change: Partial<Entry>): Entry => ({
  id: 'a',
  kind: 'hours',
  lane: 'item 1',
  body: {},
  file: null,
  what: '',
  about: 'ma 16 nov, Kelder',
  at: '2026-11-16T12:00:00.000Z',
  refusal: null,
  ...change,
});
const photo = (name: string) => ({ name, size: 3, type: 'image/jpeg' });
const refusal = { code: 'not-found', status: 404 } as const;

test('the requests of one save are one change, with its photos counted', () => {
  const save = [
    entry({ what: '1,25 uur', file: photo('a.jpg') }),
    ...['b', 'c', 'd', 'e'].map((name) => entry({ file: photo(`${name}.jpg`) })),
  ];
  expect(groupEntries(save).map(({ what }) => what)).toEqual(['1,25 uur en 5 foto’s']);
  expect(formatOutboxTexts(save)).toEqual(['1 wijziging bewaard, wacht op verbinding']);
});

test.each([
  [
    [entry({ what: '0,5 uur\nVak 1 af', file: photo('f6.jpg') })],
    '0,5 uur, Vak 1 af en foto f6.jpg',
  ],
  [[entry({ file: photo('f6.jpg') })], 'foto f6.jpg'],
  [[entry({ what: '8 uur\nVak 1' }), entry({ what: '7,5 uur\nVak 2' })], '7,5 uur en Vak 2'],
])('a change is described by its latest text and its files', (entries, what) => {
  expect(groupEntries(entries)[0]?.what).toBe(what);
});

test('changes are told apart by what they are about and by why they were refused', () => {
  const entries = [
    entry({ what: '8 uur' }),
    entry({ lane: 'item 2', about: 'di 17 nov, Kelder', what: '7 uur' }),
    entry({ file: photo('a.jpg'), refusal }),
    entry({ file: photo('b.jpg'), refusal }),
    entry({ file: photo('c.jpg'), refusal: { code: 'filename-taken', status: 409 } }),
  ];
  expect(groupEntries(entries).map(({ what }) => what)).toEqual([
    '8 uur',
    '7 uur',
    '2 foto’s',
    'foto c.jpg',
  ]);
  expect(formatOutboxTexts(entries)).toEqual([
    '2 wijzigingen niet aangenomen',
    '2 wijzigingen bewaard, wachten op verbinding',
  ]);
});
