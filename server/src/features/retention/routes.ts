import { retention } from '@ploegplan/contract/retention/endpoints';
import { expiringKinds } from '@ploegplan/contract/retention/schemas';
import { createTxRoute } from '../../platform/http/route.ts';
import { listExpired, removeExpired } from './repository.ts';

export const retentionRoutes = [
  createTxRoute(retention.list, { access: 'admin' }, (tx) => listExpired(tx)),

  createTxRoute(retention.remove, { access: 'admin' }, async (tx, { body, audit }) => {
    const getKey = ({ employeeId, kind }: (typeof body.expired)[number]) => `${employeeId} ${kind}`;
    const chosen = new Set(body.expired.map(getKey));
    const removed = (await listExpired(tx)).filter((candidate) => chosen.has(getKey(candidate)));
    if (removed.length === 0) return;
    // By employee, so that two removals at once wait for each other instead of both failing.
    for (const one of removed.toSorted((a, b) => (a.employeeId < b.employeeId ? -1 : 1))) {
      await removeExpired(tx, one);
    }
    const sumOf = (kind: string) =>
      removed.reduce((sum, entry) => sum + (entry.kind === kind ? entry.count : 0), 0);
    const sums = expiringKinds.map((kind) => [kind, String(sumOf(kind))] as const);
    const details = Object.fromEntries(sums.filter(([, sum]) => sum !== '0'));
    await audit(tx, 'expired-data-removed', { details });
  }),
];
