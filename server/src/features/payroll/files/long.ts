import { describeKind, unitNames } from '@ploegplan/contract/payroll/kinds';
import type { Sheet, SheetColumn } from '@ploegplan/contract/values/sheet';
import { createSheetOptions, toCells } from '@ploegplan/contract/values/workbook';
import writeExcelFile from 'write-excel-file/node';
import { type BatchContent, listPeople } from './content.ts';

const columns: readonly SheetColumn[] = [
  { label: 'Regel', kind: 'text' },
  { label: 'Batch', kind: 'number' },
  { label: 'Datum', kind: 'date' },
  { label: 'Periode', kind: 'text' },
  { label: 'Personeelsnummer', kind: 'text' },
  { label: 'Naam', kind: 'text' },
  { label: 'Soort', kind: 'text' },
  { label: 'Code', kind: 'text' },
  { label: 'Eenheid', kind: 'text' },
  { label: 'Aantal', kind: 'number' },
  { label: 'Project', kind: 'text' },
];

/** The batch with a row for each line, whose id lets a payroll refuse what it has already. */
export const createLongSheet = (content: BatchContent): Sheet => ({
  title: `Loonbatch ${content.number}`,
  columns,
  rows: listPeople(content).flatMap(({ name, lines }) =>
    lines.map((line) => [
      line.id,
      content.number,
      line.date,
      line.period,
      line.personnelNumber,
      name,
      describeKind(line.kind, content.kindNames).name,
      line.code,
      unitNames[line.unit],
      line.quantity,
      line.projectId && (content.projectNames.get(line.projectId) ?? ''),
    ]),
  ),
});

export const writeLongXlsx = (sheet: Sheet): Promise<Buffer> =>
  writeExcelFile(toCells(sheet), createSheetOptions(sheet)).toBuffer();
