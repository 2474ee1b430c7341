import type { LiveSubject } from '@ploegplan/contract/events/endpoints';

/** The settings of the subjects for live updates. */
export interface LiveSettings {
  /** The other queries that a change of a subject refreshes, by the first part of their keys. */
  madeFrom: Partial<Record<LiveSubject, readonly string[]>>;
  /** The queries that are too large for that: they are only read again when they are used anew. */
  outdated: Partial<Record<LiveSubject, readonly string[]>>;
  /** The lists, by the beginning of their query keys, in which rows that somebody else changed are marked. */
  marked: readonly (readonly [LiveSubject, string])[];
}
