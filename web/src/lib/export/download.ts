import { toCsv } from '@ploegplan/contract/rules/csv';
import { today } from '@ploegplan/contract/rules/dates';
import type { Sheet } from '@ploegplan/contract/rules/sheet';
import { saveFile } from '../device/save-file.ts';

export type ExportFormat = 'csv' | 'xlsx';

/** 'Klanten 2026-11-21.csv', without characters that a file name may not hold. */
export const fileName = (title: string, format: ExportFormat, date = today()): string =>
  `${title.replace(/[\s\\/:*?"<>|\p{Cc}]+/gu, ' ').trim()} ${date}.${format}`;

/** Downloads a list as a file. The code for workbooks loads at its first use. */
export async function download(sheet: Sheet, format: ExportFormat): Promise<void> {
  const blob =
    format === 'csv'
      ? new Blob([toCsv(sheet)], { type: 'text/csv;charset=utf-8' })
      : await (await import('./xlsx.ts')).toXlsx(sheet);
  saveFile(blob, fileName(sheet.title, format));
}
