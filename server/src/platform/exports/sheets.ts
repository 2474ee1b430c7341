import { companySheets } from './sheets/company.ts';
import { hoursSheets } from './sheets/hours.ts';
import { leaveSheets } from './sheets/leave.ts';
import { peopleSheets } from './sheets/people.ts';
import { workSheets } from './sheets/work.ts';

/** All tables of an export. */
export const exportSheets = [
  ...workSheets,
  ...peopleSheets,
  ...hoursSheets,
  ...leaveSheets,
  ...companySheets,
];

/** Tables of a tenant that no export has, each with the reason. */
export const notExported = {
  sessions: 'who is signed in now, without meaning elsewhere',
  login_tokens: 'hashes of links, without meaning elsewhere',
  data_exports: 'the exports themselves',
  job_failures: 'work of the server that failed',
  announcement_dismissals: 'which messages of the host a user closed',
  kept_answers: 'answers of writes, for when they are sent again',
  help_orders: 'the order of the help articles, without meaning elsewhere',
  help_images: 'pictures that the own help articles show',
  help_votes: 'which articles a user found useful, counted with the articles',
  mail_state: 'only when a mail was last sent',
  expiry_mails: 'only that the weekly mail was sent',
};
