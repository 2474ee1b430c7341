import { ActionIcon, Button, Menu } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { IconDownload, IconFileSpreadsheet, IconFileText } from '@tabler/icons-react';
import { memo } from 'react';
import { type ExportFormat, exportSheet } from '../../../lib/export/export-sheet.ts';
import { createSheet } from '../columns.ts';
import type { ListState } from './useList.ts';

interface Props<Row extends { id: string }> {
  list: ListState<Row>;
  /** The rows to export, in their order. */
  rows: readonly Row[];
  label: string;
}

/** Exports rows with the visible columns as a file. */
export const useExport = <Row extends { id: string }>(
  { title, visible }: ListState<Row>,
  rows: readonly Row[],
) =>
  useCallbackRef(
    (format: ExportFormat) => void exportSheet(createSheet(title, visible, rows), format),
  );

export function ExportMenu<Row extends { id: string }>({ list, rows, label }: Props<Row>) {
  const save = useExport(list, rows);
  return <ExportFormats label={label} disabled={rows.length === 0} onChoose={save} />;
}

interface ExportFormatsProps {
  label: string;
  disabled: boolean;
  /** Shows the icon only, with the label as its name. */
  isIcon?: boolean;
  onChoose: (format: ExportFormat) => void;
}

/** The menu is memoised, so that it is not drawn at every key of the search. */
export const ExportFormats = memo(function ExportFormats({
  label,
  disabled,
  isIcon = false,
  onChoose,
}: ExportFormatsProps) {
  return (
    <Menu
      position="bottom-end"
      shadow="md"
      width={160}
      // Rendered in place, because it belongs to the list.
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      disabled={disabled}
    >
      <Menu.Target>
        {isIcon ? (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={48}
            aria-label={label}
            title={label}
            disabled={disabled}
          >
            <IconDownload size={20} stroke={1.5} aria-hidden />
          </ActionIcon>
        ) : (
          <Button
            variant="subtle"
            color="gray"
            leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />}
            disabled={disabled}
          >
            {label}
          </Button>
        )}
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconFileText size={18} stroke={1.5} aria-hidden />}
          onClick={() => onChoose('csv')}
        >
          CSV
        </Menu.Item>
        <Menu.Item
          leftSection={<IconFileSpreadsheet size={18} stroke={1.5} aria-hidden />}
          onClick={() => onChoose('xlsx')}
        >
          Excel
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
});
