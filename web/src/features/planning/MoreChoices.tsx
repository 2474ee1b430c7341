import '../../ui/bar/mantine.css';
import { Menu } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconCalendarOff,
  IconCopy,
  IconEye,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { usePlanningEdits } from '../../data/planning-edits.ts';
import type { MenuProps } from '../../ui/bar/LateMenu.tsx';
import { useIsPhone } from '../../ui/viewport.ts';
import { publishText } from './usePublishing.ts';

export interface MoreMenuProps {
  onCopy: () => void;
  drafts: number;
  onPublish: () => void;
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** The menu 'Meer acties'. */
export function MoreChoices({
  target,
  opened,
  onChange,
  onCopy,
  drafts,
  onPublish,
}: MenuProps & MoreMenuProps) {
  const isPhone = useIsPhone();
  return (
    <Menu opened={opened} onChange={onChange} position="bottom-end" shadow="md" width="max-content">
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown maw="calc(100vw - 1rem)">
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
        {isPhone && <HistoryEntries />}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Undo and redo, with what that would be. */
function HistoryEntries() {
  const { undoLabel, redoLabel, undo, redo } = usePlanningEdits();
  const textOf = (name: string, label: string | null) =>
    label === null ? name : `${name}: ${label}`;
  return (
    <>
      <Menu.Divider />
      <Menu.Item
        leftSection={<IconArrowBackUp {...icon} />}
        disabled={undoLabel === null}
        onClick={() => void undo()}
      >
        {textOf('Ongedaan maken', undoLabel)}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconArrowForwardUp {...icon} />}
        disabled={redoLabel === null}
        onClick={() => void redo()}
      >
        {textOf('Opnieuw doen', redoLabel)}
      </Menu.Item>
    </>
  );
}
