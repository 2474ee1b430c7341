import {
  createCoded,
  createDay,
  createMoment,
  createText,
  createYesNo,
  type ExportSheet,
} from '../export-sheet.ts';
import { createEmployee } from './work.ts';

export const noticeSheets: readonly ExportSheet[] = [
  {
    name: 'Meldingen',
    tables: ['notices'],
    from: 'notices n',
    order: 'n.created_at, n.id',
    employee: 'n.employee_id',
    columns: [
      createMoment('Gemaakt op', 'n.created_at'),
      createEmployee('n'),
      createCoded('Soort', 'n.kind', {
        plan: 'Planning',
        leave: 'Verlof',
        hours: 'Uren',
        missing: 'Ontbrekende uren',
      }),
      createText('Titel', 'n.title'),
      createText('Tekst', 'n.body'),
      createDay('Over', 'n.date'),
      createYesNo('Alleen per mail', 'n.by_mail'),
      createMoment('Niet vóór', 'n.not_before'),
      createCoded('Bereikt met', 'n.reached_by', { push: 'Pushmelding', mail: 'Mail' }),
      createMoment('Bereikt op', 'n.reached_at'),
      createMoment('Niet te bereiken sinds', 'n.unreachable_since'),
      createCoded('Waarom niet', 'n.unreachable_why', {
        'no-way': 'Geen telefoon en geen mailadres',
        failed: 'Versturen mislukt',
      }),
    ],
  },
];
