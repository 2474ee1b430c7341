import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { clearCachedData, markSignedOut } from './session.ts';

/** Goes to the login page and clears cached data, without a call to the server. */
export function useSignOutLocally(): () => Promise<void> {
  const queryClient = useQueryClient();
  const router = useRouter();
  return async () => {
    markSignedOut(queryClient);
    // Unsaved changes can no longer be saved, so no question is asked.
    await router.navigate({ to: '/inloggen', ignoreBlocker: true });
    clearCachedData(queryClient);
  };
}
