import type { WorkbookCell } from '@ploegplan/contract/values/workbook';
import { toCell } from '@ploegplan/contract/values/workbook';
import writeExcelFile from 'write-excel-file/node';
import { sumQuantities } from '../amounts.ts';
import { type BatchContent, listCodes, listPeople } from './content.ts';

const headings = ['Debiteurnr', 'Bedrijfnr', 'Persnr', 'Naam', 'Periode', 'Dagen', 'DagenVoorLC'];

/**
 * The sheet 'Variabele looncomponenten' of Nmbrs: headings and codes in row 2, people from row 3, each period of a person in a row of its own.
 * The headings stand in row 1 as well, because the description of the sheet says in which row the codes are and not in which these are.
 */
export function listNmbrsCells(content: BatchContent): WorkbookCell[][] {
  const codes = listCodes(content.lines);
  const toText = (value: string) => toCell('text', value);
  const { debtorNumber, companyNumber } = content.settings.nmbrs ?? {
    debtorNumber: '',
    companyNumber: '',
  };
  const rows = listPeople(content).flatMap(({ name, personnelNumber, lines }) =>
    [...Map.groupBy(lines, ({ period }) => period)]
      .toSorted(([a], [b]) => (a < b ? 1 : -1))
      .map(([period, own]) => [
        ...[debtorNumber, companyNumber, personnelNumber, name, period, '', ''].map(toText),
        ...codes.map((code) =>
          toCell('number', sumQuantities(own.filter((line) => line.code === code)) || null),
        ),
      ]),
  );
  const filled = rows.filter((row) => row.slice(headings.length).some((cell) => cell !== null));
  return [headings.map(toText), [...headings, ...codes].map(toText), ...filled];
}

export const writeNmbrs = (content: BatchContent): Promise<Buffer> =>
  writeExcelFile(listNmbrsCells(content), { sheet: 'Variabele looncomponenten' }).toBuffer();
