import { openEnd } from '@ploegplan/contract/rules/dates';
import {
  absenceKindTexts,
  leaveAccountTexts,
  leaveLotTexts,
  requestStateTexts,
} from '@ploegplan/contract/rules/kind-texts';
import {
  coded,
  day,
  type ExportSheet,
  moment,
  number,
  quarters,
  text,
  user,
  yesNo,
} from '../export-sheet.ts';
import { employee } from './work.ts';

const leaveLineTypes = {
  grant: 'Toegekend',
  use: 'Opgenomen',
  expiry: 'Vervallen',
  correction: 'Correctie',
  payout: 'Uitbetaald',
};

export const leaveSheets: readonly ExportSheet[] = [
  {
    name: 'Verlof',
    tables: ['absences'],
    from: 'absences a join leave_kinds k on k.id = a.kind_id',
    order: 'a.first_day, a.id',
    employee: 'a.employee_id',
    columns: [
      employee('a'),
      text('Verlofsoort', 'k.name'),
      day('Eerste dag', 'a.first_day'),
      day('Laatste dag', `nullif(a.last_day, '${openEnd}')`),
      number('Uren per dag', 'a.hours_per_day'),
      text('Opmerking', 'a.note'),
    ],
  },
  {
    name: 'Verlofaanvragen',
    tables: ['leave_requests'],
    from: 'leave_requests r join leave_kinds k on k.id = r.kind_id',
    order: 'r.requested_at, r.id',
    employee: 'r.employee_id',
    columns: [
      moment('Aangevraagd op', 'r.requested_at'),
      employee('r'),
      text('Verlofsoort', 'k.name'),
      day('Eerste dag', 'r.first_day'),
      day('Laatste dag', 'r.last_day'),
      number('Uren per dag', 'r.hours_per_day'),
      text('Toelichting', 'r.note'),
      coded('Status', 'r.state', requestStateTexts),
      text('Antwoord', 'r.answer'),
      user('Beslist door', 'r.decided_by'),
      moment('Beslist op', 'r.decided_at'),
    ],
  },
  {
    name: 'Verlofsaldo',
    tables: ['leave_lines'],
    from: 'leave_lines l',
    order: 'l.employee_id, l.day, l.at, l.id',
    employee: 'l.employee_id',
    columns: [
      employee('l'),
      coded('Saldo', 'l.account', leaveAccountTexts),
      day('Dag', 'l.day'),
      coded('Regel', 'l.type', leaveLineTypes),
      quarters('Uren', 'l.quarters'),
      coded('Deel', 'l.lot_kind', leaveLotTexts),
      day('Vervalt op', 'l.expires_on'),
      text('Opmerking', 'l.note'),
      user('Door', 'l.user_id'),
      moment('Geboekt op', 'l.at'),
    ],
  },
  {
    name: 'Waarschuwingen voor verval',
    tables: ['leave_warnings'],
    from: 'leave_warnings w',
    order: 'w.at, w.id',
    employee: 'w.employee_id',
    columns: [
      moment('Gewaarschuwd op', 'w.at'),
      employee('w'),
      quarters('Uren', 'w.quarters'),
      day('Vervalt op', 'w.expires_on'),
      text('Tekst', 'w.text'),
      day('Verteld op', 'w.told_on'),
      text(
        'Hoe verteld',
        "case when w.told_on is not null and w.told_how = '' then 'Per mail' else w.told_how end",
      ),
    ],
  },
  {
    name: 'Verlofsoorten',
    tables: ['leave_kinds'],
    from: 'leave_kinds k',
    order: 'k.name, k.id',
    columns: [
      text('Naam', 'k.name'),
      coded('Soort', 'k.kind', absenceKindTexts),
      coded('Saldo', 'k.account', leaveAccountTexts),
      yesNo('Aan te vragen', 'k.requestable'),
      moment('Verwijderd op', 'k.deleted_at'),
    ],
  },
  {
    name: 'Bedrijfssluitingen',
    tables: ['closures'],
    from: 'closures c',
    order: 'c.first_day, c.id',
    columns: [
      text('Naam', 'c.name'),
      day('Eerste dag', 'c.first_day'),
      day('Laatste dag', 'c.last_day'),
      moment('Verwijderd op', 'c.deleted_at'),
    ],
  },
];
