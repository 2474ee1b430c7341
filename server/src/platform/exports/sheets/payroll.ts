import { unitNames } from '@ploegplan/contract/payroll/kinds';
import {
  createCoded,
  createDay,
  createMoment,
  createNumber,
  createText,
  createUser,
  type ExportSheet,
} from '../export-sheet.ts';
import { createEmployee, createProject } from './work.ts';

export const payrollSheets: readonly ExportSheet[] = [
  {
    name: 'Instellingen salarisadministratie',
    tables: ['payroll_settings'],
    from: 'payroll_settings s',
    order: 's.tenant_id',
    columns: [
      createCoded('Periode', 's.period', { month: 'Maand', 'four-weeks': 'Vier weken' }),
      createText('Wie gaat mee', 's.includes::text'),
      createText('Nmbrs', 's.nmbrs::text'),
      createText('Loket', 's.loket::text'),
      createText('Looncodes', 's.codes::text'),
    ],
  },
  {
    name: 'Loonbatches',
    tables: ['payroll_batches'],
    from: 'payroll_batches b',
    order: 'b.number',
    columns: [
      createNumber('Nummer', 'b.number'),
      createText('Periode', 'b.period'),
      createDay('Eerste dag', 'b.first_day'),
      createDay('Laatste dag', 'b.last_day'),
      createMoment('Gemaakt op', 'b.made_at'),
      createUser('Gemaakt door', 'b.made_by'),
      createMoment('Overgedragen op', 'b.handed_over_at'),
      createUser('Overgedragen door', 'b.handed_over_by'),
      createMoment('Verwerkt op', 'b.closed_at'),
      createUser('Verwerkt gemeld door', 'b.closed_by'),
      createText('Controle', 'b.checks::text'),
    ],
  },
  {
    name: 'Loonregels',
    tables: ['payroll_lines'],
    from: 'payroll_lines l join payroll_batches b on b.id = l.batch_id',
    order: 'b.number, l.employee_id, l.date, l.id',
    employee: 'l.employee_id',
    columns: [
      createText('Regel', 'l.id'),
      createNumber('Batch', 'b.number'),
      createEmployee('l'),
      createText('Personeelsnummer', 'l.personnel_number'),
      createDay('Datum', 'l.date'),
      createText('Periode', 'l.period'),
      createText('Soort', 'l.kind'),
      createProject('l'),
      createNumber('Minuten of kilometers', 'l.amount'),
      createText('Code', 'l.code'),
      createCoded('Eenheid', 'l.unit', unitNames),
      createNumber('Aantal', 'l.quantity'),
    ],
  },
  {
    name: 'Bestanden van loonbatches',
    tables: ['payroll_files'],
    from: 'payroll_files f join payroll_batches b on b.id = f.batch_id',
    order: 'b.number, f.format',
    columns: [
      createNumber('Batch', 'b.number'),
      createText('Bestand', 'f.name'),
      createText('Vorm', 'f.format'),
      createText('SHA-256', 'f.sha256'),
    ],
  },
];
