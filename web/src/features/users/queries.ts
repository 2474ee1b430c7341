import { users } from '@ploegplan/contract/users';
import type { NewUser, User, UserUpdate } from '@ploegplan/contract/users.schemas';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { call } from '../../lib/api.ts';

export const usersKeys = {
  all: ['users'] as const,
  list: ['users', 'list'] as const,
};

export const usersQuery = queryOptions({
  queryKey: usersKeys.list,
  queryFn: ({ signal }) => call(users.list, { signal }),
  refetchOnWindowFocus: 'always',
});

const refresh = (cache: QueryClient) => cache.invalidateQueries({ queryKey: usersKeys.all });

/** Updates the user in the cached list before it is refetched. */
function showUser(cache: QueryClient, user: User): void {
  cache.setQueryData(usersQuery.queryKey, (list) => {
    if (!list) return list;
    return list.some(({ id }) => id === user.id)
      ? list.map((known) => (known.id === user.id ? user : known))
      : [...list, user];
  });
}

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
    onSuccess: (user) => showUser(cache, user),
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
