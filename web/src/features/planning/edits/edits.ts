import type { PlanningEdit } from '@ploegplan/contract/planning/schemas';
import { v7 as uuidv7 } from 'uuid';
import type { ItemChange, PlannedItem } from '../../../data/planning/planning-items.ts';

export type Values = Extract<PlanningEdit, { kind: 'copy' }>['values'];

const createRangeId = (count: number) => (count > 1 ? uuidv7() : null);

/** Copies of items with these values; those that were one range are one again. */
export function copyEdits(
  items: readonly PlannedItem[],
  valuesFor: (item: PlannedItem) => Values,
): PlanningEdit[] {
  const counts = new Map<string, number>();
  for (const { rangeId } of items) {
    if (rangeId) counts.set(rangeId, (counts.get(rangeId) ?? 0) + 1);
  }
  const ranges = new Map([...counts].map(([id, count]) => [id, createRangeId(count)]));
  return items.map((item) => ({
    kind: 'copy',
    id: uuidv7(),
    of: item.id,
    values: { ...valuesFor(item), rangeId: ranges.get(item.rangeId ?? '') ?? null },
  }));
}

type Seen = Pick<PlannedItem, 'id' | 'version'>;

export const changeEdit = ({ id, version }: Seen, values: ItemChange): PlanningEdit => ({
  kind: 'change',
  id,
  version,
  values,
});

export const removeEdits = (items: readonly Seen[]): PlanningEdit[] =>
  items.map(({ id, version }) => ({ kind: 'remove', id, version }));
