import {
  createCoded,
  createDay,
  createMoment,
  createText,
  createTime,
  createYesNo,
  type ExportSheet,
} from '../export-sheet.ts';
import { createEmployee } from './work.ts';

const ways = { push: 'Pushmelding', mail: 'Mail' };

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
      createCoded('Bereikt met', 'n.reached_by', ways),
      createMoment('Bereikt op', 'n.reached_at'),
      createMoment('Niet te bereiken sinds', 'n.unreachable_since'),
      createCoded('Waarom niet', 'n.unreachable_why', {
        'no-way': 'Geen telefoon en geen mailadres',
        failed: 'Versturen mislukt',
      }),
    ],
  },
  {
    name: 'Keuzes voor meldingen',
    tables: ['notice_choices'],
    from: 'notice_choices c',
    order: 'c.employee_id',
    employee: 'c.employee_id',
    columns: [
      createEmployee('c'),
      createCoded('Eerst', 'c.first_way', ways),
      createText('Uitgezet', `array_to_string(c.kinds_off, ', ')`),
    ],
  },
  {
    name: 'Instellingen meldingen',
    tables: ['notice_settings'],
    from: 'notice_settings s',
    order: 's.tenant_id',
    columns: [
      createTime('Niet storen vanaf', 's.quiet_from'),
      createTime('Niet storen tot', 's.quiet_until'),
      createYesNo('Wel over de volgende dag', 's.tells_next_day'),
    ],
  },
];
