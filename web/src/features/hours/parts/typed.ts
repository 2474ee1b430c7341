import { findHoursError, parseHours } from '../../../lib/values/hours.ts';

/** Parses the text typed in a cell. Null means no hours. */
export function readHours(typed: string): { hours: number | null } | { error: string } {
  const error = findHoursError(typed);
  return error === null ? { hours: parseHours(typed) } : { error };
}

/** A block of cells as a spreadsheet copies it: lines, cells between tabs, quoted where they hold either. */
export function readBlock(text: string): string[][] {
  const rows = text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1')));
  return rows;
}

export const writeBlock = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.join('\t')).join('\n');
