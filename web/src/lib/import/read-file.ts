import { limits } from '@ploegplan/contract/limits';
import { formatNumericDay } from '../dates/dates.ts';
import { formatNumber } from '../values/numbers.ts';

/** Why a file cannot be read, in the user's words. */
export class UnreadableFile extends Error {}

const xlsx = /\.xlsx$/i;
const csv = /\.(csv|txt|tsv)$/i;

/** UTF-8, as most programs write, UTF-16 as 'Unicode text' of Excel is, else as Excel on Windows does. */
function textOf(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  // By its mark, or by the empty half of its first letter.
  if ((first === 0xff && second === 0xfe) || second === 0) {
    return new TextDecoder('utf-16le').decode(bytes);
  }
  if ((first === 0xfe && second === 0xff) || first === 0) {
    return new TextDecoder('utf-16be').decode(bytes);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const delimiters = [';', '\t', ','];

/** The sign that parts the columns: the one that the first line that is not empty has most of. */
function delimiterOf(text: string): string {
  const [head = ''] = text.trimStart().split(/\r?\n/, 1);
  const names = head.replaceAll(/"[^"]*"/g, '');
  const counts = delimiters.map((sign) => names.split(sign).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ';';
}

/** Whether so many characters are controls that this is no text; old programs end a text with one. */
const isBinary = (text: string): boolean =>
  (text.match(/[^\P{Cc}\s]/gu)?.length ?? 0) > text.length / 100;

async function readCsv(bytes: ArrayBuffer): Promise<string[][]> {
  const { dsvFormat } = await import('d3-dsv');
  const text = textOf(bytes);
  if (isBinary(text)) {
    throw new UnreadableFile('Dit is geen CSV-bestand, of het is beschadigd.');
  }
  // A line for Excel that names the sign; empty, because lines are counted.
  const [hint, named] = /^sep=(.)/.exec(text) ?? [];
  const rest = hint === undefined ? text : text.slice(hint.length);
  return dsvFormat(named ?? delimiterOf(rest)).parseRows(rest);
}

type Cell = string | number | boolean | Date | null | undefined;

function cellText(cell: Cell): string {
  if (cell instanceof Date) return formatNumericDay(cell.toISOString().slice(0, 10));
  if (typeof cell === 'boolean') return cell ? 'ja' : 'nee';
  return typeof cell === 'number' ? String(cell).replace('.', ',') : (cell ?? '');
}

async function readXlsx(bytes: ArrayBuffer): Promise<string[][]> {
  // Without a worker, whose code the content security policy would refuse.
  const { readSheet } = await import('read-excel-file/universal');
  try {
    const rows = await readSheet(bytes);
    return rows.map((row) => row.map((cell) => cellText(cell as Cell)));
  } catch (error) {
    throw new UnreadableFile('Dit is geen Excel-bestand, of het is beschadigd.', { cause: error });
  }
}

/** A text without the sign that keeps a spreadsheet from running it, as our own exports have it, and with plain line ends. */
const plainText = (cell: string) =>
  cell
    .trim()
    .replace(/^'(?=[=+\-@])/, '')
    .replaceAll('\r\n', '\n');

/** A line of a file, with its number in it. */
export interface FileLine {
  number: number;
  cells: string[];
}

export interface FileTable {
  headers: string[];
  /** Without empty lines. */
  lines: FileLine[];
}

/** The rows of a CSV or Excel file: the first that is not empty has the names of the columns. */
export async function readTable(file: File): Promise<FileTable> {
  if (!xlsx.test(file.name) && !csv.test(file.name)) {
    throw new UnreadableFile('Kies een CSV-bestand of een Excel-bestand (.xlsx).');
  }
  if (file.size > limits.importBytes) throw new UnreadableFile('Het bestand is groter dan 5 MB.');
  const bytes = await file.arrayBuffer();
  const rows = xlsx.test(file.name) ? await readXlsx(bytes) : await readCsv(bytes);
  const lines = rows
    .map((cells, at) => ({ number: at + 1, cells: cells.map(plainText) }))
    .filter(({ cells }) => cells.some(Boolean));
  const [head, ...rest] = lines;
  if (!head || rest.length === 0) throw new UnreadableFile('Er staan geen regels in dit bestand.');
  if (rest.length > limits.importRows) {
    throw new UnreadableFile(
      `Er staan meer dan ${formatNumber(limits.importRows)} regels in. Verdeel het over meer bestanden.`,
    );
  }
  const width = Math.max(...lines.map(({ cells }) => cells.findLastIndex(Boolean) + 1));
  const wide = (cells: readonly string[]) =>
    Array.from({ length: width }, (_, at) => cells[at] ?? '');
  return {
    headers: wide(head.cells),
    lines: rest.map(({ number, cells }) => ({ number, cells: wide(cells) })),
  };
}
