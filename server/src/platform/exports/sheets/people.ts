import { weekdayNames } from '@ploegplan/contract/dates/weekdays';
import { certificateKindTexts, employeeKindTexts } from '@ploegplan/contract/texts/kinds';
import {
  createCoded,
  createDay,
  createMoment,
  createNumber,
  createText,
  createYesNo,
  type ExportSheet,
} from '../export-sheet.ts';

const weekdays = ['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo'];

const SCHOOL_DAYS = `(select string_agg(day.short, ', ' order by day.place)
  from unnest(array['${weekdayNames.join("','")}'], array['${weekdays.join("','")}']) with ordinality day (name, short, place)
  where e.school_days ? day.name)`;

export const peopleSheets: readonly ExportSheet[] = [
  {
    name: 'Personeel',
    tables: ['employees'],
    from: 'employees e',
    order: 'e.name, e.id',
    employee: 'e.id',
    columns: [
      createText('Id', 'e.id'),
      createText('Personeelsnummer', 'e.personnel_number'),
      createText('Naam', 'e.name'),
      createCoded('Soort', 'e.kind', employeeKindTexts),
      createText('Functie', 'e.job_title'),
      createText('Ploeg', 'e.crew'),
      createNumber('Kleur', 'e.hue'),
      createText('Telefoon', 'e.phonenumber'),
      createText('E-mail', 'e.email'),
      createText('Adres', 'e.address'),
      createText('Schooldagen', SCHOOL_DAYS),
      createDay('Geboortedatum', 'e.date_of_birth'),
      createText('Noodcontact', 'e.emergency_name'),
      createText('Telefoon noodcontact', 'e.emergency_phonenumber'),
      createDay('In dienst vanaf', 'e.in_service_from'),
      createDay('Laatste dag', 'e.last_day'),
      createDay('ID gezien op', 'e.identity_seen_on'),
      createText('Opmerkingen', 'e.remarks'),
      createMoment('Verwijderd op', 'e.deleted_at'),
    ],
  },
  {
    name: 'Contracten',
    tables: ['employees'],
    from: 'employees e cross join jsonb_array_elements(e.contracts) c',
    order: `e.name, e.id, c ->> 'from' nulls first`,
    employee: 'e.id',
    columns: [
      createText('Werknemer', 'e.name'),
      createDay('Vanaf', `c ->> 'from'`),
      ...weekdays.map((name, at) => createNumber(`Uren ${name}`, `c -> 'hours' -> ${at}`)),
      createYesNo('Oproepkracht', `coalesce((c ->> 'onCall')::boolean, false)`),
    ],
  },
  {
    name: 'Certificaten',
    tables: ['employees'],
    from: 'employees e cross join jsonb_array_elements(e.certificates) c',
    order: `e.name, e.id, c ->> 'kind'`,
    employee: 'e.id',
    columns: [
      createText('Werknemer', 'e.name'),
      createCoded('Soort', `(c ->> 'kind')`, certificateKindTexts),
      createText('Naam', `c ->> 'name'`),
      createText('Nummer', `c ->> 'number'`),
      createDay('Geldig tot en met', `c ->> 'validUntil'`),
    ],
  },
];
