import '../../ui/bar/mantine.css';
import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconCalendarOff,
  IconCopy,
  IconDots,
  IconEye,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { usePlanningEdits } from '../../data/planning-edits.ts';
import { useIsPhone } from '../../ui/viewport.ts';
import { publishText } from './usePublishing.ts';

export interface MoreMenuProps {
  onCopy: () => void;
  drafts: number;
  onPublish: () => void;
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** What is done less often, and what the bar has no room for. */
export function MoreMenu({ onCopy, drafts, onPublish }: MoreMenuProps) {
  const isPhone = useIsPhone();
  return (
    <Menu position="bottom-end" shadow="md" width="max-content">
      <Menu.Target>
        <ActionIcon
          variant="default"
          size="var(--control-height)"
          aria-label="Meer acties"
          title="Meer acties"
        >
          <IconDots {...icon} />
        </ActionIcon>
      </Menu.Target>
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
