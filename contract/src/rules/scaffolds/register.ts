import { addDays, getToday } from '../../dates/dates.ts';
import {
  type DueReason,
  intervalDays,
  type PointAnswer,
  type ScaffoldEventKind,
  type ScaffoldState,
} from '../../scaffolds/kinds.ts';

/** The states that each state can become. */
const nextStates: Record<ScaffoldState, readonly ScaffoldState[]> = {
  planned: ['building'],
  building: ['handed-over', 'dismantled'],
  'handed-over': ['closed-off', 'altered', 'dismantled'],
  'closed-off': ['handed-over', 'altered', 'dismantled'],
  altered: ['handed-over', 'closed-off', 'dismantled'],
  dismantled: [],
};

export const listNextStates = (state: ScaffoldState): readonly ScaffoldState[] => nextStates[state];

export interface RegisterEvent {
  id: string;
  kind: ScaffoldEventKind;
  toState: ScaffoldState | null;
  /** When it happened, as an instant. */
  at: string;
  /** The answers to the points of the checklist; empty when nobody inspected. */
  answers: readonly { answer: PointAnswer }[];
}

/** What follows from the events of a scaffold. */
export interface Standing {
  state: ScaffoldState;
  isPaused: boolean;
  /** The day of the last inspection that approved it. */
  inspectedOn: string | null;
  /** The last day on which the next inspection is in time; null when the clock does not run. */
  dueOn: string | null;
  dueReason: DueReason | null;
}

/** What the scaffold waits for: an inspection, since a day for a reason, or before it is used at all. */
interface Replayed extends Omit<Standing, 'dueOn' | 'dueReason'> {
  needs: { on: string; reason: DueReason } | 'before-use' | null;
}

const first: Replayed = {
  state: 'planned',
  isPaused: false,
  inspectedOn: null,
  needs: 'before-use',
};

export const getResult = ({ answers }: Pick<RegisterEvent, 'answers'>) => {
  if (answers.length === 0) return null;
  return answers.some(({ answer }) => answer === 'not-ok') ? 'rejected' : 'approved';
};

/** An inspection that rejects a scaffold in use closes it off. */
function applyInspection(now: Replayed, event: RegisterEvent, day: string): Replayed {
  const result = getResult(event);
  if (result === null) return now;
  if (result === 'approved') return { ...now, inspectedOn: day, needs: null };
  const state = now.state === 'handed-over' ? 'closed-off' : now.state;
  return { ...now, state, needs: { on: day, reason: 'rejected' } };
}

function applyState(now: Replayed, state: ScaffoldState, day: string): Replayed {
  const needs: Record<ScaffoldState, Replayed['needs']> = {
    planned: 'before-use',
    building: 'before-use',
    'handed-over': now.needs,
    'closed-off': now.needs ?? 'before-use',
    altered: { on: day, reason: 'altered' },
    dismantled: null,
  };
  return { ...now, state, isPaused: false, needs: needs[state] };
}

function apply(before: Replayed, event: RegisterEvent): Replayed {
  const { kind, toState, at } = event;
  const day = getToday(new Date(at));
  const now = applyInspection(before, event, day);
  switch (kind) {
    case 'storm':
    case 'incident':
      return { ...now, state: toState ?? now.state, needs: { on: day, reason: kind } };
    case 'pause':
      return { ...now, isPaused: true };
    case 'resume':
      return { ...now, isPaused: false, needs: { on: day, reason: 'pause' } };
    default:
      return toState === null ? now : applyState(now, toState, day);
  }
}

/** Events that a device sends later count from when they happened. */
const compareEvents = (a: RegisterEvent, b: RegisterEvent) =>
  a.at === b.at ? (a.id < b.id ? -1 : 1) : a.at < b.at ? -1 : 1;

const replay = (events: readonly RegisterEvent[]): Replayed =>
  events.toSorted(compareEvents).reduce(apply, first);

/** The state of a scaffold and its inspection clock: days are those of the Netherlands, and every day counts (Arbobesluit 7.34). */
export function computeStanding(
  events: readonly RegisterEvent[],
  interval: number | null,
): Standing {
  const { needs, ...now } = replay(events);
  const none = { ...now, dueOn: null, dueReason: null };
  if (now.isPaused || now.state === 'dismantled') return none;
  if (needs === 'before-use') return none;
  if (needs) return { ...now, dueOn: needs.on, dueReason: needs.reason };
  if (now.state !== 'handed-over' || now.inspectedOn === null) return none;
  return {
    ...now,
    dueOn: addDays(now.inspectedOn, interval ?? intervalDays.usual),
    dueReason: 'regular',
  };
}

/** Why an event is refused; null when it is allowed. */
export type EventFault = 'scaffold-state' | 'scaffold-not-inspected';

const isIn = (states: readonly ScaffoldState[], { state }: Replayed) => states.includes(state);

/** Checks an event against what was before it; later events of others do not refuse it. */
export function findEventFault(
  events: readonly RegisterEvent[],
  event: RegisterEvent,
  interval: number | null,
): EventFault | null {
  const before = replay(events.filter((other) => compareEvents(other, event) < 0));
  const { kind, toState } = event;
  const day = getToday(new Date(event.at));
  switch (kind) {
    case 'state': {
      if (toState === null || !nextStates[before.state].includes(toState)) return 'scaffold-state';
      if (toState !== 'handed-over') return null;
      const { needs, inspectedOn } = applyInspection(before, event, day);
      if (needs !== null || inspectedOn === null) return 'scaffold-not-inspected';
      const lastDay = addDays(inspectedOn, interval ?? intervalDays.usual);
      return day <= lastDay ? null : 'scaffold-not-inspected';
    }
    case 'inspection':
      return isIn(['planned', 'dismantled'], before) || event.answers.length === 0
        ? 'scaffold-state'
        : null;
    case 'pause':
      return isIn(['handed-over'], before) && !before.isPaused ? null : 'scaffold-state';
    case 'resume':
      return before.isPaused ? null : 'scaffold-state';
    default:
      return isIn(['handed-over', 'closed-off', 'altered'], before) ? null : 'scaffold-state';
  }
}

/** The usual interval holds again after an alteration: a longer one is for what stays unchanged. */
export const getIntervalAfter = (
  { toState }: Pick<RegisterEvent, 'toState'>,
  interval: number | null,
): number | null =>
  toState === 'altered' && (interval ?? 0) > intervalDays.usual ? null : interval;

/** The last working day on which the inspection is in time: a weekend or holiday does not put it off. At most three weeks earlier. */
export function getInspectBy(dueOn: string, isDayOff: (day: string) => boolean): string {
  for (let back = 0; back <= 21; back += 1) {
    const day = addDays(dueOn, -back);
    if (!isDayOff(day)) return day;
  }
  return dueOn;
}

export type ClockState = 'none' | 'in-time' | 'due' | 'overdue';

export function getClockState(
  { dueOn, inspectBy }: { dueOn: string | null; inspectBy: string | null },
  today: string,
): ClockState {
  if (dueOn === null) return 'none';
  if (dueOn < today) return 'overdue';
  return (inspectBy ?? dueOn) <= today ? 'due' : 'in-time';
}
