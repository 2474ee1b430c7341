import type { Encoding } from './encodings.ts';

/** The error of a file that cannot be read, in the user's words. */
export class UnreadableFile extends Error {}

/** A line of a file, with its number in it. */
export interface FileLine {
  number: number;
  cells: string[];
}

export interface NumberedText {
  number: number;
  text: string;
}

/** A sheet of a workbook, or the whole of a CSV file. */
export interface FileSheet {
  /** Empty of a CSV file. */
  name: string;
  isHidden: boolean;
  /** The number of all lines, including empty ones and those that continue a cell of a line before. */
  lineCount: number;
  /** The lines that are not empty. */
  lines: FileLine[];
  /** Lines that were read with their quotes as plain characters, because these begin or end nothing. */
  brokenQuotes: NumberedText[];
  /** Names of cells with something in them that are too far from the list to be read. */
  stray: string[];
}

export interface ReadFile {
  /** Each with two lines at least. */
  sheets: FileSheet[];
  /** The encoding that was used, where it can be chosen. */
  encoding: Encoding | null;
  /** The first line that looks otherwise in another encoding. */
  sample: NumberedText | null;
}
