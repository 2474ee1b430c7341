import { getToday } from '@ploegplan/contract/dates/dates';
import { toCsv } from '@ploegplan/contract/values/csv';
import type { Sheet } from '@ploegplan/contract/values/sheet';
import { explainError } from '../api/messages.ts';
import { saveFile } from '../device/save-file.ts';
import { notify } from '../notify.ts';

export type ExportFormat = 'csv' | 'xlsx';

/** Saves a list as a file, and says so when that fails; whether it was saved. The code for workbooks loads at its first use. */
export async function exportSheet(
  sheet: Sheet | Promise<Sheet>,
  format: ExportFormat,
): Promise<boolean> {
  try {
    const ready = await sheet;
    const blob =
      format === 'csv'
        ? new Blob([toCsv(ready)], { type: 'text/csv;charset=utf-8' })
        : await (await import('./xlsx.ts')).toXlsx(ready);
    saveFile(blob, `${ready.title} ${getToday()}.${format}`);
    return true;
  } catch (error) {
    notify.error(`Niet geëxporteerd. ${explainError(error)}`);
    return false;
  }
}
