import type { LiveEnd, LiveEvent } from '@ploegplan/contract/events/schemas';

/** A message of the tab that reads the stream to all tabs, itself included. */
export type LiveMessage =
  | { kind: 'alive'; position: string }
  | { kind: 'change'; change: LiveEvent }
  /** An event may have been missed. */
  | { kind: 'refetch' }
  | { kind: 'down' }
  | { kind: 'ended'; reason: LiveEnd['reason'] };
