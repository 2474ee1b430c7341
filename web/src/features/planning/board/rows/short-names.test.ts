import { expect, test } from 'vitest';
import { shortenNames, shortenTitle } from './short-names.ts';

test.each([
  ['Kade 12', 'Kade 12'],
  ['Nieuwbouw Kade 12', 'Kade 12'],
  ['Project Nieuwbouw De Linden', 'Linden'],
  ['Nieuwbouw woningen Vossenbos fase 2', 'Vossenbos'],
  ['Kade fase 2', 'Kade fase 2'],
  ['Renovatie van het Stadhuis', 'Stadhuis'],
  ['Gevel Sint Jan, zuidzijde', 'Gevel Sint Jan'],
  ['Brug over de Maas', 'Brug'],
  ['Brug over de IJ', 'Brug'],
  ['Kop van Zuid', 'Kop van Zuid'],
  ['Onderhoud', 'Onderhoud'],
  ['Onderhoudswerkzaamheden gemeente', 'Onderhoudswerkzaamheden'],
])('%j is %j where there is little room', (title, short) => {
  expect(shortenTitle({ title, shortName: '' })).toBe(short);
});

test('the own short name of a project goes before', () => {
  expect(shortenTitle({ title: 'Nieuwbouw Kade 12', shortName: 'K12' })).toBe('K12');
});

test('people have their first name, with a letter or all of it where two share it', () => {
  const names = ['Ann de Boer', 'Bob Kuipers', 'bob Vos', 'Cas de Wit', 'Cas de Waal', 'Cher'];
  const short = shortenNames(names.map((name) => ({ id: name, name })));
  expect(names.map((name) => short.get(name))).toEqual([
    'Ann',
    'Bob K.',
    'bob V.',
    'Cas de Wit',
    'Cas de Waal',
    'Cher',
  ]);
});
