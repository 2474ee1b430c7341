import { materialStateTexts, receiptAnswerTexts } from '@ploegplan/contract/texts/kinds';
import {
  createCoded,
  createDay,
  createMoment,
  createNumber,
  createText,
  createTime,
  createUser,
  createYesNo,
  type ExportSheet,
} from '../export-sheet.ts';

/** The text has the form '3 steigerbouwer, 1'. */
const needs = (row: string) =>
  createText(
    'Mensen nodig per dag',
    `(select string_agg(trim(concat(one ->> 'count', ' ', one ->> 'function')), ', ')
      from jsonb_array_elements(${row}.needs) one)`,
  );

/** Persons of a JSON list or object, on one line. */
const selectPersons = (json: string) =>
  `(select string_agg(concat_ws(', ', nullif(p ->> 'name', ''), nullif(p ->> 'phonenumber', ''), nullif(p ->> 'email', '')), ' | ')
    from jsonb_array_elements(case jsonb_typeof(${json}) when 'array' then ${json} else jsonb_build_array(${json}) end) p)`;

const selectClientName = (id: string) =>
  `(select coalesce(nullif(companyname, ''), name) from clients where clients.id = ${id})`;
const selectProjectTitle = (id: string) => `(select title from projects where projects.id = ${id})`;

export const createProject = (alias: string) =>
  createText('Project', selectProjectTitle(`${alias}.project_id`));
export const createClient = (alias: string) =>
  createText('Klant', selectClientName(`${alias}.client_id`));
export const createEmployee = (alias: string) =>
  createText('Werknemer', `(select name from employees where employees.id = ${alias}.employee_id)`);

