import { materialStateTexts } from '@ploegplan/contract/texts/kinds';
import {
  coded,
  day,
  type ExportSheet,
  moment,
  number,
  text,
  time,
  user,
  yesNo,
} from '../export-sheet.ts';

/** '3 steigerbouwer, 1' */
const needs = (row: string) =>
  text(
    'Mensen nodig per dag',
    `(select string_agg(trim(concat(one ->> 'count', ' ', one ->> 'function')), ', ')
      from jsonb_array_elements(${row}.needs) one)`,
  );

/** Persons of a JSON list or object, on one line. */
const persons = (json: string) =>
  `(select string_agg(concat_ws(', ', nullif(p ->> 'name', ''), nullif(p ->> 'phonenumber', ''), nullif(p ->> 'email', '')), ' | ')
    from jsonb_array_elements(case jsonb_typeof(${json}) when 'array' then ${json} else jsonb_build_array(${json}) end) p)`;

const clientName = (id: string) =>
  `(select coalesce(nullif(companyname, ''), name) from clients where clients.id = ${id})`;
const projectTitle = (id: string) => `(select title from projects where projects.id = ${id})`;

/** What a row with these two columns is about. */
export const project = (alias: string) => text('Project', projectTitle(`${alias}.project_id`));
export const client = (alias: string) => text('Klant', clientName(`${alias}.client_id`));
export const employee = (alias: string) =>
  text('Werknemer', `(select name from employees where employees.id = ${alias}.employee_id)`);

