import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { LateMenu, type MenuTrigger } from '../../ui/bar/LateMenu.tsx';
import { loadEarly } from '../../ui/lazy-part.tsx';
import type { MoreMenuProps } from './MoreChoices.tsx';

const load = async () => (await import('./MoreChoices.tsx')).MoreChoices;
loadEarly(load);

const button = (opener: MenuTrigger) => (
  <ActionIcon
    variant="default"
    size="var(--control-height)"
    aria-label="Meer acties"
    title="Meer acties"
    {...opener}
  >
    <IconDots size={18} stroke={1.5} aria-hidden />
  </ActionIcon>
);

/** What is done less often, and what the bar has no room for. */
export const MoreMenu = (menu: MoreMenuProps) => (
  <LateMenu button={button} load={load} menu={menu} />
);
