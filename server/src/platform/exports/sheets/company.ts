import type { AuditEntry } from '@ploegplan/contract/audit/schemas';
import { auditColumns, toEntryRow } from '@ploegplan/contract/audit/sheet';
import { documentKindTexts, userTypeTexts } from '@ploegplan/contract/texts/kinds';
import { usualTerms } from '@ploegplan/contract/texts/terms';
import type { SheetValue } from '@ploegplan/contract/values/sheet';
import { areasOfVisit } from '../../audit/visits.ts';
import { writeFirstOf } from '../../database/first-of.ts';
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
import { createClient, createEmployee, createProject } from './work.ts';

/** An entry of the audit log, as `auditSources` reads it. */
const auditSources = [
  `to_char(audit_log.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
  'audit_log.event',
  'audit_log.actor_kind',
  'audit_log.actor_name',
  `case event when 'god-visit' then '' else audit_log.subject end`,
  `case event when 'god-visit' then jsonb_build_object('areas', ${areasOfVisit}) else audit_log.details end`,
  'audit_log.address',
];

function toAuditRow([at, event, actorKind, actorName, subject, details, address]: unknown[]) {
  const entry = { id: 0, at, event, actorKind, actorName, subject, details, address };
  // The usual terms are used, because names and headings of all tables are the same for every tenant.
  return toEntryRow(entry as AuditEntry, usualTerms) satisfies SheetValue[];
}

const changeActions = { insert: 'Toegevoegd', update: 'Gewijzigd', delete: 'Verwijderd' };

export const companySheets: readonly ExportSheet[] = [
  {
    name: 'Instellingen',
    tables: ['leave_settings', 'hour_settings'],
    from: 'tenants t left join leave_settings l on true left join hour_settings h on true',
    // The only table of the exports without row-level security.
    where: 't.id = current_tenant()',
    order: 't.id',
    columns: [
      createText('Naam', 't.display_name'),
      createText('Naam in het adres', 't.name'),
      createText('Accentkleur', 't.accent_color'),
      createText('Een werk heet', 't.project_term'),
      createText('Werken heten', 't.projects_term'),
      createText('Verborgen onderdelen', `array_to_string(t.hidden_parts, ', ')`),
      createText('Werkweek', 't.working_week::text'),
      createText('Feestdagen', `array_to_string(t.observed_holidays, ', ')`),
      createNumber('Dagen melden voor het verloopt', 't.notice_days'),
      createNumber('Dagen verwijderde documenten bewaren', 't.restore_days'),
      createNumber('Dagen planninglink geldig', 't.link_days'),
      createNumber('Maanden logboek bewaren', 't.audit_log_months'),
      createNumber('Maanden foto’s en notities van wie vertrok bewaren', 't.leaver_months'),
      createNumber('Grootste zijde van foto’s (pixels)', 't.photo_side'),
      createText('Contact voor hulp', 't.help_contact::text'),
      createText('Eigen grenzen', 't.own_limits::text'),
      createYesNo('Uren op ander werk', 't.other_work'),
      createYesNo('Nummers van collega’s', 't.colleague_phones'),
      createYesNo('Wijzigingen meteen doorgeven', 't.tell_changes'),
      createText('Steigerregister', 't.scaffold_settings::text'),
      createDay('Tweede stap verplicht vanaf', 't.factor_from'),
      createText('Verloftoekenningen', 'l.grants::text'),
      createNumber('Verlofsaldo vanaf jaar', 'l.start_year'),
      createText('Herinneren aan uren om', 'h.remind_at::text'),
      createText('Tijden van dagen gevraagd', 'h.day_times::text'),
      createMoment('Begonnen op', 't.created_at'),
    ],
  },
  {
    name: 'Toeslagen',
    tables: ['pay_rules'],
    from: 'pay_rules r',
    order: 'r.first_day',
    columns: [
      createDay('Vanaf', 'r.first_day'),
      createText('Bron', 'r.source'),
      createDay('Gecontroleerd op', 'r.checked_on'),
      createText('Regels', 'r.rules::text'),
      createMoment('Toegevoegd op', 'r.created_at'),
    ],
  },
  {
    name: 'Gebruikers',
    tables: ['users'],
    from: 'users u left join employees e on e.id = u.employee_id',
    order: 'u.username',
    employee: 'u.employee_id',
    columns: [
      createText('Gebruikersnaam', 'u.username'),
      createCoded('Soort', 'u.user_type', userTypeTexts),
      createText('Werknemer', 'e.name'),
      createText('E-mail', 'u.email'),
      createYesNo('Ook werknemer', 'u.also_employee'),
      createYesNo('Uitvoerder van eigen ploeg', 'u.leads_crew'),
      createText('Taal', 'u.language'),
      createYesNo('Mail over wat verloopt', 'u.expiry_mail'),
      createYesNo('Mag eisen voorbijgaan', 'u.passes_requirements'),
      createYesNo('Actief', 'u.active'),
      createMoment('Laatst gebruikt', 'u.last_used_at'),
    ],
  },
  {
    name: 'Planninglinks',
    tables: ['planning_links'],
    from: 'planning_links l',
    order: 'l.created_at, l.id',
    employee: 'l.employee_id',
    columns: [
      createText('Naam', 'l.name'),
      createCoded('Soort', 'l.kind', { page: 'Pagina', calendar: 'Agenda' }),
      createProject('l'),
      createClient('l'),
      createEmployee('l'),
      createUser('Gemaakt door', 'l.user_id'),
      createMoment('Gemaakt op', 'l.created_at'),
      createYesNo('Met poortlijst', 'l.gate_list'),
      createDay('Geldig tot en met', 'l.valid_until'),
      createMoment('Laatst gebruikt', 'l.last_used_at'),
    ],
  },
  {
    name: 'Documenten',
    tables: ['documents', 'document_versions'],
    from: 'documents d left join document_versions v on v.document_id = d.id',
    order: 'd.title, d.id, v.number',
    employee: 'd.employee_id',
    columns: [
      createText('Titel', 'd.title'),
      createCoded('Soort', 'd.kind', documentKindTexts),
      createProject('d'),
      createClient('d'),
      createEmployee('d'),
      createText('Id planning', 'd.planning_item_id'),
      createDay('Geldig tot en met', 'd.valid_until'),
      createYesNo('Zichtbaar voor werknemers', 'd.visible_to_workers'),
      createYesNo('Ook zonder verbinding', 'd.available_offline'),
      createNumber('Versie', 'v.number'),
      createText('Bestandsnaam', 'v.filename'),
      createText('Id bestand', 'v.stored_file_id'),
      createText('Toegevoegd door', 'v.uploader_name'),
      createMoment('Toegevoegd op', 'v.uploaded_at'),
      createMoment('Verwijderd op', 'd.deleted_at'),
    ],
  },
  {
    name: 'Helpartikelen',
    tables: ['help_articles', 'help_article_versions'],
    from: 'help_articles h join help_article_versions v on v.article_id = h.id',
    order: 'h.role, h.slug, h.id, v.number',
    columns: [
      createCoded('Voor', 'h.role', { admin: 'Kantoor', employee: 'Werknemers' }),
      createText('Adres', 'h.slug'),
      createText('Vorige adressen', `array_to_string(h.old_slugs, ', ')`),
      createText('Titel', 'v.title'),
      createText('Groep', 'v.category'),
      createText('Zoekwoorden', `array_to_string(v.keywords, ', ')`),
      createText('Tekst', 'v.content_html'),
      createNumber('Versie', 'v.number'),
      createYesNo('Gepubliceerd', 'v.number = h.published_version'),
      createText('Gewijzigd door', 'v.author_name'),
      createMoment('Gewijzigd op', 'v.at'),
      createMoment('Verwijderd op', 'h.deleted_at'),
    ],
  },
  {
    name: 'Afbeeldingen',
    tables: ['images', 'stored_files'],
    from: `images i join stored_files f on f.id = i.stored_file_id left join planning_items p on p.id = i.planning_item_id left join scaffold_events v on v.id = i.scaffold_event_id left join scaffold_reports m on m.id = i.scaffold_report_id left join scaffolds s on s.id = ${writeFirstOf('i.scaffold_id', 'v.scaffold_id', 'm.scaffold_id')}`,
    order: 'i.uploaded_at, i.id',
    employee: 'i.uploader_employee_id',
    columns: [
      createText('Bestandsnaam', 'i.filename'),
      createText('Id bestand', 'i.stored_file_id'),
      createText(
        'Project',
        `(select title from projects where projects.id = ${writeFirstOf('i.project_id', 'p.project_id', 's.project_id')})`,
      ),
      createText(
        'Klant',
        '(select name from clients where clients.id = coalesce(i.client_id, p.client_id))',
      ),
      createText('Id planning', 'i.planning_item_id'),
      createText('Reeks', 'i.planning_range_id'),
      createNumber('Bon', '(select number from slips where slips.id = i.slip_id)'),
      createText('Id steiger', 's.id'),
      createText('Id keuring', 'i.scaffold_event_id'),
      createText('Id melding', 'i.scaffold_report_id'),
      createText('Toegevoegd door', 'i.uploader_name'),
      createMoment('Toegevoegd op', 'i.uploaded_at'),
      createNumber('Grootte (bytes)', 'f.size_bytes'),
    ],
  },
  {
    name: 'Logboek',
    tables: ['audit_log'],
    from: 'audit_log left join users u on u.id = audit_log.actor_id',
    order: 'audit_log.id',
    where: 'audit_log.visit_id is null',
    employee: 'u.employee_id',
    columns: auditColumns.map((column) => ({ ...column, value: '' })),
    present: { values: auditSources, row: toAuditRow },
  },
  {
    name: 'Wijzigingen',
    tables: ['changes'],
    from: 'changes c',
    order: 'c.id',
    columns: [
      createMoment('Wanneer', 'c.at'),
      createUser('Door', 'c.user_id'),
      createText('Onderdeel', 'c.subject'),
      createText('Id', 'c.subject_id'),
      createCoded('Wat', 'c.action', changeActions),
      createText('Was', 'c.before::text'),
      createText('Werd', 'c.after::text'),
    ],
  },
];
