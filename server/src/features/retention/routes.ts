import { retention } from '@ploegplan/contract/retention/endpoints';
import { expiringKinds } from '@ploegplan/contract/retention/schemas';
import { txRoute } from '../../platform/http/route.ts';
import { listExpired, removeExpired } from './repository.ts';

export const retentionRoutes = [
  txRoute(retention.list, { access: 'admin' }, (tx) => listExpired(tx)),

  txRoute(retention.remove, { access: 'admin' }, async (tx, { body, audit }) => {
    const keyOf = ({ employeeId, kind }: (typeof body.expired)[number]) => `${employeeId} ${kind}`;
    const chosen = new Set(body.expired.map(keyOf));
    const removed = (await listExpired(tx)).filter((one) => chosen.has(keyOf(one)));
    if (removed.length === 0) return;
    // By employee, so that two removals at once wait for each other instead of both failing.
    for (const one of removed.toSorted((a, b) => (a.employeeId < b.employeeId ? -1 : 1))) {
      await removeExpired(tx, one);
    }
    const sumOf = (kind: string) =>
      removed.reduce((sum, one) => sum + (one.kind === kind ? one.count : 0), 0);
    const sums = expiringKinds.map((kind) => [kind, String(sumOf(kind))] as const);
    const details = Object.fromEntries(sums.filter(([, sum]) => sum !== '0'));
    await audit(tx, 'expired-data-removed', { details });
  }),
];
