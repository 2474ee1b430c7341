import '../../../ui/bar/mantine.ts';
import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconChevronUp, IconX } from '@tabler/icons-react';
import { formatSelected } from '../dialogs/subject.ts';
import { type SelectedItems, useSelectionEntries } from '../edits/useSelectionEntries.ts';
import classes from '../planning.module.css';

interface Props {
  selected: SelectedItems;
  onClear: () => void;
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** Offers actions on the selected items, below the board. Default export for lazy loading. */
export default function SelectionBar({ selected, onClear }: Props) {
  const entries = useSelectionEntries(selected);
  return (
    <div
      className="flex flex-none items-center gap-2 border-t bg-accent print-hidden px-4 py-1-5"
      role="toolbar"
      aria-label="Selectie"
    >
      <span className="flex-1 font-semibold whitespace-nowrap" role="status">
        {formatSelected(selected.items)}
      </span>
      <div className={classes.actions}>
        {entries.map(({ label, Icon, onChoose }) => (
          <Button
            key={label}
            variant="subtle"
            size="compact-sm"
            leftSection={<Icon {...icon} />}
            onClick={onChoose}
          >
            {label}
          </Button>
        ))}
      </div>
      <div className={classes.menuOfActions}>
        <Menu position="top-end" shadow="md" width="max-content">
          <Menu.Target>
            <Button rightSection={<IconChevronUp {...icon} />}>Acties</Button>
          </Menu.Target>
          <Menu.Dropdown>
            {entries.map(({ label, Icon, onChoose }) => (
              <Menu.Item key={label} leftSection={<Icon {...icon} />} onClick={onChoose}>
                {label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="var(--control-height)"
        aria-label="Wis selectie"
        title="Wis selectie (Esc)"
        onClick={onClear}
      >
        <IconX {...icon} />
      </ActionIcon>
    </div>
  );
}
