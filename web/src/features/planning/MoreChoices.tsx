import '../../ui/bar/mantine.css';
import { Menu } from '@mantine/core';
import { IconCalendarOff, IconCopy, IconEye, IconListCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { MenuProps } from '../../ui/bar/LateMenu.tsx';
import { publishText } from './usePublishing.ts';

export interface MoreMenuProps {
  onCopy: () => void;
  /** Lists what does not add up. */
  onFindings: () => void;
  drafts: number;
  onPublish: () => void;
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** The menu 'Meer acties'; on a phone its entries are in the menu of the screen (`usePhoneActions.ts`). */
export function MoreChoices({
  target,
  opened,
  onChange,
  onCopy,
  onFindings,
  drafts,
  onPublish,
}: MenuProps & MoreMenuProps) {
  return (
    <Menu opened={opened} onChange={onChange} position="bottom-end" shadow="md" width="max-content">
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown maw="calc(100vw - 1rem)">
        <Menu.Item leftSection={<IconListCheck {...icon} />} onClick={onFindings}>
          Wat klopt er niet…
        </Menu.Item>
        <Menu.Item leftSection={<IconCopy {...icon} />} onClick={onCopy}>
          Planning kopiëren…
        </Menu.Item>
        {drafts > 0 && (
          <Menu.Item leftSection={<IconEye {...icon} />} onClick={onPublish}>
            {publishText(drafts)}
          </Menu.Item>
        )}
        <Menu.Item component={Link} to="/closures" leftSection={<IconCalendarOff {...icon} />}>
          Bedrijfssluitingen
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
