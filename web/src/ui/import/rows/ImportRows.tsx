import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { formatNumber } from '../../../lib/values/numbers.ts';
import { useIsPhone } from '../../page/viewport.ts';
import { ImportCards } from './ImportCards.tsx';
import { ImportTable } from './ImportTable.tsx';
import type { ImportState } from './import-rows.ts';
import type { RowsProps } from './row-parts.tsx';

/** Rows shown at first, and by which more are shown; faults come first. */
const STEP = 200;

const order: readonly ImportState[] = ['error', 'double', 'changed', 'new', 'same'];

/** The lines of a file with what becomes of each; columns can be taken for something else, and faulty cells corrected. */
export function ImportRows(props: RowsProps) {
  const { table, rows, corrected } = props;
  const [most, setMost] = useState(STEP);
  const cellsByLine = useMemo(
    () => new Map(table.lines.map(({ number, cells }) => [number, cells])),
    [table],
  );
  const shown = useMemo(() => {
    const mended = new Set([...corrected.keys()].map((key) => Number(key.split(' ')[0])));
    // A row that is being corrected stays where it is.
    const place = ({ line, state }: { line: number; state: ImportState }) =>
      mended.has(line) ? 0 : order.indexOf(state);
    return rows.toSorted((a, b) => place(a) - place(b)).slice(0, most);
  }, [rows, corrected, most]);
  const lines = shown.map((row) => ({ ...props, row, cells: cellsByLine.get(row.line) ?? [] }));
  const hidden = rows.length - shown.length;
  const more = hidden > 0 && (
    <div className="flex gap-4 items-center px-3 py-2 text-quiet">
      <p>En nog {formatNumber(hidden)} regels.</p>
      <Button variant="default" onClick={() => setMost(most + STEP)}>
        Toon er {formatNumber(Math.min(hidden, STEP))} meer
      </Button>
    </div>
  );
  return useIsPhone() ? (
    <ImportCards {...props} lines={lines} more={more} />
  ) : (
    <ImportTable {...props} lines={lines} more={more} />
  );
}
