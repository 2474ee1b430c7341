import type { RequirementRule } from '../../requirements/schemas.ts';
import type { PersonFinding } from '../requirements/findings.ts';
import type { WorkingTimeRule, WorkingTimeWarning } from '../working-time/warnings.ts';

/** Why somebody cannot do some work. */
export type Block =
  | { kind: 'absent'; kindName: string; date: string }
  | { kind: 'school'; date: string }
  | { kind: 'left'; date: string }
  | { kind: 'not-yet-in-service'; date: string }
  /** Planned at the same time. */
  | { kind: 'busy'; itemId: string; date: string }
  /** Another function is asked for. */
  | { kind: 'function'; name: string }
  /** A set of requirements that blocks. */
  | { kind: 'requirement'; finding: PersonFinding }
  /** The law on rest and working time. */
  | { kind: 'law'; warning: WorkingTimeWarning };

/** What speaks for somebody who can do some work, or against. */
export type Reason =
  | { kind: 'free' }
  /** There is work around it, with the rest that the law asks. */
  | { kind: 'rested' }
  | { kind: 'was-there'; date: string }
  | { kind: 'own-crew'; crew: string }
  | { kind: 'same-function'; name: string }
  /** Has the certificates that the work asks of everybody. */
  | { kind: 'certified'; rules: readonly RequirementRule[] }
  | { kind: 'lacks'; finding: PersonFinding }
  /** As the crow flies, from the address to the work. */
  | { kind: 'distance'; kilometres: number }
  /** The hours of the contract that are left in the week, after this work. */
  | { kind: 'hours-left'; hours: number }
  | { kind: 'hours-over'; hours: number }
  | { kind: 'hired' }
  | { kind: 'not-contract-day'; date: string }
  | { kind: 'other-work'; itemId: string }
  | { kind: 'warning'; warning: WorkingTimeWarning };

const against: ReadonlySet<Reason['kind']> = new Set([
  'hours-over',
  'not-contract-day',
  'other-work',
  'lacks',
  'warning',
]);

export const speaksAgainst = ({ kind }: Reason): boolean => against.has(kind);

/** What each point against somebody costs. Only their proportions matter. */
export const costs = {
  /** Work that nobody does; planned work that nobody can do counts twice. */
  nobody: 1000,
  /** A day on which somebody begins at a work without having been there on its day before. */
  start: 30,
  notContractDay: 60,
  otherWork: 60,
  warning: 60,
  /** A quarter of an hour above the contract hours of the week. */
  quarterOver: 1,
  otherCrew: 15,
  otherFunction: 20,
  hired: 10,
  /** So many kilometres cost one, up to the most; an unknown distance costs as much as a usual one. */
  kilometres: 4,
  mostDistance: 25,
  unknownDistance: 6,
} as const;

/** Rules of rest and working time that a proposal never breaks. The others are averages over weeks, or follow from the times of the work. */
const strictRules: ReadonlySet<WorkingTimeRule> = new Set([
  'shift',
  'night-shift',
  'night-recovery',
  'nights-in-row',
  'nights-rest',
  'too-young',
  'week',
  'daily-rest',
  'weekly-rest',
  'night-rest',
]);

export const isStrict = ({ rule }: WorkingTimeWarning): boolean => strictRules.has(rule);
