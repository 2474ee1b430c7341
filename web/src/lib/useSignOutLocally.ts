import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { clearCachedData, markSignedOut } from './session.ts';

/** Goes to the login page and forgets what was read, for whoever leaves or has to. */
export function useSignOutLocally(): () => Promise<void> {
  const queryClient = useQueryClient();
  const router = useRouter();
  return async () => {
    markSignedOut(queryClient);
    // What was typed can no longer be saved, so nobody is asked about it.
    await router.navigate({ to: '/inloggen', ignoreBlocker: true });
    clearCachedData(queryClient);
  };
}
