import type { Encoding } from './encodings.ts';

/** Why a file cannot be read, in the user's words. */
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
  /** Of all lines, also those without anything in them and those that go on in the cell of a line before. */
  lineCount: number;
  /** Those with something in them. */
  lines: FileLine[];
  /** Lines that were read with their quotes as plain characters, because these begin or end nothing. */
  brokenQuotes: NumberedText[];
  /** Names of cells with something in them that are too far from the list to be read. */
  stray: string[];
}

export interface ReadFile {
  /** Each with two lines at least. */
  sheets: FileSheet[];
  /** How its letters were read, where that can be chosen. */
  encoding: Encoding | null;
  /** The first line that looks otherwise in another encoding. */
  sample: NumberedText | null;
}
