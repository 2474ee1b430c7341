import { ActionIcon } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { useIsPhone } from '../page/viewport.ts';

interface Props {
  label: string;
  Icon: Icon;
  /** True when the selection has the format; absent where that does not apply. */
  isActive?: boolean;
  onClick: () => void;
}

/** A button of the toolbar. */
export function ToolButton({ label, Icon, isActive, onClick }: Props) {
  const isPhone = useIsPhone();
  return (
    <ActionIcon
      variant={isActive ? 'light' : 'subtle'}
      {...(!isActive && { color: 'gray' })}
      size={isPhone ? 48 : 32}
      aria-label={label}
      {...(isActive !== undefined && { 'aria-pressed': isActive })}
      title={label}
      // The selection stays in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <Icon size={18} stroke={1.5} aria-hidden />
    </ActionIcon>
  );
}
