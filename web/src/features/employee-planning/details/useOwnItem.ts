import { useQuery, useQueryClient } from '@tanstack/react-query';
import { findListedItem, itemQuery } from '../../../data/own/employee-planning.ts';
import { withWaiting } from '../../../data/own/own-writes.ts';
import { useOutboxEntries } from '../../../lib/outbox/state.ts';

/** An own item as it will be when what waits is sent: that of the list at first, then the full item with its images. */
export function useOwnItem(id: string) {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(itemQuery(id));
  const entries = useOutboxEntries();
  const known = data ?? findListedItem(client, id);
  return { item: known && withWaiting(known, entries), error, retry: () => void refetch() };
}
