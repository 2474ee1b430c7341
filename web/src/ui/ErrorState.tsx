import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { isOfConnection, messageOf } from '../lib/api/messages.ts';
import { useReadingFailure } from '../lib/api/reading-failures.ts';
import { useReconnected } from '../lib/live/status.ts';
import { EmptyState } from './EmptyState.tsx';
import { RequestNumber } from './RequestNumber.tsx';

interface Props {
  error: unknown;
  onRetry: () => void;
  /** What failed. */
  title?: string;
  /** For a whole screen: a link to the start page. */
  withWayHome?: boolean;
}

/** Error state: what went wrong, and a button to retry. What the connection was missing for is tried again when that is back. */
export function ErrorState(props: Props) {
  const { error, onRetry, title, withWayHome = false } = props;
  const readingFailure = useReadingFailure(error);
  useReconnected(() => isOfConnection(error) && onRetry());
  const text = (
    <>
      {messageOf(error)}
      <RequestNumber error={error} />
    </>
  );
  return (
    <div role="alert">
      <EmptyState title={title ?? readingFailure ?? 'Dit lukt nu niet'} text={text}>
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
