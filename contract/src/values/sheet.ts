import { once } from './once.ts';

/** The type of a column's values; a date as yyyy-MM-dd, a moment as an ISO instant. */
export type SheetKind = 'text' | 'number' | 'date' | 'moment';

export interface SheetColumn {
  label: string;
  kind: SheetKind;
}

export type SheetValue = string | number | null;

/** A list to be exported: columns, and rows with one value per column. */
export interface Sheet {
  /** The title, such as 'Klanten', used for the file name. */
  title: string;
  columns: readonly SheetColumn[];
  rows: readonly (readonly SheetValue[])[];
}

/** Characters that a spreadsheet silently drops, so that the next one would come first. */
const dropped = /(?![\t\n\r])[\p{Cc}\p{Noncharacter_Code_Point}\uFFFD]/gu;

/** What a spreadsheet reads as the start of a formula, full-width forms included, with the white space that it skips. */
const dangerous = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** A text without the characters that no spreadsheet can hold. */
export const removeDropped = (text: string): string => text.toWellFormed().replace(dropped, '');

/** Prefixes a text that a spreadsheet would run as a formula when it opens a file of text, such as '=HYPERLINK(…)'. */
export function neutraliseFormula(text: string): string {
  const cleaned = removeDropped(text);
  return dangerous.test(cleaned) ? `'${cleaned}` : cleaned;
}

const createWallFormat = once(
  () =>
    new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Amsterdam',
      dateStyle: 'short',
      timeStyle: 'short',
    }),
);

/** An instant as 'yyyy-MM-dd HH:mm' in the tenants' time zone. */
export const toLocalTime = (instant: string): string =>
  createWallFormat().format(new Date(instant));
