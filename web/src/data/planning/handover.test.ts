import { PlannedForEmployee } from '@ploegplan/contract/employees/schemas';
import { sample, sampleId } from '@ploegplan/contract/test/sample';
import { expect, it } from 'vitest';
import { createHandoverCommand } from './handover.ts';

const [ann, bob, carl] = ['Ann', 'Bob', 'Carl'].map((name) => ({ id: sampleId(), name }));

it('a handover keeps the others on an item, and has who takes over on it once', () => {
  if (!ann || !bob || !carl) throw new Error('No people');
  const alone = sample(PlannedForEmployee, {
    ...{ employeeIds: [ann.id], version: 3 },
    drivers: [{ materialId: sampleId(), employeeId: ann.id }],
  });
  const together = sample(PlannedForEmployee, { employeeIds: [carl.id, ann.id, bob.id] });
  const { edits, before, label } = createHandoverCommand([alone, together], ann, bob);
  expect(label).toBe('Planning van Ann naar Bob: 2 keer');
  expect(edits).toMatchObject([
    { id: alone.id, version: 3, values: { employeeIds: [bob.id] } },
    { id: together.id, values: { employeeIds: [carl.id, bob.id] } },
  ]);
  expect(before?.get(alone.id)).toEqual({
    version: 3,
    values: { employeeIds: [ann.id], drivers: alone.drivers },
  });
});
