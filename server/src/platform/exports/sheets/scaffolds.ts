import { loadClasses } from '@ploegplan/contract/scaffolds/kinds';
import {
  dueReasonTexts,
  formatLoadClass,
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
      createText('Steiger', '(select number from scaffolds s where s.id = v.scaffold_id)'),
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
];
