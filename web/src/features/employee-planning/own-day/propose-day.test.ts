import { Ride } from '@ploegplan/contract/employee-planning/schemas';
import { usualWeek } from '@ploegplan/contract/rules/working-time/working-week';
import { sample } from '@ploegplan/contract/test/sample';
import type { DayTravel, WorkDay } from '@ploegplan/contract/work-days/schemas';
import { describe, expect, it } from 'vitest';
import { makeTestItem } from '../test-item.ts';
import { type OwnWork, proposeDay } from './propose-day.ts';

const date = '2026-11-16';
const travel: DayTravel = { minutes: 50, kilometres: 30, role: 'driver', carId: null };

const work = (
  id: string,
  startTime: string | null,
  endTime: string | null,
  more: Partial<OwnWork> = {},
): OwnWork => makeTestItem({ id, startTime, endTime, ...more });

const recorded = (more: Partial<WorkDay> = {}): WorkDay => ({
  date,
  startTime: '06:30:00',
  endTime: '15:00:00',
  breakMinutes: 30,
  travel: null,
  isCorrected: false,
  version: 1,
  ...more,
});

function propose(
  items: readonly OwnWork[],
  { days = [], on = date, week = usualWeek, asksTravel = true } = {} as {
    days?: readonly WorkDay[];
    on?: string;
    week?: typeof usualWeek;
    asksTravel?: boolean;
  },
) {
  const asked = { isRequired: false, step: 15 as const, travel: asksTravel };
  return proposeDay(on, { items, days, rules: { workingWeek: week }, asked });
}

/** '07:00-16:00/30 8.5' */
function summarise({ day }: ReturnType<typeof propose>): string {
  const hours = day.works.map(({ id, hoursWorked }) => `${id}=${hoursWorked}`).join(' ');
  return `${day.startTime}-${day.endTime}/${day.breakMinutes} ${hours}`;
}

describe('the times of a day that is not recorded', () => {
  it.each<[string, OwnWork[], string]>([
    ['one work', [work('a', '07:00:00', '16:00:00')], '07:00-16:00/30 a=8.5'],
    [
      'works that follow each other, the longest with the break',
      [work('b', '11:00:00', '16:00:00'), work('a', '07:00:00', '11:00:00')],
      '07:00-16:00/30 a=4 b=4.5',
    ],
    [
      'works with time between them, which is the break',
      [work('a', '07:00:00', '11:00:00'), work('b', '12:00:00', '16:00:00')],
      '07:00-16:00/60 a=4 b=4',
    ],
    [
      'works at the same time, which share it',
      [work('a', '07:00:00', '16:00:00'), work('b', '07:00:00', '16:00:00')],
      '07:00-16:00/30 a=4 b=4.5',
    ],
    ['a night across midnight', [work('a', '22:00:00', '06:00:00')], '22:00-06:00/30 a=7.5'],
    [
      'a day of two shifts that is longer than a day',
      [work('a', '07:00:00', '09:00:00'), work('b', '22:00:00', '08:00:00')],
      '07:00-06:45/780 a=1.75 b=9',
    ],
    ['times between quarters', [work('a', '07:05:00', '16:10:00')], '07:05-16:10/30 a=8.5'],
  ])('come from the plan: %s', (_, items, expected) => {
    const proposal = propose(items);
    expect(summarise(proposal)).toBe(expected);
    expect(proposal.basis).toBe('plan');
  });

  it('are the usual ones of the weekday without planned times', () => {
    const week = usualWeek.with(0, { startTime: '08:00', endTime: '17:00', breakMinutes: 60 });
    const proposal = propose([work('a', null, null), work('b', null, null)], { week });
    expect(summarise(proposal)).toBe('08:00-17:00/60 a=4 b=4');
    expect(proposal.basis).toBe('usual');
  });

  it('have the real hours of a night in which the clocks change', () => {
    const on = '2026-10-24';
    const night = work('a', '22:00:00', '06:00:00', { date: on });
    expect(summarise(propose([night], { on }))).toBe('22:00-06:00/30 a=8.5');
    const more = { ...night, hoursWorked: 10 };
    expect(summarise(propose([more], { on }))).toBe('22:00-07:30/30 a=10');
  });
});

describe('hours that are recorded', () => {
  it('stay, and the other work has the rest of the planned day', () => {
    const items = [
      work('a', '07:00:00', '11:00:00', { hoursWorked: 5 }),
      work('b', '11:00:00', '16:00:00'),
    ];
    const proposal = propose(items);
    expect(summarise(proposal)).toBe('07:00-16:00/30 a=5 b=3.5');
    expect(proposal.basis).toBe('recorded');
  });

  it('move the end where the planned day has no room for them, and where it has more', () => {
    const day = (hoursWorked: number) =>
      summarise(propose([work('a', '07:00:00', '16:00:00', { hoursWorked })]));
    expect(day(10)).toBe('07:00-17:30/30 a=10');
    expect(day(6)).toBe('07:00-13:30/30 a=6');
  });

  it('beside recorded times leave these as they are', () => {
    const items = [work('a', '07:00:00', '16:00:00', { hoursWorked: 6 })];
    const proposal = propose(items, { days: [recorded()] });
    expect(summarise(proposal)).toBe('06:30-15:00/30 a=6');
    expect(proposal.basis).toBe('recorded');
  });

  it('of one work leave the rest of recorded times to a work that came later', () => {
    const items = [
      work('a', '07:00:00', '16:00:00', { hoursWorked: 6 }),
      work('b', '14:00:00', '15:00:00'),
    ];
    expect(summarise(propose(items, { days: [recorded()] }))).toBe('06:30-15:00/30 a=6 b=2');
  });
});

describe('the travel', () => {
  const items = [
    work('a', '07:00:00', '16:00:00'),
    work('b', null, null, { date: '2026-11-12' }),
    work('c', null, null, { date: '2026-11-13', projectName: 'Elders' }),
  ];
  const car = { ...travel, carId: '0198a000-0000-7000-8000-000000000009' };
  const days = [
    recorded({ date: '2026-11-12', travel: car }),
    recorded({ date: '2026-11-13', travel: { ...travel, minutes: 10 } }),
  ];

  it('is that of the last earlier day on the same project, of which the vehicle may differ', () => {
    expect(propose(items, { days }).day.travel).toEqual(travel);
    expect(propose(items, { days: days.slice(1) }).day.travel).toBeNull();
  });

  it('is that of the ride to the first work, where a vehicle is planned', () => {
    const ride = sample(Ride, { role: 'rider', kilometres: 38, minutes: 45 });
    const ridden = [work('a', '07:00:00', '16:00:00', { ride }), ...items.slice(1)];
    const byRide = { role: 'rider', kilometres: 38, minutes: 90, carId: null };
    expect(propose(ridden, { days }).day.travel).toEqual(byRide);
    expect(propose(ridden, { asksTravel: false }).day.travel).toBeNull();
  });

  it('is none where the company does not ask for it, and what is recorded stays with its vehicle', () => {
    expect(propose(items, { days, asksTravel: false }).day.travel).toBeNull();
    expect(propose(items, { days: [...days, recorded()] }).day.travel).toBeNull();
    expect(propose(items, { days: [recorded({ travel: car })] }).day.travel).toEqual(car);
  });
});
