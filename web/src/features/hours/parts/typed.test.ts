import { describe, expect, test } from 'vitest';
import { readBlock, readHours, writeBlock } from './typed.ts';

describe('typed hours', () => {
  test.each([
    ['8', 8],
    ['7,5', 7.5],
    ['7.75', 7.75],
    ['7:30', 7.5],
    ['7u45', 7.75],
    [' 0 ', 0],
    ['', null],
  ])('%s are %s', (typed, hours) => {
    expect(readHours(typed)).toEqual({ hours });
  });

  test.each([
    ['7,1', 'kwartieren'],
    ['7:20', 'kwartieren'],
    ['25', 'hooguit 24'],
    ['-1', 'negatief'],
    ['acht', 'getal'],
  ])('%s is refused', (typed, reason) => {
    expect(readHours(typed)).toMatchObject({ error: expect.stringContaining(reason) });
  });
});

test('a block of a spreadsheet is read as it was copied', () => {
  expect(readBlock('7,5\t8\r\n"9"\t\r\n')).toEqual([
    ['7,5', '8'],
    ['9', ''],
  ]);
  expect(
    readBlock(
      writeBlock([
        ['1', '2'],
        ['3', ''],
      ]),
    ),
  ).toEqual([
    ['1', '2'],
    ['3', ''],
  ]);
});
