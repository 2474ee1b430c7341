import type { Encoding } from './encodings.ts';
import { type FileSheet, type ReadFile, UnreadableFile } from './file-contents.ts';
import { parseCsv } from './parse-csv.ts';
import { parseWorkbook } from './parse-workbook.ts';

/** A text without the sign that keeps a spreadsheet from running it, as our own exports have it, and with plain line ends. */
const toPlainText = (cell: string) =>
  cell
    .trim()
    .replace(/^'(?=[=+\-@])/, '')
    .replaceAll('\r\n', '\n');

const tidyUpSheet = (sheet: FileSheet): FileSheet => ({
  ...sheet,
  lines: sheet.lines
    .map(({ number, cells }) => ({ number, cells: cells.map(toPlainText) }))
    .filter(({ cells }) => cells.some(Boolean)),
});

/** Parses a CSV or Excel file; its letters as `encoding`, where the file does not say itself how they are stored. */
export async function parseFile(
  name: string,
  bytes: Uint8Array,
  encoding?: Encoding,
): Promise<ReadFile> {
  const read = name.endsWith('.xlsx') ? await parseWorkbook(bytes) : parseCsv(bytes, encoding);
  // A sheet with only the line of column names has nothing to import.
  const sheets = read.sheets.map(tidyUpSheet).filter(({ lines }) => lines.length > 1);
  if (sheets.length === 0) {
    throw new UnreadableFile('Er staan geen regels in dit bestand.');
  }
  return { ...read, sheets };
}
