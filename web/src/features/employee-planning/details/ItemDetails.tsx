import { Button } from '@mantine/core';
import { translate } from '@ploegplan/contract/languages/translate';
import { IconCalendarOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isUnknown } from '../../../lib/api/errors.ts';
import { markSeen } from '../../../lib/live/updated-items.ts';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { ListSkeleton } from '../../../ui/states/skeletons.tsx';
import { ItemForm } from './ItemForm.tsx';
import type { Details } from './useDetails.ts';
import { useOwnItem } from './useOwnItem.ts';

interface ItemDetailsProps {
  id: string;
  /** The hours are in view at once. */
  atHours?: boolean;
  details: Details;
}

/** The employee's details of one item. Default export for lazy loading. */
export default function ItemDetails({ id, atHours = false, details }: ItemDetailsProps) {
  const { item, error, retry } = useOwnItem(id);
  useEffect(() => markSeen(id), [id]);
  useEffect(() => {
    if (error) console.warn('The whole planning item could not be loaded.', error);
  }, [error]);

  if (!item && isUnknown(error)) return <GoneItem />;
  if (!item && error) return <ErrorState error={error} onRetry={retry} />;
  if (!item) return <ListSkeleton rows={8} height={48} />;
  return (
    <ItemForm item={item} atHours={atHours} details={details} error={error} onRetryImages={retry} />
  );
}

const GoneItem = () => (
  <EmptyState
    icon={<IconCalendarOff size={32} stroke={1.5} aria-hidden />}
    title={translate('Dit werk staat niet (meer) in je planning')}
  >
    <Button component={Link} to="/employeeplanning" mih={48}>
      {translate('Naar je planning')}
    </Button>
  </EmptyState>
);
