import { toCsv } from '@ploegplan/contract/rules/csv';
import { today } from '@ploegplan/contract/rules/dates';
import type { Sheet } from '@ploegplan/contract/rules/sheet';

export type ExportFormat = 'csv' | 'xlsx';

/** 'Klanten 2026-11-21.csv', without characters that a file name may not hold. */
export const fileName = (title: string, format: ExportFormat, date = today()): string =>
  `${title.replace(/[\s\\/:*?"<>|\p{Cc}]+/gu, ' ').trim()} ${date}.${format}`;

function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // Revoked later, because the browser reads the URL after this function returns.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Downloads a list as a file. The code for workbooks loads at its first use. */
export async function download(sheet: Sheet, format: ExportFormat): Promise<void> {
  const blob =
    format === 'csv'
      ? new Blob([toCsv(sheet)], { type: 'text/csv;charset=utf-8' })
      : await (await import('./xlsx.ts')).toXlsx(sheet);
  save(blob, fileName(sheet.title, format));
}
