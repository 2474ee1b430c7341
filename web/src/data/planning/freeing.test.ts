import { Employee, PlannedForEmployee } from '@ploegplan/contract/employees/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { createFreeingCommand } from './freeing.ts';

test('frees several people of one item by one edit, and keeps the others on it', () => {
  const [ann, bob, carl] = ['Ann', 'Bob', 'Carl'].map((name) => sample(Employee, { name }));
  if (!ann || !bob || !carl) throw new Error('No people');
  const item = sample(PlannedForEmployee, { employeeIds: [ann.id, bob.id, carl.id], version: 4 });
  const { edits, before, label } = createFreeingCommand([
    { employee: ann, items: [item] },
    { employee: bob, items: [item] },
    { employee: carl, items: [] },
  ]);
  expect(label).toBe('Ann, Bob van de planning gehaald: 2 keer');
  expect(edits).toEqual([
    { kind: 'change', id: item.id, version: 4, values: { employeeIds: [carl.id] } },
  ]);
  expect(before?.get(item.id)).toEqual({
    version: 4,
    values: { employeeIds: item.employeeIds, drivers: item.drivers },
  });
});

test('removes an item that nobody else is on, because work of nobody is refused', () => {
  const ann = sample(Employee, { name: 'Ann' });
  const item = sample(PlannedForEmployee, { employeeIds: [ann.id], version: 4 });
  expect(createFreeingCommand([{ employee: ann, items: [item] }]).edits).toEqual([
    { kind: 'remove', id: item.id, version: 4 },
  ]);
});
