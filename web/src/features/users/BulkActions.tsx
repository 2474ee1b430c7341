import { Button } from '@mantine/core';
import type { User } from '@ploegplan/contract/users/schemas';
import { IconMailForward, IconUserOff } from '@tabler/icons-react';
import { formatCount, type Task, useBulk } from './bulk.ts';

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

interface Props {
  users: readonly User[];
  ownId: string | undefined;
  /** Keeps these selected: the users for whom it failed. */
  onDone: (failed: readonly User[]) => void;
}

/** Bulk actions on users; each applies to the selected users that it makes sense for. */
export function BulkActions({ users, ownId, onDone }: Props) {
  const { run, running } = useBulk(onDone);
  const invited = users.filter(({ state, email }) => state === 'invited' && email !== '');
  const active = users.filter(({ id, state }) => state !== 'inactive' && id !== ownId);
  const button = (task: Task, chosen: readonly User[]) => ({
    variant: 'default' as const,
    disabled: chosen.length === 0 || running !== null,
    loading: running === task,
    onClick: () => void run(task, chosen),
  });
  return (
    <>
      <Button leftSection={<IconMailForward {...icon} />} {...button('invite', invited)}>
        Uitnodiging sturen{formatCount(invited)}
      </Button>
      <Button leftSection={<IconUserOff {...icon} />} {...button('deactivate', active)}>
        Deactiveren{formatCount(active)}
      </Button>
    </>
  );
}
