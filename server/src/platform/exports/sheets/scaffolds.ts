import { loadClasses } from '@ploegplan/contract/scaffolds/kinds';
import {
  dueReasonTexts,
  formatLoadClass,
  reportDecisionTexts,
  scaffoldCategoryTexts,
  scaffoldEventTexts,
  scaffoldKindTexts,
  scaffoldStateTexts,
} from '@ploegplan/contract/texts/scaffolds';
import {
  createCoded,
  createDay,
  createMoment,
  createNumber,
  createText,
  createUser,
  createYesNo,
  type ExportSheet,
} from '../export-sheet.ts';
import { createEmployee, createProject } from './work.ts';

const loadClassTexts = Object.fromEntries(
  loadClasses.map((value) => [value, formatLoadClass(value)]),
);

const createScaffold = (table: string) =>
  createText('Steiger', `(select number from scaffolds s where s.id = ${table}.scaffold_id)`);

export const scaffoldSheets: readonly ExportSheet[] = [
  {
    name: 'Steigerregister',
    tables: ['scaffolds'],
    from: 'scaffolds s',
    order: 's.number, s.id',
    columns: [
      createText('Id', 's.id'),
      createText('Nummer', 's.number'),
      createProject('s'),
      createText('Plaats', 's.place'),
      createCoded('Soort', 's.kind', scaffoldKindTexts),
      createCoded('Belastingklasse', 's.load_class', loadClassTexts),
      createText('Breedteklasse', 's.width_class'),
      createCoded('Categorie', 's.category', scaffoldCategoryTexts),
      createNumber('Hoeveelheid', 's.amount'),
      createText('Eenheid', 's.unit'),
      createYesNo('Verankerd', 's.is_tied'),
      createYesNo('Met net of zeil', 's.is_sheeted'),
      createText('Tekening', '(select title from documents d where d.id = s.drawing_id)'),
      createText('Bouwer', 's.builder'),
      createText('Telefoon bouwer', 's.builder_phonenumber'),
      createText('Verantwoordelijke bij de klant', 's.client_person'),
      createNumber('Dagen tussen keuringen', 's.interval_days'),
      createText('Waarom langer', 's.interval_reason'),
      createCoded('Toestand', 's.state', scaffoldStateTexts),
      createYesNo('Tijdelijk niet in gebruik', 's.is_paused'),
      createDay('Laatste keuring', 's.inspected_on'),
      createDay('Volgende keuring', 's.due_on'),
      createCoded('Reden van keuring', 's.due_reason', dueReasonTexts),
      createMoment('Verwijderd op', 's.deleted_at'),
    ],
  },
  {
    name: 'Keuringen van steigers',
    tables: ['scaffold_events'],
    from: 'scaffold_events v',
    order: 'v.at, v.id',
    employee: 'v.employee_id',
    columns: [
      createText('Id', 'v.id'),
      createText('Id steiger', 'v.scaffold_id'),
      createScaffold('v'),
      createCoded('Soort', 'v.kind', scaffoldEventTexts),
      createCoded('Nieuwe toestand', 'v.to_state', scaffoldStateTexts),
      createMoment('Wanneer', 'v.at'),
      createMoment('Aangekomen', 'v.arrived_at'),
      createText('Door', 'v.by_name'),
      createEmployee('v'),
      createUser('Ingevoerd door', 'v.user_id'),
      createText('Punten', 'v.answers::text'),
      createText('Opmerking', 'v.remark'),
    ],
  },
  {
    name: 'Steigerkaarten',
    tables: ['scaffold_cards'],
    from: 'scaffold_cards c',
    order: 'c.created_at, c.id',
    columns: [
      createText('Id', 'c.id'),
      createScaffold('c'),
      createMoment('Gemaakt', 'c.created_at'),
      createMoment('Ingetrokken', 'c.revoked_at'),
    ],
  },
  {
    name: 'Meldingen over steigers',
    tables: ['scaffold_reports'],
    from: 'scaffold_reports m',
    order: 'm.at, m.id',
    columns: [
      createText('Id', 'm.id'),
      createScaffold('m'),
      createText('Melding', 'm.text'),
      createMoment('Wanneer', 'm.at'),
      createCoded('Besluit', 'm.decision', reportDecisionTexts),
      createMoment('Besloten', 'm.decided_at'),
      createText('Besloten door', 'm.decided_by'),
    ],
  },
  {
    name: 'Afmeldingen van huur',
    tables: ['scaffold_hire_ends'],
    from: 'scaffold_hire_ends h',
    order: 'h.requested_at, h.id',
    columns: [
      createText('Id', 'h.id'),
      createScaffold('h'),
      createDay('Laatste huurdag', 'h.last_day'),
      createText('Door', 'h.name'),
      createText('E-mailadres', 'h.email'),
      createMoment('Afgemeld', 'h.requested_at'),
      createMoment('Bevestigd', 'h.confirmed_at'),
      createMoment('Ingetrokken', 'h.withdrawn_at'),
    ],
  },
  {
    name: 'Huurprijzen van steigers',
    tables: ['scaffold_prices'],
    from: 'scaffold_prices p',
    order: 'p.project_id',
    columns: [
      createProject('p'),
      createNumber('Weken zonder prijs', 'p.included_weeks'),
      createNumber('Cent per m² en week', 'p.cents_per_m2'),
      createNumber('Cent per m³ en week', 'p.cents_per_m3'),
    ],
  },
];
