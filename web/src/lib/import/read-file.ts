import { limits } from '@ploegplan/contract/limits';
import { formatNumber } from '../values/numbers.ts';
import type { Encoding } from './encodings.ts';
import { type FileLine, type FileSheet, type ReadFile, UnreadableFile } from './file-contents.ts';
import type { FileToRead, ReadAnswer } from './read-file.worker.ts';

const xlsx = /\.xlsx$/i;
const csv = /\.(csv|txt|tsv)$/i;

/** Milliseconds after which a file is given up: the largest that is allowed takes some seconds on a slow machine. */
const LONGEST = 60_000;

const TOO_HEAVY =
  'Dit bestand kon niet worden gelezen. Zet alleen de lijst in een nieuw bestand, en probeer het nog eens.';

/** Returns the worker's answer. The worker is ended then, or once it takes too long. */
function askWorker(given: FileToRead): Promise<ReadAnswer> {
  const worker = new Worker(new URL('./read-file.worker.ts', import.meta.url), { type: 'module' });
  const { promise, resolve, reject } = Promise.withResolvers<ReadAnswer>();
  const giveUp = () => reject(new UnreadableFile(TOO_HEAVY));
  const timer = setTimeout(giveUp, LONGEST);
  worker.addEventListener('message', ({ data }: MessageEvent<ReadAnswer>) => resolve(data));
  worker.addEventListener('error', giveUp);
  worker.postMessage(given, [given.bytes]);
  return promise.finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}

/** Reads a CSV or Excel file; rejects with `UnreadableFile`. Reads its letters as `encoding` where it does not say itself. */
export async function readFile(file: File, encoding?: Encoding): Promise<ReadFile> {
  if (!xlsx.test(file.name) && !csv.test(file.name)) {
    throw new UnreadableFile('Kies een CSV-bestand of een Excel-bestand (.xlsx).');
  }
  if (file.size > limits.importBytes) throw new UnreadableFile('Het bestand is groter dan 5 MB.');
  const bytes = await file.arrayBuffer();
  const answer = await askWorker({ name: file.name.toLowerCase(), bytes, encoding });
  if ('unreadable' in answer) throw new UnreadableFile(answer.unreadable ?? TOO_HEAVY);
  return answer.read;
}

export interface FileTable {
  headers: string[];
  lines: FileLine[];
}

/** The lines of a sheet below the one that names the columns, without columns that are empty; rejects too many with `UnreadableFile`. */
export function toTable({ lines }: FileSheet, headAt: number): FileTable {
  const [head, ...rest] = lines.slice(headAt);
  if (!head || rest.length === 0) throw new UnreadableFile('Er staan geen regels in dit bestand.');
  if (rest.length > limits.importRows) {
    throw new UnreadableFile(
      `Er staan meer dan ${formatNumber(limits.importRows)} regels in. Verdeel het over meer bestanden.`,
    );
  }
  const used = new Set<number>();
  for (const { cells } of [head, ...rest]) {
    for (const [column, cell] of cells.entries()) if (cell) used.add(column);
  }
  const columns = [...used].toSorted((a, b) => a - b);
  const pick = (cells: readonly string[]) => columns.map((column) => cells[column] ?? '');
  return {
    headers: pick(head.cells),
    lines: rest.map(({ number, cells }) => ({ number, cells: pick(cells) })),
  };
}
