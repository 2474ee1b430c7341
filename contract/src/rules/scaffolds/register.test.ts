import { describe, expect, it, test } from 'vitest';
import type { PointAnswer, ScaffoldEventKind, ScaffoldState } from '../../scaffolds/kinds.ts';
import {
  computeStanding,
  findEventFault,
  getClockState,
  getInspectBy,
  getIntervalAfter,
  type RegisterEvent,
} from './register.ts';

let counter = 0;
const event = (
  at: string,
  kind: ScaffoldEventKind,
  toState: ScaffoldState | null = null,
  ...answers: PointAnswer[]
): RegisterEvent => ({
  id: String(++counter).padStart(4, '0'),
  kind,
  toState,
  at: new Date(at.length === 10 ? `${at}T09:00:00Z` : at).toISOString(),
  answers: answers.map((answer) => ({ answer })),
});
const inUse = (day: string) => [
  event(`${day.slice(0, 10)}T00:30:00Z`, 'state', 'building'),
  event(day, 'state', 'handed-over', 'ok'),
];

describe('computeStanding: the day on which the next inspection is due', () => {
  const none = { dueOn: null, dueReason: null };
  it.each([
    ['two weeks later', inUse('2026-05-04'), null, '2026-05-18', 'regular'],
    ['over the end of a year', inUse('2026-12-24'), null, '2027-01-07', 'regular'],
    ['over 29 February', inUse('2028-02-20'), null, '2028-03-05', 'regular'],
    ['over the begin of summer time', inUse('2026-03-22'), null, '2026-04-05', 'regular'],
    ['over its end', inUse('2026-10-18'), null, '2026-11-01', 'regular'],
    // At 23:30 UTC it is the next day in the Netherlands, in winter too.
    ['by the Dutch day in summer', inUse('2026-06-01T22:30:00Z'), null, '2026-06-16', 'regular'],
    ['by the Dutch day in winter', inUse('2026-12-01T23:30:00Z'), null, '2026-12-16', 'regular'],
    ['after an own interval', inUse('2026-05-04'), 92, '2026-08-04', 'regular'],
  ] as const)('is %s', (_, events, interval, dueOn, dueReason) => {
    expect(computeStanding(events, interval)).toMatchObject({ dueOn, dueReason });
  });

  it.each([
    ['storm', null, 'handed-over'],
    ['storm', 'closed-off', 'closed-off'],
    ['incident', null, 'handed-over'],
  ] as const)('is the day of a %s that makes it %s', (kind, toState, state) => {
    const events = [...inUse('2026-05-04'), event('2026-05-06', kind, toState)];
    expect(computeStanding(events, null)).toMatchObject({
      state,
      dueOn: '2026-05-06',
      dueReason: kind,
    });
    const inspected = [...events, event('2026-05-07', 'inspection', null, 'ok')];
    const after = computeStanding(inspected, null);
    expect(after).toMatchObject(toState ? none : { dueOn: '2026-05-21', dueReason: 'regular' });
  });

  it('is the day of an alteration, also when somebody inspected it in the same step', () => {
    const events = [...inUse('2026-05-04'), event('2026-05-06', 'state', 'altered', 'ok')];
    expect(computeStanding(events, null)).toMatchObject({
      state: 'altered',
      dueOn: '2026-05-06',
      dueReason: 'altered',
    });
  });

  it('does not run while it is paused, and is the day of the new use', () => {
    const paused = [...inUse('2026-05-04'), event('2026-05-06', 'pause')];
    expect(computeStanding(paused, null)).toMatchObject({ isPaused: true, ...none });
    const resumed = [...paused, event('2026-09-01', 'resume')];
    expect(computeStanding(resumed, null)).toMatchObject({
      isPaused: false,
      dueOn: '2026-09-01',
      dueReason: 'pause',
    });
  });

  it.each([
    ['planned', []],
    ['building', [event('2026-05-04', 'state', 'building')]],
    ['closed-off', [...inUse('2026-05-04'), event('2026-05-05', 'state', 'closed-off')]],
    ['dismantled', [...inUse('2026-05-04'), event('2026-05-05', 'state', 'dismantled')]],
  ] as const)('is none for one that is %s', (state, events) => {
    expect(computeStanding(events, null)).toMatchObject({ state, ...none });
  });

  it('is the day of a rejection, which closes it off', () => {
    const events = [
      ...inUse('2026-05-04'),
      event('2026-05-18', 'inspection', null, 'ok', 'not-ok'),
    ];
    expect(computeStanding(events, null)).toEqual({
      state: 'closed-off',
      isPaused: false,
      inspectedOn: '2026-05-04',
      dueOn: '2026-05-18',
      dueReason: 'rejected',
    });
  });

  it('follows from when events happened, in whatever order they arrived', () => {
    const events = [
      ...inUse('2026-05-04'),
      event('2026-05-06', 'storm'),
      event('2026-05-07', 'inspection', null, 'ok'),
      event('2026-05-09', 'pause'),
      event('2026-05-20', 'resume'),
    ];
    const expected = computeStanding(events, null);
    expect(computeStanding(events.toReversed(), null)).toEqual(expected);
  });
});

