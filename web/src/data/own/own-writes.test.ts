import type { OwnDay } from '@ploegplan/contract/work-days/schemas';
import { describe, expect, it } from 'vitest';
import type { Entry, Write } from '../../lib/outbox/entry.ts';
import { groupEntries } from '../../lib/outbox/groups.ts';
import { createDayWrite, isAboutDay, withWaitingDays } from './own-days.ts';
import { createHoursWrite, isAboutItem, withWaiting } from './own-writes.ts';

const date = '2026-11-16';
const refusal = { code: 'hours-approved', status: 409 } as const;
const work = (id: string) => ({ id, date, projectName: 'Kelder', clientName: '' });
const makeDay = (hoursWorked: number): OwnDay => ({
  date,
  startTime: '07:00',
  endTime: '16:00',
  breakMinutes: 30,
  travel: { minutes: 45, kilometres: 20, role: 'driver', carId: null },
  works: [{ id: 'a', hoursWorked }],
});
const toEntry = (write: Write, more: Partial<Entry> = {}): Entry => ({
  ...write,
  id: crypto.randomUUID(),
  file: null,
  at: '2026-11-16T12:00:00.000Z',
  refusal: null,
  ...more,
});
const hours = (id: string, hoursWorked: number) =>
  toEntry(createHoursWrite(work(id), { hoursWorked }));
const day = (hoursWorked: number, more?: Partial<Entry>) =>
  toEntry(createDayWrite(makeDay(hoursWorked)), more);

describe('writes of a day', () => {
  it('are in one lane, those of its items too, and another day is in another', () => {
    const lanes = [hours('a', 8), hours('b', 8), day(8)].map(({ lane }) => lane);
    expect(new Set(lanes).size).toBe(1);
    expect(createHoursWrite({ ...work('a'), date: '2026-11-17' }, {}).lane).not.toBe(lanes[0]);
  });

  it('are about the day and its works, those of an item about that item alone', () => {
    expect([day(8), hours('a', 8), hours('b', 8)].map(isAboutItem('a'))).toEqual([
      true,
      true,
      false,
    ]);
    expect([day(8), hours('a', 8)].map(isAboutDay(date))).toEqual([true, false]);
  });

  it('are shown in their order while they wait, unless they were refused', () => {
    const item = { id: 'a', hoursWorked: null, notes: 'Vak 1' };
    const shown = (...entries: Entry[]) => withWaiting(item, entries).hoursWorked;
    expect(shown(hours('a', 8), day(8.5))).toBe(8.5);
    expect(shown(day(8.5), hours('a', 8))).toBe(8);
    expect(shown(day(8.5, { refusal }))).toBeNull();
    expect(withWaiting(item, [day(8.5)]).notes).toBe('Vak 1');
    expect(withWaitingDays([], [day(8.5)])).toMatchObject([{ date, endTime: '16:00' }]);
    expect(withWaitingDays([], [day(8.5, { refusal })])).toEqual([]);
  });

  it('are told apart in the list, also of two items of one project', () => {
    expect(
      groupEntries([hours('a', 4), hours('b', 4.5), day(8.5)]).map(({ what }) => what),
    ).toEqual([
      '4 uur',
      '4,5 uur',
      '07:00 – 16:00, 30 min pauze, 8,5 uur en 45 min reis, 20 km enkele reis (gereden, alleen)',
    ]);
  });
});
