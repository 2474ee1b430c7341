import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ApiError, NetworkError } from '../lib/api/errors.ts';
import { isOfConnection } from '../lib/api/messages.ts';
import { PlainScreen } from '../ui/page/PlainScreen.tsx';
import { ErrorState } from '../ui/states/ErrorState.tsx';
import { ClosedScreen, isClosed } from './ClosedScreen.tsx';

/** Replaces a screen that failed: the reason and two ways to continue. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  if (isClosed(error)) return <ClosedScreen code={error.code} deletesOn={error.deletesOn} />;
  const retry = async () => {
    // Anything else is a bug of the page itself, or a chunk of a removed version.
    if (!(error instanceof ApiError || error instanceof NetworkError)) return location.reload();
    await router.invalidate();
    reset();
  };
  return (
    <PlainScreen title={isOfConnection(error) ? 'Geen verbinding' : 'Er is iets misgegaan'}>
      <ErrorState error={error} onRetry={() => void retry()} withWayHome />
    </PlainScreen>
  );
}
