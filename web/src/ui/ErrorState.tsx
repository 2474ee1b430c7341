import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { messageOf, requestIdOf } from '../lib/messages.ts';
import { EmptyState } from './EmptyState.tsx';
import classes from './ErrorState.module.css';

interface Props {
  error: unknown;
  onRetry: () => void;
  /** What did not work. */
  title?: string;
  /** For a whole screen that failed: the way to the start. */
  withWayHome?: boolean;
}

function Explanation({ error }: { error: unknown }) {
  const requestId = requestIdOf(error);
  return (
    <>
      {messageOf(error)}
      {requestId && (
        <span className={classes.request}>
          Blijft het misgaan? Geef dan dit nummer door: {requestId}
        </span>
      )}
    </>
  );
}

/** Says what went wrong and offers to try again. */
export function ErrorState(props: Props) {
  const { error, onRetry, title = 'Dit lukt nu niet', withWayHome = false } = props;
  return (
    <div role="alert">
      <EmptyState title={title} text={<Explanation error={error} />}>
        <Button onClick={onRetry}>Opnieuw proberen</Button>
        {withWayHome && (
          <Button component={Link} to="/" variant="default">
            Naar het begin
          </Button>
        )}
      </EmptyState>
    </div>
  );
}
