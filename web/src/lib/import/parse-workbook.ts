import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import readWorkbook from 'read-excel-file/web-worker';
import { formatNumericDay } from '../dates/dates.ts';
import { type FileSheet, type ReadFile, UnreadableFile } from './file-contents.ts';

/** Bytes of a workbook's unpacked XML: several times what 5,000 wide lines take. */
const MOST_UNPACKED = 100 * 1024 * 1024;
/** A cell beyond these is no part of a list of 5,000 lines; one alone would make a table of billions of cells. */
const MOST_ROWS = 10_000;
const MOST_COLUMNS = 500;

const DAMAGED = 'Dit is geen Excel-bestand, of het is beschadigd.';

/** The XML files of a workbook. Their sizes are those that the archive states; more than that is never written. */
function unpack(bytes: Uint8Array): Record<string, Uint8Array> {
  let unpacked = 0;
  return unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.(xml|rels)$/.test(name)) return false;
      unpacked += originalSize;
      if (unpacked > MOST_UNPACKED) {
        throw new UnreadableFile(
          'Dit Excel-bestand is uitgepakt groter dan 100 MB. Zet alleen de lijst in een nieuw bestand.',
        );
      }
      return true;
    },
  });
}

const parseColumnLetters = (letters: string): number =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

const cellPattern = /<((?:\w+:)?)c\s([^>]*?)(?:\/>|>(.*?)<\/\1c>)/gs;
const rowPattern = /<((?:\w+:)?)row\b([^>]*?)(?:\/>|>(.*?)<\/\1row>)/gs;
const addressPattern = /\br="([A-Z]{1,3})(\d{1,7})"/;

/**
 * The XML of a sheet without cells that only have a look, and without those far from the list, of which the names are given: the
 * reader makes a table up to the last cell.
 */
function trimSheet(xml: string): { xml: string; stray: string[] } {
  const stray: string[] = [];
  const trimCell = (cell: string, _prefix: string, attributes: string, content = '') => {
    if (!/<(?:\w+:)?(?:v|is)\b/.test(content)) return '';
    const [, letters = '', row = ''] = addressPattern.exec(attributes) ?? [];
    if (parseColumnLetters(letters) <= MOST_COLUMNS && Number(row) <= MOST_ROWS) return cell;
    stray.push(letters + row);
    return '';
  };
  const cells = xml.replaceAll(cellPattern, trimCell);
  return {
    xml: cells.replaceAll(rowPattern, (row, _prefix: string, attributes: string) =>
      Number(/\br="(\d+)"/.exec(attributes)?.[1]) > MOST_ROWS ? '' : row,
    ),
    stray,
  };
}

/** The sheets in their order: the file that each is in, and whether it is hidden. */
function listSheetFiles(files: Record<string, Uint8Array>): { path: string; isHidden: boolean }[] {
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const attribute = (tag: string, name: string) =>
    new RegExp(`\\s(?:\\w+:)?${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
  const tags = (xml: string, name: string) =>
    [...xml.matchAll(new RegExp(`<(?:\\w+:)?${name}\\s[^>]*>`, 'g'))].map(([tag]) => tag);
  const targets = new Map(
    tags(read('xl/_rels/workbook.xml.rels'), 'Relationship').map((tag) => [
      attribute(tag, 'Id'),
      attribute(tag, 'Target').replace(/^\/xl\//, ''),
    ]),
  );
  return tags(read('xl/workbook.xml'), 'sheet').map((tag) => ({
    path: `xl/${targets.get(attribute(tag, 'id')) ?? ''}`,
    isHidden: /^(very)?hidden$/i.test(attribute(tag, 'state')),
  }));
}

type Cell = string | number | boolean | Date | null | undefined;

function formatCell(cell: Cell): string {
  if (cell instanceof Date) return formatNumericDay(cell.toISOString().slice(0, 10));
  if (typeof cell === 'boolean') return cell ? 'ja' : 'nee';
  return typeof cell === 'number' ? String(cell).replace('.', ',') : (cell ?? '');
}

export async function parseWorkbook(bytes: Uint8Array): Promise<ReadFile> {
  try {
    const files = unpack(bytes);
    const sheets = listSheetFiles(files).map(({ path, isHidden }) => {
      const { xml, stray } = trimSheet(strFromU8(files[path] ?? new Uint8Array()));
      if (path in files) files[path] = strToU8(xml);
      return { isHidden, stray };
    });
    const read = await readWorkbook(zipSync(files, { level: 0 }).buffer as ArrayBuffer);
    return {
      sheets: read.map(
        ({ sheet, data }, at): FileSheet => ({
          name: sheet,
          isHidden: sheets[at]?.isHidden ?? false,
          lineCount: data.length,
          lines: data.map((row, index) => ({
            number: index + 1,
            cells: row.map((cell) => formatCell(cell as Cell)),
          })),
          brokenQuotes: [],
          stray: sheets[at]?.stray ?? [],
        }),
      ),
      encoding: null,
      sample: null,
    };
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile(DAMAGED, { cause: error });
  }
}
