import type { FileTable } from '../src/lib/import/read-file.ts';
import { type ImportDescription, matchColumns, targetsOf } from '../src/ui/import/description.ts';
import { correctedLine, type Given, lineReader, rowsOf } from '../src/ui/import/import-rows.ts';

interface Choices<Row> extends Partial<Given<Row>> {
  corrected?: ReadonlyMap<string, string>;
}

/** The lines of a file as its preview shows them, with the columns that are recognised. */
export function readLines<
  Values extends object,
  Row extends Values & { id: string; deleted?: boolean },
>(
  description: ImportDescription<Values, Row>,
  { headers, lines }: FileTable,
  {
    mapping = matchColumns(headers, targetsOf(description)),
    records = [],
    replaced = new Set(),
    corrected = new Map(),
  }: Choices<Row> = {},
) {
  const read = lineReader(description, { mapping, records, replaced });
  return rowsOf(
    description,
    lines.map((line) => read(correctedLine(line, corrected))),
  );
}

/** A table of a file, by its lines. */
export const tableOf = (headers: string[], ...lines: string[][]): FileTable => ({
  headers,
  lines: lines.map((cells, at) => ({ number: at + 2, cells })),
});
