import { hoursError } from '../../lib/values/hours.ts';
import { parseNumber } from '../../lib/values/numbers.ts';

/** '8', '7,5', '7:30', '7u30': what planners type for hours. Null for nothing. */
export function readHours(typed: string): { hours: number | null } | { error: string } {
  const text = typed.trim();
  const clock = /^(\d{1,2})[:u](\d{2})$/i.exec(text);
  const written = clock ? String(Number(clock[1]) + Number(clock[2]) / 60) : text;
  const error = hoursError(written);
  return error === null ? { hours: parseNumber(written) } : { error };
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
