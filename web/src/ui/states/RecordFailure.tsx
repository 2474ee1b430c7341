import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { isUnknown } from '../../lib/api/errors.ts';
import type { Back } from '../bar/BackButton.tsx';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';

interface Props {
  error: unknown;
  onRetry: () => void;
  back: Back;
}

/** Explains why the page of a record is empty: there is no such record, which no retry changes, or it cannot be read now. */
export function RecordFailure({ error, onRetry, back }: Props) {
  if (!isUnknown(error)) return <ErrorState error={error} onRetry={onRetry} />;
  return (
    <EmptyState title="Dit bestaat niet (meer)" text="De link is oud of niet goed overgenomen.">
      <Button component={Link} to={back.to}>
        {back.label}
      </Button>
    </EmptyState>
  );
}
