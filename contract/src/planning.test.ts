import { describe, expect, it } from 'vitest';
import { type ListedItem, PlannedDays } from './planning.schemas.ts';
import { listedItems, plannedDays } from './rules/planned-days.ts';

const item = (n: number, date: string, version: number): ListedItem => ({
  id: `00000000-0000-7000-8000-00000000000${n}`,
  date,
  employeeIds: [],
  version,
});

describe('plannedDays', () => {
  const items = [item(1, '2030-01-07', 1), item(2, '2030-01-07', 3), item(3, '2030-01-08', 1)];

  it('groups items by day and leaves out what is usual', () => {
    const days = PlannedDays.parse(plannedDays(items));
    expect(days['2030-01-07']).toEqual([
      { id: items[0]?.id, employeeIds: [] },
      { id: items[1]?.id, employeeIds: [], version: 3 },
    ]);
  });

  it('is undone by listedItems', () => {
    expect(listedItems(plannedDays(items))).toEqual(items);
  });
});
