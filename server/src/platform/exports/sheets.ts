import { companySheets } from './sheets/company.ts';
import { hoursSheets } from './sheets/hours.ts';
import { leaveSheets } from './sheets/leave.ts';
import { noticeSheets } from './sheets/notices.ts';
import { payrollSheets } from './sheets/payroll.ts';
import { peopleSheets } from './sheets/people.ts';
import { scaffoldSheets } from './sheets/scaffolds.ts';
import { slipSheets } from './sheets/slips.ts';
import { weatherSheets } from './sheets/weather.ts';
import { workSheets } from './sheets/work.ts';

export const exportSheets = [
  ...workSheets,
  ...peopleSheets,
  ...hoursSheets,
  ...leaveSheets,
  ...payrollSheets,
  ...slipSheets,
  ...scaffoldSheets,
  ...weatherSheets,
  ...noticeSheets,
  ...companySheets,
];

/** Tables of a tenant that no export has, each with the reason. */
export const notExported = {
  sessions: 'who is signed in now, without meaning elsewhere',
  factors: 'keys and hashes by which a user signs in',
  login_tokens: 'hashes of links, without meaning elsewhere',
  data_exports: 'the exports themselves',
  job_failures: 'work of the server that failed',
  announcement_dismissals: 'which messages of the host a user closed',
  webhook_deliveries: 'ids of changes that were sent elsewhere, for two weeks',
  kept_answers: 'answers of writes, for when they are sent again',
  help_orders: 'the order of the help articles, without meaning elsewhere',
  help_images: 'pictures that the own help articles show',
  help_votes: 'which articles a user found useful, counted with the articles',
  push_subscriptions: 'which browsers get push messages now, without meaning elsewhere',
  mail_state: 'only when a mail was last sent',
  expiry_mails: 'only that the weekly mail was sent',
  weather_fetches: 'when a source of readings was asked',
  scaffold_mails: 'only that the mail of a day was sent',
};

const reference = 'only ties rows together that the export shows as one, or names';
const host = 'what the host decided about the company';
const upkeep = 'what the server remembers for its own work';

/** Columns of exported tables that no export has, each with the reason; one without its table is left out of all tables that have it. */
export const columnsNotExported: Record<string, string> = {
  tenant_id: 'the company itself',
  version: 'tells that somebody else changed the row meanwhile',
  id: 'not where nothing else in the export names the row',
  target_id: 'the project or client, which the export names',
  'api_keys.key_hash': 'a secret, which is told only when it is made',
  'absences.kind': 'that of the kind of leave',
  'approval_classes.position': 'the order of the rows',
  'changes.xid': upkeep,
  'employees.removed_last_day': 'the last day that comes back when the removal is undone',
  'hour_reminders.day': 'the day of the moment at which it was sent',
  'images.uploader_employee_id': reference,
  'leave_lines.absence_id': reference,
  'leave_lines.approval_id': reference,
  'leave_lines.counters': reference,
  'leave_lines.lot': reference,
  'leave_requests.overlap_told_at': upkeep,
  'leave_settings.kept_on': upkeep,
  'notices.claimed_at': upkeep,
  'notices.key': upkeep,
  'notices.mail': upkeep,
  'notices.path': upkeep,
  'notices.tries': upkeep,
  'hour_kinds.of_slips': 'which kinds of slips make hours of this kind, as its name says',
  'payroll_files.content': 'the lines in the form that a payroll takes',
  'payroll_lines.approval_id': reference,
  'planning_links.token_hash': 'opens the planning for who has the link',
  'planning_ranges.created_at': upkeep,
  'planning_ranges.emptied_at': upkeep,
  'told_days.plan': 'the works, as they are compared',
  'slip_links.signature_id': reference,
  'slip_links.token_hash': 'opens the slip for who has the link',
  'scaffold_cards.token_hash': 'shows the scaffold to who has the card',
  'scaffold_hire_ends.token_hash': 'confirms a notice for who has the mail',
  'stored_files.changed_at': upkeep,
  'stored_files.content_type': 'in the file itself',
  'stored_files.height': 'in the file itself',
  'stored_files.previews_used_on': upkeep,
  'stored_files.state': upkeep,
  'stored_files.width': 'in the file itself',
  'tenants.blocked_at': host,
  'tenants.deletes_at': host,
  'tenants.logo': host,
  'tenants.logo_image': 'a file that the company gave',
  'tenants.logo_version': upkeep,
  'tenants.start_dismissed_at': upkeep,
  'tenants.storage_gigabytes': host,
  'users.email_confirmed': upkeep,
  'users.needs_password_change': upkeep,
  'users.password_hash': 'secret',
  'weather_settings.source_key': 'secret',
  'webhook_endpoints.secret': 'secret',
  'webhook_endpoints.wake_at': upkeep,
  'webhook_endpoints.worked_until': upkeep,
  'company_logins.client_secret': 'secret',
};
