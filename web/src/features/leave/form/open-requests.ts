import type { LeaveRequest } from '@ploegplan/contract/leave/schemas';
import type { LeaveAccount } from '@ploegplan/contract/leave-kinds/schemas';
import { computeCost, toLeaveDays, type Worker } from './absence-values.ts';

interface Asked {
  worker: Worker;
  /** The balance that the leave is taken from; without one, other requests do not count. */
  account: LeaveAccount | null;
  kinds: readonly { id: string; account: LeaveAccount | null }[];
  /** The request that is looked at or made, which does not count. */
  except: string | undefined;
  /** The last day of the balance, in whose year later leave does not count. */
  until: string;
  isDayOff: (day: string) => boolean;
}

/** Hours of the same account that the other open requests of this worker will cost when they are approved. */
export function sumOpenRequests(
  requests: readonly LeaveRequest[],
  { worker, account, kinds, except, until, isDayOff }: Asked,
): number {
  if (account === null) return 0;
  const isOfAccount = (kindId: string) =>
    kinds.some((kind) => kind.id === kindId && kind.account === account);
  return requests
    .filter(
      ({ id, state, firstDay }) => state === 'requested' && id !== except && firstDay <= until,
    )
    .filter(({ kindId }) => isOfAccount(kindId))
    .reduce(
      (sum, request) => sum + (computeCost(worker, toLeaveDays(worker, request), isDayOff) ?? 0),
      0,
    );
}
