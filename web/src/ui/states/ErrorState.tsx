import { Button } from '@mantine/core';
import { translate } from '@ploegplan/contract/languages/translate';
import { Link } from '@tanstack/react-router';
import { explainError, isOfConnection } from '../../lib/api/messages.ts';
import { useReadingFailure } from '../../lib/api/reading-failures.ts';
import { useIsKeptRead } from '../../lib/kept/state.ts';
import { useReconnected } from '../../lib/live/status.ts';
import { useSession } from '../../lib/session/session.ts';
import { EmptyState } from './EmptyState.tsx';
import { RequestNumber } from './RequestNumber.tsx';
import { ListSkeleton } from './skeletons.tsx';

interface Props {
  error: unknown;
  onRetry: () => void;
  /** The title says what failed. */
  title?: string;
  /** True for a whole screen, to link to the start page. */
  withWayHome?: boolean;
}

/** Error state: what went wrong, and a button to retry. What the connection was missing for is tried again when that is back. */
export function ErrorState(props: Props) {
  const { error, onRetry, title, withWayHome = false } = props;
  const readingFailure = useReadingFailure(error);
  useReconnected(() => isOfConnection(error) && onRetry());
  const isKeptRead = useIsKeptRead();
  const isWorker = useSession()?.employeeId != null;
  // Data kept from an earlier visit may be shown in a moment.
  if (isWorker && !isKeptRead && isOfConnection(error))
    return <ListSkeleton rows={4} height={160} />;
  const text = (
    <>
      {explainError(error)}
      <RequestNumber error={error} />
    </>
  );
  return (
    <div role="alert">
      <EmptyState title={title ?? readingFailure ?? translate('Dit lukt nu niet')} text={text}>
        <Button onClick={onRetry}>{translate('Opnieuw proberen')}</Button>
        {withWayHome && (
          <Button component={Link} to="/" variant="default">
            {translate('Naar het begin')}
          </Button>
        )}
      </EmptyState>
    </div>
  );
}
