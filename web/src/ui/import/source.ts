import type { FileSheet, ReadFile } from '../../lib/import/file-contents.ts';
import { formatQuantity } from '../../lib/values/numbers.ts';
import { type ImportTarget, matchColumns } from './description.ts';

/** The place of the records in a file: the sheet, and the index of the line that names the columns above them. */
export interface Source {
  sheetAt: number;
  headAt: number;
}

/** The number of lines above the names of the columns, for a title and what belongs to it. */
const HEADS = 20;

/** The lines that can name the columns; the last one has none below it. */
export const listHeadLines = ({ lines }: FileSheet) => lines.slice(0, -1).slice(0, HEADS);

/** Computes how well a line names columns: by the names that are known, then by its texts. */
function computeScore(
  cells: readonly string[],
  targets: readonly ImportTarget[],
): [number, number] {
  const known = matchColumns(cells, targets).filter(Boolean).length;
  return [known, cells.filter(Boolean).length];
}

const isBetter = ([known, filled]: [number, number], [least, fewest]: [number, number]) =>
  known > least || (known === 0 && least === 0 && filled > fewest);

/** The sheet and line that are most likely meant, of the sheets that are shown. */
export function proposeSource(
  { sheets }: ReadFile,
  targets: readonly ImportTarget[],
  chosenSheet?: number,
): Source {
  let best: Source & { score: [number, number] } = {
    sheetAt: chosenSheet ?? 0,
    headAt: 0,
    score: [0, 0],
  };
  for (const [sheetAt, sheet] of sheets.entries()) {
    if (chosenSheet === undefined ? sheet.isHidden : sheetAt !== chosenSheet) continue;
    for (const [headAt, { cells }] of listHeadLines(sheet).entries()) {
      const score = computeScore(cells, targets);
      if (isBetter(score, best.score)) best = { sheetAt, headAt, score };
    }
  }
  return { sheetAt: best.sheetAt, headAt: best.headAt };
}

/** Formats the counts of a sheet's lines, as '41 regels in het bestand: 1 met kolomnamen, 40 rijen'. */
export function formatLineCounts({ lines, lineCount, name }: FileSheet, headAt: number): string {
  const rows = lines.length - headAt - 1;
  const rest = lineCount - lines.length;
  const parts = [
    headAt > 0 && `${headAt} erboven`,
    '1 met kolomnamen',
    formatQuantity(rows, 'rij', 'rijen'),
    rest > 0 && `${formatQuantity(rest, 'lege of vervolgregel', 'lege of vervolgregels')}`,
  ];
  const where = name ? `op blad ‘${name}’` : 'in het bestand';
  return `${formatQuantity(lineCount, 'regel', 'regels')} ${where}: ${parts.filter(Boolean).join(', ')}`;
}

/** Lists notices about how the file was read, each with the line on which it is seen. */
export function listReadingNotices({ sample, encoding }: ReadFile, sheet: FileSheet): string[] {
  const [broken, ...others] = sheet.brokenQuotes;
  const [stray, ...more] = sheet.stray;
  const and = (count: number) => (count > 0 ? ` (en nog ${count})` : '');
  return [
    sample &&
      (encoding === 'utf-8'
        ? `Op regel ${sample.number} is een teken beschadigd: ${cut(sample.text)}`
        : `De letters zijn gelezen zoals ${encoding === 'cp850' ? 'DOS' : 'Windows'} ze schrijft. Kijk of regel ${sample.number} klopt: ${cut(sample.text)}`),
    broken &&
      `Op regel ${broken.number}${and(others.length)} staat een aanhalingsteken dat nergens bij hoort; het is als gewoon teken gelezen: ${cut(broken.text)}`,
    stray && `Cel ${stray}${and(more.length)} ligt ver buiten de lijst en is niet gelezen.`,
  ].filter((notice) => typeof notice === 'string');
}

const LONGEST = 80;

const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** '3: Klantnr, Naam, Plaats' */
export const formatHeadLabel = ({ number, cells }: { number: number; cells: readonly string[] }) =>
  `${number}: ${cut(cells.filter(Boolean).join(', '))}`;
