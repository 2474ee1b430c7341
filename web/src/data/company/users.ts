import { users } from '@ploegplan/contract/users/endpoints';
import type { NewUser, UserUpdate } from '@ploegplan/contract/users/schemas';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { recordData } from '../../lib/api/cache/record-data.ts';
import { call } from '../../lib/api/call.ts';
import { createRememberedSort } from '../../lib/remembered/memory.ts';
import { useSession } from '../../lib/session/session.ts';

export const usersSort = createRememberedSort('usersSort', 'username');

export const userData = recordData({
  subject: 'users',
  list: ({ signal }) => call(users.list, { signal }),
  listOptions: { staleTime: 30_000, refetchOnWindowFocus: 'always' },
});

export function useOwnUserId(): string | undefined {
  const session = useSession();
  const { data: users } = useQuery(userData.list);
  return users?.find(({ username }) => username === session?.username)?.id;
}

const refresh = (cache: QueryClient) => cache.invalidateQueries({ queryKey: ['users'] });

export type UserToSave =
  | { kind: 'new'; body: z.input<typeof NewUser> }
  | { kind: 'change'; id: string; body: z.input<typeof UserUpdate> };

export function useSaveUser() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (user: UserToSave) =>
      user.kind === 'new'
        ? call(users.create, { body: user.body })
        : call(users.update, { params: { id: user.id }, body: user.body }),
    onSuccess: (user) => userData.show(cache, user),
    onSettled: () => void refresh(cache),
  });
}

/** Creates accounts for employees, who are invited by mail. */
export function useInviteEmployees() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (employeeIds: string[]) => call(users.inviteEmployees, { body: { employeeIds } }),
    onSettled: () => void refresh(cache),
  });
}

const mails = { invitation: users.invite, link: users.sendMagicLink } as const;
export type UserMail = keyof typeof mails;

export const useSendMail = () =>
  useMutation({
    mutationFn: ({ id, mail }: { id: string; mail: UserMail }) =>
      call(mails[mail], { params: { id } }),
  });

/** Removes the second factor of a user who lost it. */
export function useResetFactors(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => call(users.resetFactors, { params: { id } }),
    onSettled: () => void refresh(cache),
  });
}

/** Gives the temporary password, or null when a link was mailed. */
export function useResetPassword(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (by: 'mail' | 'temporary') =>
      (await call(users.resetPassword, { params: { id }, body: { by } })).temporaryPassword,
    onSettled: () => void refresh(cache),
    // A password must not stay in memory longer than it is on the screen.
    gcTime: 0,
  });
}
