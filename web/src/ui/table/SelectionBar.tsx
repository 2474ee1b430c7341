import { Button } from '@mantine/core';
import { IconCheckbox, IconX } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useIsPhone } from '../viewport.ts';
import { ExportMenu } from './ExportMenu.tsx';
import classes from './list.module.css';
import { SelectAll } from './SelectAll.tsx';
import type { ListState } from './useList.ts';

/** Bulk actions for the selected rows; `keep` reduces the selection to these. */
export type BulkActions<Row> = (
  rows: readonly Row[],
  keep: (rows: readonly Row[]) => void,
) => ReactNode;

interface Props<Row extends { id: string }> {
  list: ListState<Row>;
  bulkActions: BulkActions<Row> | undefined;
}

const cross = <IconX size={18} stroke={1.5} aria-hidden />;

/** The number of selected rows and their bulk actions. */
export function SelectionBar<Row extends { id: string }>({ list, bulkActions }: Props<Row>) {
  const isPhone = useIsPhone();
  const id = useId();
  const { selected, keep } = list.selection;
  const clear = () => keep([]);
  return (
    <div className={classes.ticked}>
      {isPhone && (
        <label className={classes.tickAll} htmlFor={id}>
          <SelectAll list={list} id={id} />
          Alles
        </label>
      )}
      <span className={classes.count} role="status">
        {selected.length.toLocaleString('nl-NL')} geselecteerd
      </span>
      {isPhone ? (
        <Button variant="subtle" px="sm" aria-label="Wis selectie" onClick={clear}>
          {cross}
        </Button>
      ) : (
        <Button variant="subtle" leftSection={cross} onClick={clear}>
          Wis selectie
        </Button>
      )}
      {bulkActions?.(selected, keep)}
      <ExportMenu list={list} rows={selected} label="Selectie exporteren" />
    </div>
  );
}

/** Starts selection mode on a phone, where rows have no checkbox. */
export const SelectButton = ({
  onSelect,
  disabled,
}: {
  onSelect: () => void;
  disabled: boolean;
}) => (
  <Button
    variant="default"
    px="sm"
    aria-label="Selecteren"
    title="Selecteren"
    disabled={disabled}
    onClick={onSelect}
  >
    <IconCheckbox size={18} stroke={1.5} aria-hidden />
  </Button>
);