export const workSheets: readonly ExportSheet[] = [
  {
    name: 'Klanten',
    tables: ['clients'],
    from: 'clients c',
    order: 'c.name, c.id',
    columns: [
      createText('Id', 'c.id'),
      createText('Nummer', 'c.number'),
      createText('Naam', 'c.name'),
      createText('Bedrijf', 'c.companyname'),
      createText('Locatie', 'c.location'),
      createText('Telefoon', 'c.phonenumber'),
      createText('E-mail', 'c.email'),
      createText('Contactpersonen', selectPersons('c.contact_persons')),
      createText('Opmerkingen', 'c.remarks'),
      createMoment('Verwijderd op', 'c.deleted_at'),
    ],
  },
  {
    name: 'Projecten',
    tables: ['projects'],
    from: 'projects p left join project_statuses s on s.id = p.status_id',
    order: 'p.title, p.id',
    columns: [
      createText('Id', 'p.id'),
      createText('Nummer', 'p.number'),
      createText('Naam', 'p.title'),
      createText('Korte naam', 'p.short_name'),
      createClient('p'),
      createText('Status', 's.label'),
      createNumber('Kleur', 'p.hue'),
      createText('Locatie', 'p.location'),
      createDay('Begin', 'p.start_date'),
      createDay('Verwacht einde', 'p.end_date'),
      createNumber('Begrote uren', 'p.planned_hours'),
      createNumber('Enkele reis in kilometers', 'p.trip_kilometres'),
      createNumber('Reistijd enkele reis in minuten', 'p.trip_minutes'),
      needs('p'),
      createText('Contactpersoon', selectPersons('p.contact_person')),
      createText('Omschrijving', 'p.description'),
      createMoment('Verwijderd op', 'p.deleted_at'),
    ],
  },
  {
    name: 'Projectstatussen',
    tables: ['project_statuses'],
    from: 'project_statuses s',
    order: 's.position',
    columns: [
      createNumber('Volgorde', 's.position'),
      createText('Status', 's.label'),
      createNumber('Kleur', 's.hue'),
      createYesNo('Afgerond', 's.closed'),
    ],
  },
  {
    name: 'Wijzigingen van projectstatus',
    tables: ['project_status_mutations'],
    from: 'project_status_mutations m',
    order: 'm.at, m.id',
    columns: [
      createMoment('Wanneer', 'm.at'),
      createProject('m'),
      createText('Van', 'm.from_label'),
      createText('Naar', 'm.to_label'),
      createText('Opmerking', 'm.remark'),
      createUser('Door', 'm.user_id'),
    ],
  },
  {
    name: 'Planning',
    tables: ['planning_items', 'planning_item_materials', 'planning_ranges'],
    from: 'planning_items i',
    order: 'i.date, i.id',
    columns: [
      createText('Id', 'i.id'),
      createText('Reeks', 'i.range_id'),
      createDay('Datum', 'i.date'),
      createTime('Begin', 'i.start_time'),
      createTime('Einde', 'i.end_time'),
      createProject('i'),
      createClient('i'),
      createText('Locatie', 'i.location'),
      createText('Werkzaamheden', 'i.description'),
      createText(
        'Werknemers',
        `(select string_agg(e.name, ', ' order by e.name) from planning_assignments a
          join employees e on e.id = a.employee_id where a.planning_item_id = i.id)`,
      ),
      createText(
        'Materieel',
        `(select string_agg(m.name, ', ' order by m.name) from planning_item_materials pm
          join materials m on m.id = pm.material_id where pm.planning_item_id = i.id)`,
      ),
      needs('i'),
      createText('Contactpersoon', 'i.contact_name'),
      createText('Telefoon contactpersoon', 'i.contact_phonenumber'),
      createText('E-mail contactpersoon', 'i.contact_email'),
      createYesNo('Naam zichtbaar', 'i.contact_show_name'),
      createYesNo('Telefoon zichtbaar', 'i.contact_show_phonenumber'),
      createYesNo('E-mail zichtbaar', 'i.contact_show_email'),
      createYesNo('Concept', 'i.is_draft'),
      createYesNo('Ander werk', 'i.is_other_work'),
      createText(
        'Keuring van steiger',
        '(select s.number from scaffolds s where s.id = i.scaffold_id)',
      ),
    ],
  },
  {
    name: 'Planning per werknemer',
    tables: ['planning_assignments'],
    from: 'planning_assignments a join planning_items i on i.id = a.planning_item_id',
    order: 'a.date, a.planning_item_id, a.employee_id',
    employee: 'a.employee_id',
    columns: [
      createText('Id planning', 'a.planning_item_id'),
      createDay('Datum', 'a.date'),
      createTime('Begin', 'i.start_time'),
      createTime('Einde', 'i.end_time'),
      createEmployee('a'),
      createProject('i'),
      createClient('i'),
      createNumber('Ingevulde uren', 'a.hours_worked'),
      createText('Ingevulde werkzaamheden', 'a.notes'),
      createText(
        'Bestuurder van',
        `(select string_agg(m.name, ', ' order by m.name) from planning_item_materials pm
          join materials m on m.id = pm.material_id where pm.planning_item_id = i.id and pm.driver_id = a.employee_id)`,
      ),
      createYesNo('Concept', 'a.is_draft'),
      createYesNo('Ander werk', 'i.is_other_work'),
    ],
  },
  {
    name: 'Gepubliceerde planning',
    tables: ['planning_publications', 'planning_publication_items'],
    from: 'planning_publications p join planning_publication_items i on i.publication_id = p.id',
    order: 'p.at, p.id, i.planning_item_id',
    columns: [
      createMoment('Wanneer', 'p.at'),
      createUser('Door', 'p.user_id'),
      createText('Id planning', 'i.planning_item_id'),
      createText(
        'Werknemers',
        `(select string_agg(name, ', ' order by name) from employees where employees.id = any (i.employee_ids))`,
      ),
    ],
  },
  {
    name: 'Doorgegeven planning',
    tables: ['told_days'],
    from: 'told_days d',
    order: 'd.date, d.employee_id, d.at',
    employee: 'd.employee_id',
    columns: [
      createText('Id', 'd.publication_id'),
      createMoment('Wanneer', 'd.at'),
      createEmployee('d'),
      createDay('Datum', 'd.date'),
      createText(
        'Werk',
        `(select string_agg(concat_ws(', ', nullif(w ->> 'title', ''), nullif(w ->> 'place', ''), left(w ->> 'startTime', 5), left(w ->> 'endTime', 5)), ' | ')
          from jsonb_array_elements(d.works) w)`,
      ),
    ],
  },
  {
    name: 'Antwoorden op de planning',
    tables: ['day_receipts'],
    from: 'day_receipts r',
    order: 'r.arrived_at, r.id, r.date',
    employee: 'r.employee_id',
    columns: [
      createText('Id', 'r.id'),
      createText('Id doorgegeven planning', 'r.publication_id'),
      createEmployee('r'),
      createDay('Datum', 'r.date'),
      createCoded('Antwoord', 'r.answer', receiptAnswerTexts),
      createText('Reden', 'r.reason'),
      createMoment('Wanneer', 'r.at'),
      createMoment('Aangekomen', 'r.arrived_at'),
    ],
  },
  {
    name: 'Materieel',
    tables: ['materials'],
    from: 'materials m',
    order: 'm.name, m.id',
    columns: [
      createText('Id', 'm.id'),
      createText('Nummer', 'm.number'),
      createText('Naam', 'm.name'),
      createText('Soort', 'm.kind'),
      createCoded('Toestand', 'm.state', materialStateTexts),
      createYesNo('Voertuig', 'm.is_vehicle'),
      createText('Vertrekt van', 'm.departs_from'),
      createText('Opmerkingen', 'm.remarks'),
      createMoment('Verwijderd op', 'm.deleted_at'),
    ],
  },
  {
    name: 'Notities',
    tables: ['notes'],
    from: 'notes n',
    order: 'n.created_at, n.id',
    employee: 'n.employee_id',
    columns: [
      createMoment('Geschreven op', 'n.created_at'),
      createUser('Door', 'n.created_by'),
      createText('Titel', 'n.title'),
      createText('Tekst', `trim(regexp_replace(n.text, '<[^>]*>', ' ', 'g'))`),
      createProject('n'),
      createClient('n'),
      createEmployee('n'),
      createText('Id planning', 'n.planning_item_id'),
      createYesNo('Vastgezet', 'n.is_pinned'),
      createYesNo('Voor de ploeg', 'n.is_for_crew'),
      createMoment('Verwijderd op', 'n.deleted_at'),
    ],
  },
];
