import { weekdayNames } from '@ploegplan/contract/dates/weekdays';
import { certificateKindTexts, employeeKindTexts } from '@ploegplan/contract/texts/kinds';
import { coded, day, type ExportSheet, moment, number, text, yesNo } from '../export-sheet.ts';

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
      text('Id', 'e.id'),
      text('Personeelsnummer', 'e.personnel_number'),
      text('Naam', 'e.name'),
      coded('Soort', 'e.kind', employeeKindTexts),
      text('Functie', 'e.job_title'),
      text('Ploeg', 'e.crew'),
      number('Kleur', 'e.hue'),
      text('Telefoon', 'e.phonenumber'),
      text('E-mail', 'e.email'),
      text('Adres', 'e.address'),
      text('Schooldagen', SCHOOL_DAYS),
      day('Geboortedatum', 'e.date_of_birth'),
      text('Noodcontact', 'e.emergency_name'),
      text('Telefoon noodcontact', 'e.emergency_phonenumber'),
      day('In dienst vanaf', 'e.in_service_from'),
      day('Laatste dag', 'e.last_day'),
      text('Opmerkingen', 'e.remarks'),
      moment('Verwijderd op', 'e.deleted_at'),
    ],
  },
  {
    name: 'Contracten',
    tables: ['employees'],
    from: 'employees e cross join jsonb_array_elements(e.contracts) c',
    order: `e.name, e.id, c ->> 'from' nulls first`,
    employee: 'e.id',
    columns: [
      text('Werknemer', 'e.name'),
      day('Vanaf', `c ->> 'from'`),
      ...weekdays.map((name, at) => number(`Uren ${name}`, `c -> 'hours' -> ${at}`)),
      yesNo('Oproepkracht', `coalesce((c ->> 'onCall')::boolean, false)`),
    ],
  },
  {
    name: 'Certificaten',
    tables: ['employees'],
    from: 'employees e cross join jsonb_array_elements(e.certificates) c',
    order: `e.name, e.id, c ->> 'kind'`,
    employee: 'e.id',
    columns: [
      text('Werknemer', 'e.name'),
      coded('Soort', `(c ->> 'kind')`, certificateKindTexts),
      text('Naam', `c ->> 'name'`),
      text('Nummer', `c ->> 'number'`),
      day('Geldig tot en met', `c ->> 'validUntil'`),
    ],
  },
];
