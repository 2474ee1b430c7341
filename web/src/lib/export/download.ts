import { today } from '@ploegplan/contract/rules/dates';
import { toCsv } from './csv.ts';
import type { Sheet } from './sheet.ts';

export type ExportFormat = 'csv' | 'xlsx';

/** 'Klanten 2026-11-21.csv', without what a file's name may not hold. */
export const fileName = (title: string, format: ExportFormat, date = today()): string =>
  `${title.replace(/[\s\\/:*?"<>|\p{Cc}]+/gu, ' ').trim()} ${date}.${format}`;

function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser reads it after this: it may not be gone by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Hands a list to the user as a file. What makes workbooks loads when the first is asked for. */
export async function download(sheet: Sheet, format: ExportFormat): Promise<void> {
  const blob =
    format === 'csv'
      ? new Blob([toCsv(sheet)], { type: 'text/csv;charset=utf-8' })
      : await (await import('./xlsx.ts')).toXlsx(sheet);
  save(blob, fileName(sheet.title, format));
}
