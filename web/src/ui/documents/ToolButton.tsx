import { ActionIcon } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';

interface Props {
  label: string;
  Icon: Icon;
  /** Undefined when the button has nothing to do. */
  onClick: (() => void) | undefined;
}

/** A button beside what the viewer shows, as big as a thumb needs it. */
export const ToolButton = ({ label, Icon: Sign, onClick }: Props) => (
  <ActionIcon
    variant="subtle"
    color="gray"
    size={48}
    aria-label={label}
    title={label}
    disabled={!onClick}
    onClick={onClick}
  >
    <Sign size={20} stroke={1.5} aria-hidden />
  </ActionIcon>
);
