import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ApiError, NetworkError } from '../lib/api-errors.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import { PlainScreen } from '../ui/PlainScreen.tsx';
import { ClosedScreen, isClosed } from './ClosedScreen.tsx';

/** What is left when a screen cannot be shown: what went wrong, and two ways on. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  if (isClosed(error)) return <ClosedScreen code={error.code} />;
  const retry = async () => {
    // Anything else is a fault of the page itself, perhaps of a version that is no longer there.
    if (!(error instanceof ApiError || error instanceof NetworkError)) return location.reload();
    await router.invalidate();
    reset();
  };
  return (
    <PlainScreen title="Er is iets misgegaan">
      <ErrorState error={error} onRetry={() => void retry()} withWayHome />
    </PlainScreen>
  );
}
