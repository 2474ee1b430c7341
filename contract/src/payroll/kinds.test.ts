import { expect, test } from 'vitest';
import { payRules } from '../../test/pay.ts';
import { createClassKind, describeKind, listClasses } from './kinds.ts';

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
