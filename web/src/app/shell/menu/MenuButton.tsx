import { ActionIcon } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';

interface Props {
  opened: boolean;
  onToggle: () => void;
}

export function MenuButton({ opened, onToggle }: Props) {
  return (
    <ActionIcon
      size="control"
      variant="subtle"
      color="gray"
      aria-label={opened ? 'Menu sluiten' : 'Menu openen'}
      aria-expanded={opened}
      onClick={onToggle}
    >
      <IconMenu2 size={20} stroke={1.5} aria-hidden />
    </ActionIcon>
  );
}
