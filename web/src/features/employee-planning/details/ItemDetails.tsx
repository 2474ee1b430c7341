import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { itemQuery, listedItem } from '../../../data/employee-planning.ts';
import { withWaiting } from '../../../data/own-writes.ts';
import { markSeen } from '../../../lib/live/updated-items.ts';
import { useOutboxEntries } from '../../../lib/outbox/state.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { ListSkeleton } from '../../../ui/skeletons.tsx';
import { ItemForm } from './ItemForm.tsx';
import type { Details } from './useDetails.ts';
import { useInstallNotice } from './useInstallNotice.ts';

interface ItemDetailsProps {
  id: string;
  /** The hours are in view at once. */
  atHours?: boolean;
  details: Details;
}

/**
 * The employee's details of one item. The item of the list is shown at once, and replaced by the full item with its images
 * when loaded. Default export for lazy loading.
 */
export default function ItemDetails({ id, atHours = false, details }: ItemDetailsProps) {
  useInstallNotice();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(itemQuery(id));
  const entries = useOutboxEntries();
  const known = data ?? listedItem(client, id);
  const item = known && withWaiting(known, entries);
  useEffect(() => markSeen(id), [id]);
  useEffect(() => {
    if (error) console.warn('The whole planning item could not be loaded.', error);
  }, [error]);

  if (!item && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!item) return <ListSkeleton rows={8} height={48} />;
  return (
    <ItemForm
      item={item}
      atHours={atHours}
      details={details}
      imagesMissing={error !== null}
      onRetryImages={() => void refetch()}
    />
  );
}
