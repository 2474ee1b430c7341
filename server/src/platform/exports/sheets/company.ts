import type { AuditEntry } from '@ploegplan/contract/audit/schemas';
import { auditColumns, auditRow } from '@ploegplan/contract/audit/sheet';
import { documentKindTexts, userTypeTexts } from '@ploegplan/contract/texts/kinds';
import { usualTerms } from '@ploegplan/contract/texts/terms';
import type { SheetValue } from '@ploegplan/contract/values/sheet';
import { areasOfVisit } from '../../audit/visits.ts';
import {
  coded,
  day,
  type ExportSheet,
  moment,
  number,
  text,
  user,
  yesNo,
} from '../export-sheet.ts';
import { client, employee, project } from './work.ts';

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

function auditRowOf([at, event, actorKind, actorName, subject, details, address]: unknown[]) {
  const entry = { id: 0, at, event, actorKind, actorName, subject, details, address };
  // As the other tables of the archive, whose names and headings are the same for every tenant.
  return auditRow(entry as AuditEntry, usualTerms) satisfies SheetValue[];
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
      text('Naam', 't.display_name'),
      text('Naam in het adres', 't.name'),
      text('Accentkleur', 't.accent_color'),
      text('Een werk heet', 't.project_term'),
      text('Werken heten', 't.projects_term'),
      text('Verborgen onderdelen', `array_to_string(t.hidden_parts, ', ')`),
      text('Werkweek', 't.working_week::text'),
      text('Feestdagen', `array_to_string(t.observed_holidays, ', ')`),
      number('Dagen melden voor het verloopt', 't.notice_days'),
      number('Dagen verwijderde documenten bewaren', 't.restore_days'),
      number('Dagen planninglink geldig', 't.link_days'),
      number('Maanden logboek bewaren', 't.audit_log_months'),
      number('Grootste zijde van foto’s (pixels)', 't.photo_side'),
      text('Contact voor hulp', 't.help_contact::text'),
      yesNo('Uren op ander werk', 't.other_work'),
      yesNo('Nummers van collega’s', 't.colleague_phones'),
      text('Verloftoekenningen', 'l.grants::text'),
      number('Verlofsaldo vanaf jaar', 'l.start_year'),
      text('Herinneren aan uren om', 'h.remind_at::text'),
      moment('Begonnen op', 't.created_at'),
    ],
  },
  {
    name: 'Toeslagen',
    tables: ['pay_rules'],
    from: 'pay_rules r',
    order: 'r.first_day',
    columns: [
      day('Vanaf', 'r.first_day'),
      text('Bron', 'r.source'),
      day('Gecontroleerd op', 'r.checked_on'),
      text('Regels', 'r.rules::text'),
      moment('Toegevoegd op', 'r.created_at'),
    ],
  },
  {
    name: 'Gebruikers',
    tables: ['users'],
    from: 'users u left join employees e on e.id = u.employee_id',
    order: 'u.username',
    employee: 'u.employee_id',
    columns: [
      text('Gebruikersnaam', 'u.username'),
      coded('Soort', 'u.user_type', userTypeTexts),
      text('Werknemer', 'e.name'),
      text('E-mail', 'u.email'),
      yesNo('Ook werknemer', 'u.also_employee'),
      yesNo('Mail over wat verloopt', 'u.expiry_mail'),
      yesNo('Actief', 'u.active'),
      moment('Laatst gebruikt', 'u.last_used_at'),
    ],
  },
  {
    name: 'Planninglinks',
    tables: ['planning_links'],
    from: 'planning_links l',
    order: 'l.created_at, l.id',
    employee: 'l.employee_id',
    columns: [
      text('Naam', 'l.name'),
      coded('Soort', 'l.kind', { page: 'Pagina', calendar: 'Agenda' }),
      project('l'),
      client('l'),
      employee('l'),
      user('Gemaakt door', 'l.user_id'),
      moment('Gemaakt op', 'l.created_at'),
      day('Geldig tot en met', 'l.valid_until'),
      moment('Laatst gebruikt', 'l.last_used_at'),
    ],
  },
  {
    name: 'Documenten',
    tables: ['documents', 'document_versions'],
    from: 'documents d left join document_versions v on v.document_id = d.id',
    order: 'd.title, d.id, v.number',
    employee: 'd.employee_id',
    columns: [
      text('Titel', 'd.title'),
      coded('Soort', 'd.kind', documentKindTexts),
      project('d'),
      client('d'),
      employee('d'),
      text('Id planning', 'd.planning_item_id'),
      day('Geldig tot en met', 'd.valid_until'),
      yesNo('Zichtbaar voor werknemers', 'd.visible_to_workers'),
      yesNo('Ook zonder verbinding', 'd.available_offline'),
      number('Versie', 'v.number'),
      text('Bestandsnaam', 'v.filename'),
      text('Id bestand', 'v.stored_file_id'),
      text('Toegevoegd door', 'v.uploader_name'),
      moment('Toegevoegd op', 'v.uploaded_at'),
      moment('Verwijderd op', 'd.deleted_at'),
    ],
  },
  {
    name: 'Helpartikelen',
    tables: ['help_articles', 'help_article_versions'],
    from: 'help_articles h join help_article_versions v on v.article_id = h.id',
    order: 'h.role, h.slug, h.id, v.number',
    columns: [
      coded('Voor', 'h.role', { admin: 'Kantoor', employee: 'Werknemers' }),
      text('Adres', 'h.slug'),
      text('Vorige adressen', `array_to_string(h.old_slugs, ', ')`),
      text('Titel', 'v.title'),
      text('Groep', 'v.category'),
      text('Zoekwoorden', `array_to_string(v.keywords, ', ')`),
      text('Tekst', 'v.content_html'),
      number('Versie', 'v.number'),
      yesNo('Gepubliceerd', 'v.number = h.published_version'),
      text('Gewijzigd door', 'v.author_name'),
      moment('Gewijzigd op', 'v.at'),
      moment('Verwijderd op', 'h.deleted_at'),
    ],
  },
  {
    name: 'Afbeeldingen',
    tables: ['images', 'stored_files'],
    from: 'images i join stored_files f on f.id = i.stored_file_id left join planning_items p on p.id = i.planning_item_id',
    order: 'i.uploaded_at, i.id',
    employee: 'i.uploader_employee_id',
    columns: [
      text('Bestandsnaam', 'i.filename'),
      text('Id bestand', 'i.stored_file_id'),
      text(
        'Project',
        '(select title from projects where projects.id = coalesce(i.project_id, p.project_id))',
      ),
      text(
        'Klant',
        '(select name from clients where clients.id = coalesce(i.client_id, p.client_id))',
      ),
      text('Id planning', 'i.planning_item_id'),
      text('Reeks', 'i.planning_range_id'),
      text('Toegevoegd door', 'i.uploader_name'),
      moment('Toegevoegd op', 'i.uploaded_at'),
      number('Grootte (bytes)', 'f.size_bytes'),
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
    present: { values: auditSources, row: auditRowOf },
  },
  {
    name: 'Wijzigingen',
    tables: ['changes'],
    from: 'changes c',
    order: 'c.id',
    columns: [
      moment('Wanneer', 'c.at'),
      user('Door', 'c.user_id'),
      text('Onderdeel', 'c.subject'),
      text('Id', 'c.subject_id'),
      coded('Wat', 'c.action', changeActions),
      text('Was', 'c.before::text'),
      text('Werd', 'c.after::text'),
    ],
  },
];
