/** What stands in a column; a date as yyyy-MM-dd, a moment as an ISO instant. */
export type SheetKind = 'text' | 'number' | 'date' | 'moment';

export interface SheetColumn {
  label: string;
  kind: SheetKind;
}

export type SheetValue = string | number | null;

/** A list as it leaves for a spreadsheet: its columns, and its rows with a value for each of them. */
export interface Sheet {
  /** What is listed, such as 'Klanten'; the file is named after it. */
  title: string;
  columns: readonly SheetColumn[];
  rows: readonly (readonly SheetValue[])[];
}

/** What a spreadsheet drops without a word: after that, something else would be the first character. */
const dropped = /(?![\t\n\r])[\p{Cc}\p{Noncharacter_Code_Point}\uFFFD]/gu;

/** What a spreadsheet takes for the beginning of a formula, full-width forms too, and what it skips before one. */
const dangerous = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Text as text in whatever opens the file: a name such as '=HYPERLINK(…)' must not become a formula there. */
export function neutraliseFormula(text: string): string {
  const kept = text.toWellFormed().replace(dropped, '');
  return dangerous.test(kept) ? `'${kept}` : kept;
}

const wall = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** 'yyyy-MM-dd HH:mm' where the companies are. */
export const toLocalTime = (instant: string): string => wall.format(new Date(instant));
