import { ActionIcon } from '@mantine/core';
import type { User } from '@ploegplan/contract/users/schemas';
import { IconLink, IconMailForward } from '@tabler/icons-react';
import { listMails, mailLabels, useSending } from './sending.ts';

const icons = { invitation: IconMailForward, link: IconLink } as const;

/** Offers at the end of a row the one mail that this user is likely to need. */
export function SendButton({ user }: { user: User }) {
  const { send, sending } = useSending(user);
  const [mail] = listMails(user);
  if (!mail || user.email === '') return null;
  const Icon = icons[mail];
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={32}
      aria-label={`${mailLabels[mail]} naar ${user.username}`}
      title={mailLabels[mail]}
      loading={sending !== null}
      onClick={() => send(mail)}
    >
      <Icon size={18} stroke={1.5} aria-hidden />
    </ActionIcon>
  );
}
