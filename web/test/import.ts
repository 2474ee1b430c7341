import { parseFile } from '../src/lib/import/parse-file.ts';
import { type FileTable, tableOf as tableOfSheet } from '../src/lib/import/read-file.ts';
import { type ImportDescription, matchColumns, targetsOf } from '../src/ui/import/description.ts';
import { correctedLine, lineReader, rowsOf } from '../src/ui/import/import-rows.ts';

interface Given<Row> {
  records?: readonly Row[];
  corrected?: ReadonlyMap<string, string>;
}

/** The lines of a file as its preview shows them, with the columns that are recognised. */
export function readLines<
  Values extends object,
  Row extends Values & { id: string; deleted?: boolean },
>(
  description: ImportDescription<Values, Row>,
  { headers, lines }: FileTable,
  { records = [], corrected = new Map() }: Given<Row> = {},
) {
  const mapping = matchColumns(headers, targetsOf(description));
  const read = lineReader(description, { mapping, records });
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

/** The first sheet of a file, of which the first line names the columns. */
export async function readTable(file: File): Promise<FileTable> {
  const [sheet] = (await parseFile(file.name, new Uint8Array(await file.arrayBuffer()))).sheets;
  if (!sheet) throw new Error(`${file.name} has no sheet.`);
  return tableOfSheet(sheet, 0);
}
