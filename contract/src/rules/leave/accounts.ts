import type { LotKind } from '../../leave/schemas.ts';
import type { LeaveAccount } from '../../leave-kinds/schemas.ts';

/** The balance that leave of a kind is in. */
export const getLeaveAccount = (kind: LotKind): LeaveAccount =>
  kind === 'statutory' || kind === 'extra' ? 'vacation' : kind;
