import { afterEach, expect, test } from 'vitest';
import { formatDay } from '../dates/day-texts.ts';
import { formatNumber } from '../values/numbers.ts';
import { chooseLanguage } from './languages.ts';
import { getLanguage, runInLanguage, setLanguage, translate, translateCount } from './translate.ts';

const polish = {
  Opslaan: 'Zapisz',
  'Van {start} tot {end}': 'Od {start} do {end}',
  'Nog {count} dagen van {name}': {
    one: 'Jeszcze {count} dzień ({name})',
    few: 'Jeszcze {count} dni ({name})',
    many: 'Jeszcze {count} dni ({name})',
    other: 'Jeszcze {count} dnia ({name})',
  },
};

afterEach(() => setLanguage('nl'));

const countDays = (count: number) =>
  translateCount(count, 'Nog {count} dag van {name}', 'Nog {count} dagen van {name}', {
    name: 'Jan',
  });

test('Dutch is what the code says', () => {
  expect(translate('Opslaan')).toBe('Opslaan');
  expect(translate('Van {start} tot {end}', { start: '07:00', end: 16 })).toBe('Van 07:00 tot 16');
  expect([0, 1, 2].map(countDays)).toEqual([
    'Nog 0 dagen van Jan',
    'Nog 1 dag van Jan',
    'Nog 2 dagen van Jan',
  ]);
});

test('a catalogue says its own, by the plural forms of its language', () => {
  setLanguage('pl', polish);
  expect(translate('Opslaan')).toBe('Zapisz');
  expect(translate('Van {start} tot {end}', { start: '{end}', end: '16:00' })).toBe(
    'Od {end} do 16:00',
  );
  expect([1, 3, 5, 1.5].map(countDays)).toEqual([
    'Jeszcze 1 dzień (Jan)',
    'Jeszcze 3 dni (Jan)',
    'Jeszcze 5 dni (Jan)',
    'Jeszcze 1.5 dnia (Jan)',
  ]);
});

test('no and one and a half are plural in Portugal', () => {
  const forms = { one: '{count} dia', many: '{count} de dias', other: '{count} dias' };
  setLanguage('pt', { '{count} dagen': forms });
  expect([0, 1, 1.5].map((count) => translateCount(count, '{count} dag', '{count} dagen'))).toEqual(
    ['0 dias', '1 dia', '1.5 dias'],
  );
});

test('a text that a catalogue lacks is Dutch', () => {
  setLanguage('pl', {});
  expect(translate('Opslaan')).toBe('Opslaan');
  expect(countDays(1)).toBe('Nog 1 dag van Jan');
});

test('what is made in another language leaves the language as it was', () => {
  expect(runInLanguage('pl', polish, () => translate('Opslaan'))).toBe('Zapisz');
  expect(() =>
    runInLanguage('pl', polish, () => {
      throw new Error('fails');
    }),
  ).toThrow('fails');
  expect([getLanguage(), translate('Opslaan')]).toEqual(['nl', 'Opslaan']);
});

test('of what a browser reads, the first of which there are texts', () => {
  expect(chooseLanguage(['fr-BE', 'pt-BR', 'nl'])).toBe('pt');
  expect(chooseLanguage(['fr'])).toBeUndefined();
});

test.each([
  ['nl', 'ma 16 nov', '1.234,5'],
  ['en', 'Mon 16 Nov', '1,234.5'],
  ['pl', 'pon. 16 lis', '1234,5'],
  ['pt', 'seg. 16 nov.', '1.234,5'],
  ['bg', 'пн 16 ноември', '1234,5'],
] as const)('days and numbers in %s', (language, day, number) => {
  setLanguage(language);
  expect([formatDay('2026-11-16'), formatNumber(1234.5)]).toEqual([day, number]);
});
