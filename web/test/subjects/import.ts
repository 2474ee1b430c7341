import { toCsv } from '@ploegplan/contract/values/csv';
import { toXlsx } from '../../src/lib/export/xlsx.ts';
import { parseFile } from '../../src/lib/import/parse-file.ts';
import { type FileTable, toTable as tableOfSheet } from '../../src/lib/import/read-file.ts';
import {
  type ImportDescription,
  listTargets,
  matchColumns,
} from '../../src/ui/import/description.ts';
import {
  applyCorrections,
  buildRows,
  createLineReader,
  type Given,
} from '../../src/ui/import/rows/import-rows.ts';
import { createColumns, type RecordField } from '../../src/ui/record/fields.tsx';
import { createSheet } from '../../src/ui/table/columns.ts';

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
    mapping = matchColumns(headers, listTargets(description)),
    records = [],
    replaced = new Set(),
    corrected = new Map(),
  }: Choices<Row> = {},
) {
  const read = createLineReader(description, { mapping, records, replaced });
  return buildRows(
    description,
    lines.map((line) => read(applyCorrections(line, corrected))),
  );
}

/** The list of these records as it is exported, and read again. */
export async function exportedTable<Values, Row extends Values>(
  fields: readonly RecordField<Values, Row>[],
  rows: readonly Row[],
  format: 'csv' | 'xlsx',
): Promise<FileTable> {
  const sheet = createSheet('Lijst', createColumns(fields), rows);
  const part = format === 'csv' ? toCsv(sheet) : await (await toXlsx(sheet)).arrayBuffer();
  return readTable(new File([part], `lijst.${format}`));
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
