import { Button } from '@mantine/core';
import type { FileTable } from '../../../lib/import/read-file.ts';
import { formatNumber } from '../../../lib/values/numbers.ts';
import { createCellKey } from './import-rows.ts';

/** The cell that was corrected last, as the file has it, and what it was corrected to. */
export interface Correction {
  line: number;
  column: number;
  text: string;
}

interface Props {
  table: FileTable;
  corrected: ReadonlyMap<string, string>;
  last: Correction;
  onCorrect: (keys: readonly string[], text: string) => void;
}

/** Offers to correct the other cells of a column with the same text, such as a status that has another name here. */
export function SameCells({ table, corrected, last: { line, column, text }, onCorrect }: Props) {
  const before = table.lines.find(({ number }) => number === line)?.cells[column] ?? '';
  const keys = table.lines.flatMap(({ number, cells }) => {
    const key = createCellKey(number, column);
    return cells[column] === before && !corrected.has(key) ? [key] : [];
  });
  if (keys.length === 0 || before === '' || text.trim() === '') return null;
  return (
    <div className="flex flex-wrap gap-y-2 gap-x-4 items-center">
      <span role="status">
        {keys.length === 1
          ? `Nog 1 regel heeft ‘${before}’ bij ${table.headers[column]}.`
          : `Nog ${formatNumber(keys.length)} regels hebben ‘${before}’ bij ${table.headers[column]}.`}
      </span>
      <Button variant="light" onClick={() => onCorrect(keys, text)}>
        Ook ‘{text}’ maken
      </Button>
    </div>
  );
}
