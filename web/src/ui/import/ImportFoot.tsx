import { Button } from '@mantine/core';
import { useMemo } from 'react';
import type { FileTable } from '../../lib/import/read-file.ts';
import { formatNumber, formatQuantity } from '../../lib/values/numbers.ts';
import { FormError } from '../messages/FormError.tsx';
import classes from './import.module.css';
import { getHeader } from './rows/row-parts.tsx';

const formatRest = (count: number) =>
  count === 0
    ? 'Alle regels worden overgenomen.'
    : `${formatQuantity(count, 'regel wordt', 'regels worden')} niet overgenomen.`;

/** The columns with something in them that nothing is taken of. */
function formatDropped(table: FileTable, mapping: readonly (string | null)[]): string {
  const [first, second, ...more] = [...table.headers.keys()]
    .filter((column) => !mapping[column] && table.lines.some(({ cells }) => cells[column]?.trim()))
    .map((column) => `‘${getHeader(table, column)}’`);
  if (!first) return '';
  if (!second) return ` Kolom ${first} wordt overgeslagen.`;
  const last = more.length > 0 ? `en nog ${more.length}` : `en ${second}`;
  const between = more.length > 0 ? `, ${second}` : '';
  return ` Kolommen ${first}${between} ${last} worden overgeslagen.`;
}

interface Props {
  table: FileTable;
  mapping: readonly (string | null)[];
  /** The numbers of rows that are taken, and that are not. */
  chosen: number;
  skipped: number;
  fault: string | null;
  /** True once all rows were read. */
  isRead: boolean;
  isSending: boolean;
  onImport: () => void;
}

/** Says what is imported of a file and what is not, and starts it. */
export function ImportFoot(props: Props) {
  const { table, mapping, chosen, skipped, fault, isRead, isSending, onImport } = props;
  const dropped = useMemo(() => formatDropped(table, mapping), [table, mapping]);
  return (
    <div className={classes.foot}>
      <div className="w-full empty-hidden">{fault && <FormError text={fault} />}</div>
      <span>{chosen === 0 ? 'Er is niets om te importeren.' : formatRest(skipped) + dropped}</span>
      <Button disabled={chosen === 0 || !isRead} loading={isSending} onClick={onImport}>
        Importeer {formatNumber(chosen)}
      </Button>
    </div>
  );
}