export const workSheets: readonly ExportSheet[] = [
  {
    name: 'Klanten',
    tables: ['clients'],
    from: 'clients c',
    order: 'c.name, c.id',
    columns: [
      text('Id', 'c.id'),
      text('Nummer', 'c.number'),
      text('Naam', 'c.name'),
      text('Bedrijf', 'c.companyname'),
      text('Locatie', 'c.location'),
      text('Telefoon', 'c.phonenumber'),
      text('E-mail', 'c.email'),
      text('Contactpersonen', persons('c.contact_persons')),
      text('Opmerkingen', 'c.remarks'),
      moment('Verwijderd op', 'c.deleted_at'),
    ],
  },
  {
    name: 'Projecten',
    tables: ['projects'],
    from: 'projects p left join project_statuses s on s.id = p.status_id',
    order: 'p.title, p.id',
    columns: [
      text('Id', 'p.id'),
      text('Nummer', 'p.number'),
      text('Naam', 'p.title'),
      text('Korte naam', 'p.short_name'),
      client('p'),
      text('Status', 's.label'),
      number('Kleur', 'p.hue'),
      text('Locatie', 'p.location'),
      day('Begin', 'p.start_date'),
      day('Verwacht einde', 'p.end_date'),
      number('Begrote uren', 'p.planned_hours'),
      needs('p'),
      text('Contactpersoon', persons('p.contact_person')),
      text('Omschrijving', 'p.description'),
      moment('Verwijderd op', 'p.deleted_at'),
    ],
  },
  {
    name: 'Projectstatussen',
    tables: ['project_statuses'],
    from: 'project_statuses s',
    order: 's.position',
    columns: [
      number('Volgorde', 's.position'),
      text('Status', 's.label'),
      number('Kleur', 's.hue'),
      yesNo('Afgerond', 's.closed'),
    ],
  },
  {
    name: 'Wijzigingen van projectstatus',
    tables: ['project_status_mutations'],
    from: 'project_status_mutations m',
    order: 'm.at, m.id',
    columns: [
      moment('Wanneer', 'm.at'),
      project('m'),
      text('Van', 'm.from_label'),
      text('Naar', 'm.to_label'),
      text('Opmerking', 'm.remark'),
      user('Door', 'm.user_id'),
    ],
  },
  {
    name: 'Planning',
    tables: ['planning_items', 'planning_item_materials', 'planning_ranges'],
    from: 'planning_items i',
    order: 'i.date, i.id',
    columns: [
      text('Id', 'i.id'),
      text('Reeks', 'i.range_id'),
      day('Datum', 'i.date'),
      time('Begin', 'i.start_time'),
      time('Einde', 'i.end_time'),
      project('i'),
      client('i'),
      text('Locatie', 'i.location'),
      text('Werkzaamheden', 'i.description'),
      text(
        'Werknemers',
        `(select string_agg(e.name, ', ' order by e.name) from planning_assignments a
          join employees e on e.id = a.employee_id where a.planning_item_id = i.id)`,
      ),
      text(
        'Materieel',
        `(select string_agg(m.name, ', ' order by m.name) from planning_item_materials pm
          join materials m on m.id = pm.material_id where pm.planning_item_id = i.id)`,
      ),
      needs('i'),
      text('Contactpersoon', 'i.contact_name'),
      text('Telefoon contactpersoon', 'i.contact_phonenumber'),
      text('E-mail contactpersoon', 'i.contact_email'),
      yesNo('Naam zichtbaar', 'i.contact_show_name'),
      yesNo('Telefoon zichtbaar', 'i.contact_show_phonenumber'),
      yesNo('E-mail zichtbaar', 'i.contact_show_email'),
      yesNo('Concept', 'i.is_draft'),
      yesNo('Ander werk', 'i.is_other_work'),
    ],
  },
  {
    name: 'Planning per werknemer',
    tables: ['planning_assignments'],
    from: 'planning_assignments a join planning_items i on i.id = a.planning_item_id',
    order: 'a.date, a.planning_item_id, a.employee_id',
    employee: 'a.employee_id',
    columns: [
      text('Id planning', 'a.planning_item_id'),
      day('Datum', 'a.date'),
      time('Begin', 'i.start_time'),
      time('Einde', 'i.end_time'),
      employee('a'),
      project('i'),
      client('i'),
      number('Ingevulde uren', 'a.hours_worked'),
      text('Ingevulde werkzaamheden', 'a.notes'),
      yesNo('Concept', 'a.is_draft'),
      yesNo('Ander werk', 'i.is_other_work'),
    ],
  },
  {
    name: 'Gepubliceerde planning',
    tables: ['planning_publications', 'planning_publication_items'],
    from: 'planning_publications p join planning_publication_items i on i.publication_id = p.id',
    order: 'p.at, p.id, i.planning_item_id',
    columns: [
      moment('Wanneer', 'p.at'),
      user('Door', 'p.user_id'),
      text('Id planning', 'i.planning_item_id'),
      text(
        'Werknemers',
        `(select string_agg(name, ', ' order by name) from employees where employees.id = any (i.employee_ids))`,
      ),
    ],
  },
  {
    name: 'Materieel',
    tables: ['materials'],
    from: 'materials m',
    order: 'm.name, m.id',
    columns: [
      text('Id', 'm.id'),
      text('Nummer', 'm.number'),
      text('Naam', 'm.name'),
      text('Soort', 'm.kind'),
      coded('Toestand', 'm.state', materialStateTexts),
      text('Opmerkingen', 'm.remarks'),
      moment('Verwijderd op', 'm.deleted_at'),
    ],
  },
  {
    name: 'Notities',
    tables: ['notes'],
    from: 'notes n',
    order: 'n.created_at, n.id',
    employee: 'n.employee_id',
    columns: [
      moment('Geschreven op', 'n.created_at'),
      user('Door', 'n.created_by'),
      text('Titel', 'n.title'),
      text('Tekst', `trim(regexp_replace(n.text, '<[^>]*>', ' ', 'g'))`),
      project('n'),
      client('n'),
      employee('n'),
      text('Id planning', 'n.planning_item_id'),
      yesNo('Vastgezet', 'n.is_pinned'),
      yesNo('Voor de ploeg', 'n.is_for_crew'),
      moment('Verwijderd op', 'n.deleted_at'),
    ],
  },
];
