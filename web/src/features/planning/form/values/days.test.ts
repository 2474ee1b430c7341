import type { Absence } from '@ploegplan/contract/absences/schemas';
import { usualWeek } from '@ploegplan/contract/rules/working-time/working-week';
import { describe, expect, it } from 'vitest';
import { computeDays, hasFreeWeekday } from './days.ts';

const span = {
  date: '2026-12-24',
  until: '2026-12-29',
  startTime: '07:00',
  endTime: '16:00',
  withWeekends: false,
  withSkipped: false,
  employeeIds: ['ann', 'bob'],
};
const holidays = { '2026-12-25': 'Eerste kerstdag', '2026-12-26': 'Tweede kerstdag' };
const absent = (employeeId: string, hoursPerDay: number | null = null): Absence => ({
  id: employeeId,
  employeeId,
  kindId: 'vacation',
  kindName: 'Vakantie',
  hue: 150,
  kind: 'vacation',
  firstDay: '2026-12-28',
  lastDay: '2026-12-28',
  hoursPerDay,
  note: '',
  isUnanswered: false,
  version: 1,
});
const none = new Map();
const datesOf = (values: typeof span, absences: readonly Absence[] = []) =>
  computeDays(values, { workingWeek: usualWeek, holidays, absences, employees: none }).planned.map(
    ({ date }) => date,
  );

describe('the days of a new item', () => {
  it('leave out weekends and holidays', () => {
    expect(datesOf(span)).toEqual(['2026-12-24', '2026-12-28', '2026-12-29']);
    expect(
      computeDays(span, { workingWeek: usualWeek, holidays, absences: [], employees: none })
        .skipped,
    ).toEqual([{ date: '2026-12-25', employeeId: null, reason: 'Eerste kerstdag' }]);
  });

  it('leave out the weekdays on which the company does not work', () => {
    const saturday = { startTime: '08:00', endTime: '12:00', breakMinutes: 0 };
    const workingWeek = usualWeek.with(0, null).with(5, saturday);
    const { planned } = computeDays(span, {
      workingWeek,
      holidays: {},
      absences: [],
      employees: none,
    });
    expect(planned.map(({ date }) => date)).toEqual([
      '2026-12-24',
      '2026-12-25',
      '2026-12-26',
      '2026-12-29',
    ]);
  });

  it('leave out who is absent all day, and the day when nobody is left', () => {
    const absences = [absent('ann')];
    const { planned, skipped } = computeDays(span, {
      workingWeek: usualWeek,
      holidays: {},
      absences,
      employees: none,
    });
    expect(planned).toContainEqual({ date: '2026-12-28', employeeIds: ['bob'] });
    expect(skipped).toEqual([{ date: '2026-12-28', employeeId: 'ann', reason: 'Vakantie' }]);
    expect(datesOf(span, [absent('ann'), absent('bob')])).toEqual(['2026-12-24', '2026-12-29']);
    expect(datesOf(span, [absent('ann', 2), absent('bob', 2)])).toContain('2026-12-28');
  });

  it('leave out who has left by then, even when skipped days are chosen', () => {
    const service = { inServiceFrom: null, lastDay: '2026-12-28', deleted: false, contracts: [] };
    const employees = new Map([['ann', service]]);
    const { planned, skipped } = computeDays(
      { ...span, withSkipped: true },
      { workingWeek: usualWeek, holidays: {}, absences: [], employees },
    );
    expect(planned.slice(-2)).toEqual([
      { date: '2026-12-28', employeeIds: ['ann', 'bob'] },
      { date: '2026-12-29', employeeIds: ['bob'] },
    ]);
    expect(skipped).toEqual([{ date: '2026-12-29', employeeId: 'ann', reason: 'Niet in dienst' }]);
  });

  it('leave out a night that ends on a holiday, on leave or after the last day, and name that day', () => {
    const night = { ...span, startTime: '22:00', endTime: '06:00' };
    const eightHours = { from: null, hours: [8, 8, 8, 8, 8, 0, 0] };
    const service = { inServiceFrom: null, deleted: false, contracts: [eightHours] };
    const { planned, skipped } = computeDays(
      { ...night, date: '2026-12-23' },
      {
        workingWeek: usualWeek,
        holidays: { '2026-12-25': 'Eerste kerstdag' },
        absences: [{ ...absent('ann', 8), firstDay: '2026-12-29', lastDay: '2026-12-29' }],
        employees: new Map([
          ['ann', { ...service, lastDay: null }],
          ['bob', { ...service, lastDay: '2026-12-29' }],
        ]),
      },
    );
    expect(planned).toEqual([
      { date: '2026-12-23', employeeIds: ['ann', 'bob'] },
      { date: '2026-12-28', employeeIds: ['bob'] },
    ]);
    expect(skipped).toEqual([
      { date: '2026-12-24', employeeId: null, reason: 'Eerste kerstdag (vr 25 dec)' },
      { date: '2026-12-25', employeeId: null, reason: 'Eerste kerstdag' },
      { date: '2026-12-28', employeeId: 'ann', reason: 'Vakantie (di 29 dec)' },
      { date: '2026-12-29', employeeId: 'bob', reason: 'Niet in dienst (wo 30 dec)' },
      { date: '2026-12-29', employeeId: 'ann', reason: 'Vakantie' },
    ]);
  });

  it('are all planned when that is chosen', () => {
    const all = { ...span, withWeekends: true, withSkipped: true };
    expect(datesOf(all, [absent('ann'), absent('bob')])).toHaveLength(6);
    expect(hasFreeWeekday(span, usualWeek)).toBe(true);
    expect(hasFreeWeekday({ date: '2026-12-28', until: '2026-12-29' }, usualWeek)).toBe(false);
  });

  it('are the first one without an end, also on a holiday', () => {
    expect(datesOf({ ...span, date: '2026-12-25', until: '' })).toEqual(['2026-12-25']);
    expect(datesOf({ ...span, until: '2026-12-23' })).toEqual(['2026-12-24']);
  });
});
