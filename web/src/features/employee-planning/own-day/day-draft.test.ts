import { describe, expect, it } from 'vitest';
import {
  changeHours,
  changeTimes,
  type DayDraft,
  findDayErrors,
  toDraft,
  toOwnDay,
} from './day-draft.ts';

const makeDraft = (...hours: number[]): DayDraft =>
  toDraft({
    date: '2026-11-16',
    startTime: '07:00',
    endTime: '16:00',
    breakMinutes: 30,
    travel: null,
    works: hours.map((hoursWorked, at) => ({ id: `${at}`, hoursWorked })),
  });
const hoursOf = ({ works }: DayDraft) => works.map(({ hours }) => hours);

describe('the hours of a day', () => {
  it.each([
    [{ endTime: '17:00' }, ['9,5']],
    [{ startTime: '06:45' }, ['8,75']],
    [{ breakMinutes: 45 }, ['8,25']],
    [{ endTime: '16:10' }, ['8,75']],
    [{ startTime: '22:00', endTime: '06:00' }, ['7,5']],
    [{ endTime: '' }, ['8,5']],
  ])('follow %o', (change, expected) => {
    expect(hoursOf(changeTimes(makeDraft(8.5), change))).toEqual(expected);
  });

  it('of several works change at the last, then before it, and come back with the time', () => {
    const draft = makeDraft(4, 4.5);
    expect(hoursOf(changeTimes(draft, { endTime: '17:00' }))).toEqual(['4', '5,5']);
    const short = changeTimes(draft, { endTime: '10:30' });
    expect(hoursOf(short)).toEqual(['3', '0']);
    expect(hoursOf(changeTimes(short, { endTime: '16:00' }))).toEqual(['4', '4,5']);
  });
});

describe('the end of a day', () => {
  it('follows the hours of a work, unless they are no number yet', () => {
    const longer = changeHours(makeDraft(4, 4.5), '0', '5,25');
    expect(longer.endTime).toBe('17:15');
    expect(hoursOf(changeTimes(longer, { breakMinutes: 60 }))).toEqual(['5,25', '4']);
    expect(changeHours(longer, '0', '5,').endTime).toBe('17:00');
    expect(changeHours(longer, '0', 'x').endTime).toBe('17:15');
    expect(changeHours(longer, '0', '').endTime).toBe('17:15');
  });

  it('stays where the hours are those of the times, rounded to quarters', () => {
    const rounded = changeTimes(makeDraft(8.5), { endTime: '16:05' });
    expect(changeHours(rounded, '0', '8,5').endTime).toBe('16:05');
  });
});

describe('a day is refused', () => {
  const errors = (change: Partial<DayDraft>, isRequired = true) =>
    findDayErrors({ ...makeDraft(8.5), ...change }, { isRequired });
  it.each([
    [{ startTime: '', endTime: '' }, ['startTime', 'endTime', 'works']],
    [{ endTime: '' }, ['endTime', 'works']],
    [{ endTime: '07:00' }, ['endTime', 'works']],
    [{ breakMinutes: 540 }, ['breakMinutes', 'works']],
  ])('with %o', (change, fields) => {
    expect(Object.keys(errors(change))).toEqual(fields);
  });

  it('with hours that are none, or more than a day has', () => {
    const typed = (hours: string) => errors({ works: [{ id: '0', hours }] }).works;
    expect(['', '8,1', '24', '8,5'].map((hours) => '0' in typed(hours))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('without times only where they are required', () => {
    const none = { startTime: '', endTime: '' };
    expect(errors(none, false)).toEqual({ works: {} });
    expect(toOwnDay({ ...makeDraft(8.5), ...none })).toMatchObject({
      startTime: null,
      endTime: null,
      breakMinutes: 0,
      works: [{ hoursWorked: 8.5 }],
    });
  });
});
