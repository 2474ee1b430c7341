import { expect, test } from 'vitest';
import { payRules } from '../../test/pay.ts';
import { createClassKind, describeKind, findCodeOn, listClasses } from './kinds.ts';

test('what is saved as time is a kind of its own, with its name', () => {
  const kinds = listClasses([payRules]).map(createClassKind);
  expect(kinds).toEqual(
    expect.arrayContaining(['class:normal:100', 'class:overtime:125', 'class:overtime:125:worth']),
  );
  expect(new Set(kinds).size).toBe(kinds.length);
  expect(describeKind('class:overtime:125:worth', new Map()).name).toBe('Overuren 125 %, gespaard');
  expect(describeKind('class:window:', new Map()).name).toBe(
    'Buiten de gewone uren, toeslag niet ingevuld',
  );
});

test('the code of a day is the last that began, in whatever order they are', () => {
  const createCode = (firstDay: string | null, code: string) => ({
    ...{ kind: 'kilometres', firstDay, code },
    unit: 'kilometres' as const,
  });
  const codes = [
    createCode('2030-02-01', 'later'),
    createCode(null, 'first'),
    createCode('2030-01-15', 'second'),
  ];
  const find = (date: string) => findCodeOn(codes, 'kilometres', date)?.code;
  expect(['2030-01-14', '2030-01-15', '2030-02-01'].map(find)).toEqual([
    'first',
    'second',
    'later',
  ]);
  expect(findCodeOn(codes, 'class:normal:100', '2030-02-01')).toBeUndefined();
});
