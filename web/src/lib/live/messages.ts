import type { LiveChange, LiveEnd } from '@ploegplan/contract/events/schemas';

/** What the tab that reads the stream sends to all tabs, itself included. */
export type LiveMessage =
  | { kind: 'alive'; position: string }
  | { kind: 'change'; change: LiveChange }
  /** Something may have been missed. */
  | { kind: 'refetch' }
  | { kind: 'down' }
  | { kind: 'ended'; reason: LiveEnd['reason'] };