describe('findEventFault', () => {
  const building = [event('2026-05-04T00:00:00Z', 'state', 'building')];
  const used = inUse('2026-05-04');
  const closed = [...used, event('2026-05-05', 'state', 'closed-off')];
  const approved = [...closed, event('2026-05-06', 'inspection', null, 'ok')];
  const at = '2026-05-07';
  const handOver = event(at, 'state', 'handed-over');
  it.each([
    ['a step that the states do not have', [], handOver, 'scaffold-state'],
    ['a hand-over without an inspection', building, handOver, 'scaffold-not-inspected'],
    [
      'one with a point that is not good',
      building,
      event(at, 'state', 'handed-over', 'not-ok'),
      'scaffold-not-inspected',
    ],
    [
      'one after closing off without an inspection since',
      closed,
      handOver,
      'scaffold-not-inspected',
    ],
    [
      'one on an inspection that is too old',
      approved,
      event('2026-05-21', 'state', 'handed-over'),
      'scaffold-not-inspected',
    ],
    ['an inspection without answers', used, event(at, 'inspection'), 'scaffold-state'],
    [
      'an inspection of what is not built',
      [],
      event(at, 'inspection', null, 'ok'),
      'scaffold-state',
    ],
    ['a storm over what is not in use', building, event(at, 'storm'), 'scaffold-state'],
    ['a new use without a pause', used, event(at, 'resume'), 'scaffold-state'],
  ] as const)('refuses %s', (_, events, one, fault) => {
    expect(findEventFault(events, one, null)).toBe(fault);
  });

  it.each([
    [
      'a hand-over with its inspection',
      building,
      event(at, 'state', 'handed-over', 'ok', 'not-applicable'),
    ],
    ['one on an inspection before it', approved, handOver],
    [
      'what happened before a later event of somebody else',
      closed,
      event('2026-05-04T12:00:00Z', 'inspection', null, 'ok'),
    ],
    ['a pause of use', used, event(at, 'pause')],
  ] as const)('allows %s', (_, events, one) => {
    expect(findEventFault(events, one, null)).toBeNull();
  });
});

test('an alteration ends a long interval, and keeps a short one', () => {
  expect(getIntervalAfter({ toState: 'altered' }, 60)).toBeNull();
  expect(getIntervalAfter({ toState: 'altered' }, 7)).toBe(7);
  expect(getIntervalAfter({ toState: 'closed-off' }, 60)).toBe(60);
});

describe('getInspectBy', () => {
  const off = new Set(['2026-12-25', '2026-12-26', '2026-12-27']);
  it('is the day itself, or the last working day before holidays and a weekend', () => {
    expect(getInspectBy('2026-12-28', (day) => off.has(day))).toBe('2026-12-28');
    expect(getInspectBy('2026-12-27', (day) => off.has(day))).toBe('2026-12-24');
  });

  it('gives the due date itself where nobody works for weeks', () => {
    expect(getInspectBy('2026-12-27', () => true)).toBe('2026-12-27');
  });
});

test('an inspection is due from the last working day that is in time, and overdue after its date', () => {
  const clock = { dueOn: '2026-12-27', inspectBy: '2026-12-24' };
  const states = ['2026-12-23', '2026-12-24', '2026-12-27', '2026-12-28'].map((day) =>
    getClockState(clock, day),
  );
  expect(states).toEqual(['in-time', 'due', 'due', 'overdue']);
  expect(getClockState({ dueOn: null, inspectBy: null }, '2026-12-27')).toBe('none');
});
