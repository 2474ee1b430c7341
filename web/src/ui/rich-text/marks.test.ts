import { expect, test } from 'vitest';
import { findMarks } from './marks.ts';

const marked = (text: string, ...words: string[]) =>
  findMarks(text, words).map(({ from, to }) => text.slice(from, to));

test('words are marked where they begin, not where they are a part of another', () => {
  expect(marked('Verlof, ziekteverlof en (verlofdagen)', 'verlof')).toEqual(['Verlof', 'verlof']);
});

test('accents and capitals make no difference, and keep their place', () => {
  expect(marked('Één café: CAFÉ', 'cafe')).toEqual(['café', 'CAFÉ']);
});

test('words that overlap are one mark', () => {
  expect(marked('planning', 'plan', 'planning')).toEqual(['planning']);
});

test('short words are marked only when nothing longer was looked for', () => {
  expect(marked('uren in de week', 'in', 'uren')).toEqual(['uren']);
  expect(marked('uren in de week', 'in')).toEqual(['in']);
});
