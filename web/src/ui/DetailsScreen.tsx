import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ApiError } from '../lib/api/errors.ts';
import type { Back } from './bar/BackButton.tsx';
import classes from './DetailsScreen.module.css';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';
import { Screen } from './Screen.tsx';
import { ListSkeleton } from './skeletons.tsx';

interface Props {
  title: string;
  back: Back;
  /** Why it cannot be shown; a malformed id is treated as an unknown one. */
  error: unknown;
  onRetry: () => void;
  /** The facts; undefined while loading. */
  children: ReactNode;
}

const isUnknown = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** The details page of one record: its facts and the way back to its list. */
export function DetailsScreen({ title, back, error, onRetry, children }: Props) {
  const isThere = Boolean(children);
  return (
    <Screen title={title} back={back} canPrint={isThere}>
      {!isThere && !error && <ListSkeleton rows={4} height={24} />}
      {!isThere && isUnknown(error) && (
        <EmptyState title="Dit bestaat niet (meer)" text="De link is oud of niet goed overgenomen.">
          <Button component={Link} to={back.to}>
            {back.label}
          </Button>
        </EmptyState>
      )}
      {!isThere && error !== null && !isUnknown(error) && (
        <ErrorState error={error} onRetry={onRetry} />
      )}
      {isThere && <div className={classes.column}>{children}</div>}
    </Screen>
  );
}
