import { Button } from '@mantine/core';
import {
  IconAdjustmentsHorizontal,
  IconCheckbox,
  IconFileSpreadsheet,
  IconFileText,
} from '@tabler/icons-react';
import type { BarEntry } from '../../bar/actions.ts';
import { BarMenu } from '../../bar/BarMenu.tsx';
import { useExport } from './ExportMenu.tsx';
import type { View } from './List.tsx';
import type { ListState } from './useList.ts';

interface Props<Row extends { id: string }> {
  list: ListState<Row>;
  view: View<Row> | undefined;
}

/** Offers the actions of a list on a phone besides the search. */
export function ListMenu<Row extends { id: string }>({ list, view }: Props<Row>) {
  const save = useExport(list, list.shown);
  const select = { label: 'Selecteren', Icon: IconCheckbox, onChoose: list.selection.begin };
  const ofRows: BarEntry[] = [
    // A view of its own has no rows to select.
    ...(view?.rows ? [] : [select]),
    { label: 'Exporteren als CSV', Icon: IconFileText, onChoose: () => save('csv') },
    { label: 'Exporteren als Excel', Icon: IconFileSpreadsheet, onChoose: () => save('xlsx') },
  ];
  const sections = [
    ...(view ? [{ label: 'Weergave', entries: view.choices }] : []),
    ...(list.shown.length > 0 && !list.isShort ? [{ entries: ofRows }] : []),
  ];
  return (
    <BarMenu
      sections={sections}
      button={(opener) => (
        <Button
          variant="default"
          px="sm"
          aria-label="Lijstmenu"
          title="Lijstmenu"
          disabled={sections.length === 0}
          {...opener}
        >
          <IconAdjustmentsHorizontal size={20} stroke={1.5} aria-hidden />
        </Button>
      )}
    />
  );
}
