import { session } from '@ploegplan/contract/session/endpoints';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { call } from '../../../lib/api/call.ts';
import { ApiError } from '../../../lib/api/errors.ts';
import { outcomes } from '../../../lib/api/messages.ts';
import { notify } from '../../../lib/notify.ts';

export const kinds = {
  reset: {
    owner: session.ownerOfPasswordReset,
    choose: session.resetPassword,
    title: 'Nieuw wachtwoord kiezen',
    text: 'Daarna log je ermee in. Op andere apparaten word je uitgelogd.',
    button: 'Wachtwoord opslaan',
    done: outcomes.changePassword.success,
  },
  activation: {
    owner: session.ownerOfActivation,
    choose: session.activateAccount,
    title: 'Account activeren',
    text: 'Kies een wachtwoord. Daarna log je ermee in.',
    button: 'Account activeren',
    done: 'Je account is geactiveerd. Log nu in.',
  },
} as const;

export type LinkKind = keyof typeof kinds;

/** The owner of a link; fetching it does not use up the link. */
export const linkOwnerQuery = (kind: LinkKind, token: string) =>
  queryOptions({
    queryKey: ['link-owner', kind, token],
    queryFn: () => call(kinds[kind].owner, { body: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Chooses a password with a link, and goes to sign in with it. */
export function useChoosePassword(kind: LinkKind, token: string, username: string) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const { choose, done } = kinds[kind];
  return useMutation({
    mutationFn: (newPassword: string) => call(choose, { body: { token, newPassword } }),
    onSuccess: async () => {
      notify.success(done);
      await router.navigate({ to: '/inloggen', replace: true, state: { username } });
    },
    onError: async (error) => {
      notify.error(outcomes.changePassword.failure);
      // The link was used or expired meanwhile: refetching the owner shows that.
      if (error instanceof ApiError && error.code === 'link-spent') {
        await queryClient.invalidateQueries(linkOwnerQuery(kind, token));
      }
    },
  });
}
