import { Button, Menu } from '@mantine/core';
import { IconDownload, IconFileSpreadsheet, IconFileText } from '@tabler/icons-react';
import { messageOf } from '../../lib/api/messages.ts';
import { download, type ExportFormat } from '../../lib/export/download.ts';
import { notify } from '../../lib/notify.ts';
import { useIsPhone } from '../viewport.ts';
import { sheetOf } from './columns.ts';
import type { ListState } from './useList.ts';

interface Props<Row extends { id: string }> {
  list: ListState<Row>;
  /** The rows to export, in their order. */
  rows: readonly Row[];
  label: string;
}

/** Exports rows with the visible columns as a file. */
export function ExportMenu<Row extends { id: string }>({ list, rows, label }: Props<Row>) {
  const isPhone = useIsPhone();
  const save = (format: ExportFormat) =>
    download(sheetOf(list.title, list.visible, rows), format).catch((error: unknown) =>
      notify.error(`Niet geëxporteerd. ${messageOf(error)}`),
    );
  const icon = <IconDownload size={18} stroke={1.5} aria-hidden />;
  return (
    <Menu
      position="bottom-end"
      shadow="md"
      width={160}
      // Rendered in place, because it belongs to the list.
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      disabled={rows.length === 0}
    >
      <Menu.Target>
        <Button
          variant="default"
          leftSection={isPhone ? undefined : icon}
          disabled={rows.length === 0}
          {...(isPhone && { 'aria-label': label, px: 'sm' })}
        >
          {isPhone ? icon : label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconFileText size={18} stroke={1.5} aria-hidden />}
          onClick={() => void save('csv')}
        >
          CSV
        </Menu.Item>
        <Menu.Item
          leftSection={<IconFileSpreadsheet size={18} stroke={1.5} aria-hidden />}
          onClick={() => void save('xlsx')}
        >
          Excel
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
