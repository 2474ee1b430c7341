import { describe, expect, test } from 'vitest';
import { findHoursError, formatHours, parseHours, stepHours } from './hours.ts';

describe('typed hours', () => {
  test.each([
    ['7,75', 7.75],
    ['7.75', 7.75],
    [' 8 ', 8],
    [',5', 0.5],
    ['8,', 8],
    ['0', 0],
    ['-1', -1],
    ['1.250,5', 1250.5],
    ['7:30', 7.5],
    ['07:30', 7.5],
    ['7u30', 7.5],
    ['7 U 30', 7.5],
    ['7u', 7],
    ['0:15', 0.25],
    ['37:30', 37.5],
  ])('%j is %d', (typed, hours) => {
    expect(parseHours(typed)).toBe(hours);
  });

  test('an empty field means no hours', () => {
    expect(parseHours('')).toBeNull();
    expect(parseHours('  ')).toBeNull();
  });

  test.each([
    'acht',
    '1,2,3',
    '1e1',
    '7:60',
    '7:5',
    '7:',
    ':30',
    'u30',
    '7:30:00',
    '-',
    ',',
    'Infinity',
  ])('%j is rejected as a number', (typed) => {
    expect(parseHours(typed)).toBeNaN();
  });
});

test('hours are formatted with a comma and without trailing zeros', () => {
  expect(formatHours(7.75)).toBe('7,75');
  expect(formatHours(7.5)).toBe('7,5');
  expect(formatHours(8)).toBe('8');
  expect(formatHours(0)).toBe('0');
  expect(formatHours(null)).toBe('');
});

describe('the error of typed hours', () => {
  test.each(['', '0', '7,75', '7.25', '24'])('is null for %j', (typed) => {
    expect(findHoursError(typed)).toBeNull();
  });

  test.each([
    ['-0,25', 'Uren kunnen niet negatief zijn'],
    ['24,25', 'Vul hooguit 24 uur in'],
    ['7,8', 'Vul hele kwartieren in, bijvoorbeeld 7,75'],
    ['7:20', 'Vul hele kwartieren in, bijvoorbeeld 7,75'],
    ['24:15', 'Vul hooguit 24 uur in'],
    ['acht', 'Vul een getal in, bijvoorbeeld 7,75'],
  ])('%j: %s', (typed, fault) => {
    expect(findHoursError(typed)).toBe(fault);
  });
});

describe('plus and minus', () => {
  test.each([
    ['7,5', 1, '7,75'],
    ['7,75', 1, '8'],
    ['7:30', 1, '7,75'],
    ['7u30', -1, '7,25'],
    ['8', -1, '7,75'],
    ['', 1, '0,25'],
    ['acht', 1, '0,25'],
    ['acht', -1, '0'],
    ['0', -1, '0'],
    ['0,1', -1, '0'],
    ['-3', 1, '0'],
    ['-3', -1, '0'],
    ['7,1', 1, '7,25'],
    ['7,1', -1, '7'],
    ['24', 1, '24'],
    ['30', -1, '24'],
  ] as const)('%j stepped by %i is %j', (typed, direction, stepped) => {
    expect(stepHours(typed, direction)).toBe(stepped);
  });
});
