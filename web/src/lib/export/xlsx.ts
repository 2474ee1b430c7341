import type { Sheet } from '@ploegplan/contract/values/sheet';
import { createSheetOptions, toCells } from '@ploegplan/contract/values/workbook';
import writeExcelFile from 'write-excel-file/browser';

export const toXlsx = (sheet: Sheet): Promise<Blob> =>
  writeExcelFile(toCells(sheet), createSheetOptions(sheet)).toBlob();
