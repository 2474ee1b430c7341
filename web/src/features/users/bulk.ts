import { users } from '@ploegplan/contract/users/endpoints';
import type { User } from '@ploegplan/contract/users/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { userData } from '../../data/company/users.ts';
import { call } from '../../lib/api/call.ts';
import { explainError } from '../../lib/api/messages.ts';
import { notify } from '../../lib/notify.ts';
import { formatQuantity } from '../../lib/values/numbers.ts';
import { confirm } from '../../ui/messages/confirm.ts';
import { toFormValues, toUserFields } from './form/values.ts';

/** The number of selected users that an action applies to. */
export const formatCount = ({ length }: readonly User[]): string =>
  length > 0 ? ` (${length})` : '';

const deactivate = (user: User) =>
  call(users.update, {
    params: { id: user.id },
    body: { ...toUserFields({ ...toFormValues(user), active: false }), version: user.version },
  });

const tasks = {
  invite: {
    act: ({ id }: User) => call(users.invite, { params: { id } }),
    done: (count: number) => `${formatQuantity(count, 'uitnodiging', 'uitnodigingen')} verstuurd`,
  },
  deactivate: {
    act: deactivate,
    done: (count: number) => `${formatQuantity(count, 'gebruiker', 'gebruikers')} gedeactiveerd`,
  },
} as const;

export type Task = keyof typeof tasks;

const askToDeactivate = (chosen: readonly User[]) =>
  confirm({
    title: 'Gebruikers deactiveren',
    text: `${chosen.map(({ username }) => username).join(', ')}: wie je deactiveert, kan niet meer inloggen en wordt overal uitgelogd. De gegevens blijven bewaard en je kunt ze later weer actief maken.`,
    confirmLabel: 'Deactiveren',
    danger: true,
  });

/** Runs an action for several users in sequence, and notifies for whom it failed and why. */
export function useBulk(onDone: (failed: readonly User[]) => void) {
  const cache = useQueryClient();
  const [running, setRunning] = useState<Task | null>(null);
  const run = async (task: Task, chosen: readonly User[]) => {
    if (task === 'deactivate' && !(await askToDeactivate(chosen))) return;
    setRunning(task);
    const { act, done } = tasks[task];
    const failed: User[] = [];
    let reason = '';
    for (const user of chosen) {
      try {
        await act(user);
      } catch (error) {
        failed.push(user);
        reason = explainError(error);
      }
    }
    await cache.invalidateQueries({ queryKey: userData.list.queryKey.slice(0, 1) });
    setRunning(null);
    onDone(failed);
    const text = done(chosen.length - failed.length);
    if (failed.length === 0) return notify.success(text);
    const names = failed.map(({ username }) => username).join(', ');
    return notify.error(`${text}. Niet gelukt voor ${names}. ${reason}`);
  };
  return { run, running };
}
