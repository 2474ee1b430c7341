import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { Secondary } from '../../../ui/bar/BarActions.tsx';
import { BarMenu } from '../../../ui/bar/BarMenu.tsx';

/** The menu 'Meer acties'. */
export const MoreMenu = ({ actions }: { actions: readonly Secondary[] }) => (
  <BarMenu
    sections={[{ entries: actions }]}
    button={(opener) => (
      <ActionIcon
        variant="default"
        size="var(--control-height)"
        aria-label="Meer acties"
        title="Meer acties"
        {...opener}
      >
        <IconDots size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
    )}
  />
);
