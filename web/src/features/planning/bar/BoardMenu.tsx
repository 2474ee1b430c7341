import '../../../ui/bar/mantine.ts';
import { Menu } from '@mantine/core';
import {
  IconArrowsMove,
  IconBrandWhatsapp,
  IconCalendarPlus,
  IconCalendarShare,
  IconCopy,
  IconEye,
  IconEyeCheck,
  IconEyeOff,
  IconFileText,
  IconHeartbeat,
  IconPencil,
  IconPhoto,
  IconRepeat,
  IconSquareCheck,
  IconTrash,
} from '@tabler/icons-react';
import { useIsPhone } from '../../../ui/page/viewport.ts';
import type { MenuAt } from '../board/gestures.ts';
import type { Bar } from '../board/rows/rows.ts';
import { formatSelected } from '../dialogs/subject.ts';
import { isAnySelected } from '../edits/commands.ts';
import { type SelectedItems, useSelectionEntries } from '../edits/useSelectionEntries.ts';
import classes from '../planning.module.css';
import { type BoardActions, getDateOfColumn } from './useBoardMenuActions.ts';

interface Props {
  at: MenuAt | null;
  actions: BoardActions;
  selected: SelectedItems;
  onClose: () => void;
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** The menu of a bar or a free cell, at the pointer. Default export for lazy loading. */
export default function BoardMenu({ at, actions, selected, onClose }: Props) {
  if (!at) return null;
  const { bar } = at;
  const { items } = selected;
  return (
    <Menu
      opened
      onChange={(isOpen) => !isOpen && onClose()}
      position="bottom-start"
      shadow="md"
      width="max-content"
      middlewares={{ shift: { crossAxis: true } }}
      returnFocus
    >
      <Menu.Target>
        <span className={classes.menuSpot} style={{ left: at.x, top: at.y }} />
      </Menu.Target>
      <Menu.Dropdown className={classes.itemMenu ?? ''} aria-label="Acties">
        {!bar && <CellEntries at={at} actions={actions} />}
        {bar &&
          (items.length > 1 && isAnySelected(bar.items, items) ? (
            <SelectionEntries {...selected} />
          ) : (
            <BarEntries bar={bar} at={at} actions={actions} />
          ))}
      </Menu.Dropdown>
    </Menu>
  );
}

interface EntriesProps {
  at: MenuAt;
  actions: BoardActions;
}

/** For one person the entry acts at once; for several it asks whom. */
function IllnessEntries({ at, actions }: EntriesProps) {
  const entries = actions.listIllness(at);
  const [first] = entries;
  const leftSection = <IconHeartbeat {...icon} />;
  if (!first) return null;
  if (entries.length === 1) {
    return (
      <Menu.Item leftSection={leftSection} onClick={first.run}>
        {first.label}
      </Menu.Item>
    );
  }
  return (
    <Menu.Sub>
      <Menu.Sub.Target>
        <Menu.Sub.Item leftSection={leftSection}>Ziek of beter melden</Menu.Sub.Item>
      </Menu.Sub.Target>
      <Menu.Sub.Dropdown>
        {entries.map(({ name, label, run }) => (
          <Menu.Item key={name} onClick={run}>
            {`${name}: ${label.toLowerCase()}`}
          </Menu.Item>
        ))}
      </Menu.Sub.Dropdown>
    </Menu.Sub>
  );
}

function CellEntries({ at, actions }: EntriesProps) {
  const { row, column } = at;
  const date = getDateOfColumn(row, column);
  return (
    <>
      <Menu.Item
        leftSection={<IconCalendarPlus {...icon} />}
        onClick={() => actions.onPlan(row, column)}
      >
        Inplannen
      </Menu.Item>
      {date !== undefined && (
        <Menu.Item leftSection={<IconCopy {...icon} />} onClick={() => actions.onCopyDay(date)}>
          Dag kopiëren…
        </Menu.Item>
      )}
      {date !== undefined && actions.draftsOn(date) > 0 && (
        <Menu.Item leftSection={<IconEye {...icon} />} onClick={() => actions.onPublishDay(date)}>
          Publiceer deze dag
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconCalendarShare {...icon} />} onClick={() => actions.onShift(at)}>
        Verschuiven…
      </Menu.Item>
      <IllnessEntries {...{ at, actions }} />
      <ToldEntry {...{ at, actions }} />
      <CopyEntries {...{ at, actions }} />
    </>
  );
}

const CopyEntries = ({ at: { row }, actions: { listCopies } }: EntriesProps) =>
  listCopies?.(row).map(({ name, run }, index) => (
    <Menu.Item key={name} leftSection={<IconBrandWhatsapp {...icon} />} onClick={run}>
      {index === 0 ? 'Kopieer voor WhatsApp' : `Kopieer ${name} voor WhatsApp`}
    </Menu.Item>
  ));

const ToldEntry = ({ at: { row }, actions: { onTold } }: EntriesProps) =>
  onTold && (
    <Menu.Item leftSection={<IconEyeCheck {...icon} />} onClick={() => onTold(row)}>
      Wat is doorgegeven
    </Menu.Item>
  );

/** Shows the menu of a selected item: its actions apply to the whole selection. */
function SelectionEntries(selected: SelectedItems) {
  const entries = useSelectionEntries(selected);
  return (
    <>
      <Menu.Label>{formatSelected(selected.items)}</Menu.Label>
      {entries.map(({ label, Icon, onChoose }) => (
        <Menu.Item key={label} leftSection={<Icon {...icon} />} onClick={onChoose}>
          {label}
        </Menu.Item>
      ))}
    </>
  );
}

function BarEntries({ bar, at, actions }: EntriesProps & { bar: Bar }) {
  const { row, column } = at;
  const isPhone = useIsPhone();
  const isDraft = bar.items[0]?.isDraft ?? false;
  const entry = (label: string, Icon: typeof IconCopy, run: () => void, key?: string) => (
    <Menu.Item
      leftSection={<Icon {...icon} />}
      rightSection={key && !isPhone && <kbd>{key}</kbd>}
      onClick={run}
    >
      {label}
    </Menu.Item>
  );
  return (
    <>
      {entry('Openen', IconPencil, () => actions.onOpen(bar, column, row))}
      {entry('Afbeeldingen bekijken', IconPhoto, () => actions.onOpen(bar, column, row, 'images'))}
      {entry('Werkbon en geschiedenis', IconFileText, () => actions.onPage(bar, column))}
      {entry(
        'Verplaatsen of kopiëren…',
        IconArrowsMove,
        () => actions.onMove(bar, column, row),
        'V',
      )}
      {entry('Herhalen…', IconRepeat, () => actions.onRepeat(bar))}
      {entry('Verschuiven…', IconCalendarShare, () => actions.onShift(at))}
      {entry('Selecteren', IconSquareCheck, () => actions.onSelect(bar), 'Spatie')}
      {isDraft
        ? entry('Publiceren', IconEye, () => actions.onDraft(bar, false))
        : entry('Naar concept', IconEyeOff, () => actions.onDraft(bar, true))}
      <IllnessEntries {...{ at, actions }} />
      <ToldEntry {...{ at, actions }} />
      <CopyEntries {...{ at, actions }} />
      {entry('Nog iets inplannen', IconCalendarPlus, () => actions.onPlan(row, column), 'N')}
      <Menu.Divider />
      <Menu.Item
        color="red"
        c="var(--mantine-color-error)"
        leftSection={<IconTrash {...icon} />}
        rightSection={!isPhone && <kbd>Del</kbd>}
        onClick={() => actions.onRemove(bar, column, row)}
      >
        Verwijderen
      </Menu.Item>
    </>
  );
}
