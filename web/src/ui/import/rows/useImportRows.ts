import { useEffect, useMemo, useState } from 'react';
import type { FileTable } from '../../../lib/import/read-file.ts';
import type { ImportDescription } from '../description.ts';
import {
  applyCorrections,
  buildRows,
  createLineReader,
  type Given,
  type ImportRow,
  type ReadLine,
} from './import-rows.ts';

interface GivenTable<Row> extends Given<Row> {
  table: FileTable;
  /** Cells that were corrected, by line and column. */
  corrected: ReadonlyMap<string, string>;
}

interface ReadRows<Values, Row> {
  /** The rows of the last reading; none before the first time. */
  rows: ImportRow<Values, Row>[];
  /** The part of the lines that is read, from 0 to 1. */
  progress: number;
}

/** Lines that are read in one task. */
const STEP = 200;

/** Reads every line of a file as it would be imported, in steps, so that thousands of lines keep the page in use. */
export function useImportRows<
  Values extends object,
  Row extends Values & { id: string; deleted?: boolean },
>(
  description: ImportDescription<Values, Row>,
  { table, mapping, corrected, records, replaced }: GivenTable<Row>,
): ReadRows<Values, Row> {
  const read = useMemo(
    () => createLineReader(description, { mapping, records, replaced }),
    [description, mapping, records, replaced],
  );
  const [state, setState] = useState<{ lines: ReadLine<Values, Row>[]; by: typeof read | null }>({
    lines: [],
    by: null,
  });
  const [done, setDone] = useState(0);
  useEffect(() => {
    const lines: ReadLine<Values, Row>[] = [];
    const step = () => {
      setDone(lines.length);
      lines.push(...table.lines.slice(lines.length, lines.length + STEP).map(read));
      if (lines.length < table.lines.length) timer = setTimeout(step);
      else setState({ lines, by: read });
    };
    let timer = setTimeout(step);
    return () => clearTimeout(timer);
  }, [table, read]);
  const isRead = state.by === read;
  const rows = useMemo(() => {
    const numbers = new Set([...corrected.keys()].map((key) => Number(key.split(' ')[0])));
    const lines = state.lines.map((entry, at) => {
      const line = table.lines[at];
      return isRead && line && numbers.has(line.number)
        ? read(applyCorrections(line, corrected))
        : entry;
    });
    return buildRows(description, lines);
  }, [description, table, read, isRead, state.lines, corrected]);
  return { rows, progress: isRead ? 1 : done / table.lines.length };
}
