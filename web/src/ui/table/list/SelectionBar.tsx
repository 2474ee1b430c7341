import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { formatNumber } from '../../../lib/values/numbers.ts';
import { useIsPhone } from '../../page/viewport.ts';
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

export const formatSelected = <Row extends { id: string }>({ selection }: ListState<Row>): string =>
  `${formatNumber(selection.selected.length)} geselecteerd`;

/** The bulk actions of the selected rows: above a table with their number, on a phone below the cards at the thumb. */
export function SelectionBar<Row extends { id: string }>({ list, bulkActions }: Props<Row>) {
  const isPhone = useIsPhone();
  const id = useId();
  const { selected, keep } = list.selection;
  return (
    <div className={classes.ticked} data-selecting>
      {isPhone ? (
        <label className={classes.tickAll} htmlFor={id}>
          <SelectAll list={list} id={id} />
          Alles
        </label>
      ) : (
        <span className={classes.count} role="status">
          {formatSelected(list)}
        </span>
      )}
      {bulkActions?.(selected, keep)}
      <ExportMenu
        list={list}
        rows={selected}
        label={isPhone ? 'Exporteren' : 'Selectie exporteren'}
      />
      <Button
        variant="subtle"
        leftSection={<IconX size={18} stroke={1.5} aria-hidden />}
        onClick={() => keep([])}
      >
        {isPhone ? 'Wissen' : 'Wis selectie'}
      </Button>
    </div>
  );
}
