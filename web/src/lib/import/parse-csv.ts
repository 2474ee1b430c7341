import Papa from 'papaparse';
import { type DecodedText, decodeText, type Encoding, findFirstOtherLine } from './encodings.ts';
import {
  type FileSheet,
  type NumberedText,
  type ReadFile,
  UnreadableFile,
} from './file-contents.ts';

const delimiters = [';', '\t', ',', '|'];

interface Columns {
  delimiter: string;
  /** The number of columns. */
  width: number;
}

/** Lines by which the sign between columns is found. */
const LOOKED_AT = 20;

/** Finds the delimiter of the columns and their number: the sign that most of the first lines have equally often. */
function findColumns(lines: readonly string[], signs: readonly string[]): Columns {
  const first = lines.filter((line) => line.trim()).slice(0, LOOKED_AT);
  const unquoted = first.map((line) => line.replaceAll(/"[^"]*"/g, ''));
  const found = signs.flatMap((delimiter) => {
    const counts = unquoted.map((line) => line.split(delimiter).length);
    const alike = Map.groupBy(counts, (width) => width);
    return [...alike].map(([width, { length }]) => ({
      delimiter,
      width,
      score: (width - 1) * length,
    }));
  });
  const [best] = found.toSorted((a, b) => b.score - a.score);
  return best ?? { delimiter: ';', width: 1 };
}

/** True when a text has so many control characters that it is none; old programs end a text with one. */
const isBinary = (text: string): boolean =>
  (text.match(/[^\P{Cc}\s]/gu)?.length ?? 0) > text.length / 100;

/** A text of several lines can have this few columns by chance. */
const FEW_COLUMNS = 2;

/**
 * True when each line of this row has all its columns: then the quote that holds them together is one of a remark, which would swallow the
 * rows up to the next one.
 */
const isSwallowingRows = (raw: string, { delimiter, width }: Columns): boolean => {
  const lines = raw.trimEnd().split('\n');
  return (
    width > FEW_COLUMNS &&
    lines.length > 1 &&
    lines.every((line) => line.split(delimiter).length === width)
  );
};

/**
 * The number of faults after which the program that made the file puts no quotes around cells; looking for their ends would take minutes.
 */
const MOST_FAULTS = 200;

interface Row extends NumberedText {
  cells: string[];
  isBroken: boolean;
}

/**
 * The rows of a text with line feeds, each with its line and how it stands there. A row whose quotes are at fault is read as one line
 * in which quotes are plain characters, so that it keeps no other row from being read.
 */
function readRows(text: string, { delimiter, width }: Columns): Row[] {
  const rows: Row[] = [];
  let at = 0;
  let number = 1;
  const add = (cells: string[], raw: string, isBroken: boolean) => {
    rows.push({ number, cells, text: raw, isBroken });
    at += raw.length;
    number += raw.split('\n').length - (raw.endsWith('\n') ? 1 : 0);
  };
  const addPlain = () => {
    const end = text.indexOf('\n', at);
    const raw = text.slice(at, end < 0 ? text.length : end + 1);
    add(raw.trimEnd().split(delimiter), raw, raw.includes('"'));
  };
  for (let faults = 0; faults < MOST_FAULTS && at < text.length; faults += 1) {
    const from = at;
    Papa.parse<string[]>(text.slice(from), {
      delimiter,
      newline: '\n',
      step: ({ data, errors, meta }, parser) => {
        const raw = text.slice(at, from + meta.cursor);
        if (errors.length > 0 || isSwallowingRows(raw, { delimiter, width })) parser.abort();
        else add(data, raw, false);
      },
    });
    if (at < text.length) addPlain();
  }
  while (at < text.length) addPlain();
  return rows;
}

function readSheet(text: string): FileSheet {
  // A line for Excel that names the sign; empty, because lines are counted.
  const [hint, named] = /^sep=(.)/.exec(text) ?? [];
  const rest = text.slice(hint?.length ?? 0).replaceAll(/\r\n?/g, '\n');
  const lines = rest.replace(/\n$/, '').split('\n');
  const rows = readRows(rest, findColumns(lines, named === undefined ? delimiters : [named]));
  return {
    name: '',
    isHidden: false,
    lineCount: lines.length,
    lines: rows.map(({ number, cells }) => ({ number, cells })),
    brokenQuotes: rows
      .filter(({ isBroken }) => isBroken)
      .map(({ number, text: raw }) => ({ number, text: raw.trim() })),
    stray: [],
  };
}

/** The line on which one sees whether the letters were read well. */
function findSample(bytes: Uint8Array, { text, encoding }: DecodedText): NumberedText | null {
  if (!encoding) return null;
  const number = findFirstOtherLine(bytes);
  return { number, text: text.split(/\r\n?|\n/)[number - 1]?.trim() ?? '' };
}

export function parseCsv(bytes: Uint8Array, chosen?: Encoding): ReadFile {
  const decoded = decodeText(bytes, chosen);
  if (isBinary(decoded.text)) {
    throw new UnreadableFile('Dit is geen CSV-bestand, of het is beschadigd.');
  }
  return {
    sheets: [readSheet(decoded.text)],
    encoding: decoded.encoding,
    sample: findSample(bytes, decoded),
  };
}
