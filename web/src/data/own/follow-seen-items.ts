import { getToday } from '@ploegplan/contract/dates/dates';
import type { EmployeePlanningItem } from '@ploegplan/contract/employee-planning/schemas';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { openKept } from '../../lib/kept/store.ts';
import { onSignedOut, type Session } from '../../lib/session/session.ts';
import { type DaySpan, employeePlanningKeys, getFirstSpan } from './employee-planning.ts';
import { noteListedItems, type SeenItems, setSeenItems } from './seen-items.ts';

const NAME = 'seen items';

type Pages = InfiniteData<EmployeePlanningItem[], DaySpan>;

/**
 * Compares the own planning with what its user last saw, whenever it is read. What was seen is kept for this user, also after a sign-out:
 * what changed meanwhile is what matters then. Encrypted, as the outbox.
 */
export async function followSeenItems(client: QueryClient, session: Session): Promise<void> {
  const { tenant, userId } = session;
  const store = await openKept(`ploegplan-seen.${tenant}.${userId}`);
  const kept = await store.recall(NAME).catch(() => null);
  // A failure to store it loses the marks of this visit only.
  const keep = (seen: SeenItems) => void store.keep(NAME, seen).catch(() => undefined);
  setSeenItems((kept?.value ?? null) as SeenItems | null, keep);

  const [ownSubject, ownDays] = employeePlanningKeys.days;
  const note = (data: Pages | undefined) => {
    const [first] = data?.pages ?? [];
    if (first) noteListedItems(first, getFirstSpan(getToday()).to);
  };
  note(client.getQueryData<Pages>([ownSubject, ownDays, getToday()]));
  const leave = client.getQueryCache().subscribe(({ type, query }) => {
    const [subject, part] = query.queryKey as readonly unknown[];
    const isOwnDays = subject === ownSubject && part === ownDays;
    if (type === 'updated' && isOwnDays) note(query.state.data as Pages | undefined);
  });
  onSignedOut((other) => {
    if (other !== client) return;
    leave();
    setSeenItems(null, () => undefined);
    store.close();
  });
}
