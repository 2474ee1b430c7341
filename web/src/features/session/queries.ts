import { type Credentials, session } from '@ploegplan/contract/session';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type * as z from 'zod/mini';
import { call } from '../../lib/api.ts';
import { messageOf } from '../../lib/messages.ts';
import { remember } from '../../lib/remembered.ts';
import { clearCachedData, markSignedOut, sessionQuery } from '../../lib/session.ts';
import { notify } from '../../ui/notify.ts';

/** Signs in and goes on; '/' knows where to. */
export function useLogin() {
  const queryClient = useQueryClient();
  const router = useRouter();
  return useMutation({
    mutationFn: async (credentials: z.input<typeof Credentials>) => {
      await call(session.login, { body: credentials });
      remember('username', credentials.username);
      await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
      await router.navigate({ to: '/', replace: true });
    },
    onError: () => notify.error('Inloggen mislukt.'),
  });
}

/** Signs out here at once, whatever the server answers (specification, section 4). */
export function useLogout() {
  const queryClient = useQueryClient();
  const router = useRouter();
  return async () => {
    const posted = call(session.logout);
    markSignedOut(queryClient);
    remember('username', undefined);
    await router.navigate({ to: '/inloggen' });
    clearCachedData(queryClient);
    await posted.catch((error: unknown) => notify.error(`Uitloggen mislukt. ${messageOf(error)}`));
  };
}
