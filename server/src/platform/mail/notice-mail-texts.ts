import { translate } from '@ploegplan/contract/languages/translate';
import type { EmployeeMail } from './account-mails.ts';
import type { Mail } from './template.ts';

/** What a notice says by mail. */
export interface NoticeMail {
  title: string;
  body: string;
  /** The page of the app that the button opens. */
  path: string;
  /** A mail with a text of its own; null: title and body are the mail. */
  mail: EmployeeMail | null;
}

/** `url` is null for an employee without an account. */
export const createNoticeMail = (
  { title, body }: Pick<NoticeMail, 'title' | 'body'>,
  { tenant, url }: { tenant: string; url: string | null },
): Mail => ({
  subject: title,
  greeting: translate('Hallo,'),
  paragraphs: body.split('\n'),
  ...(url !== null && { button: { label: translate('Bekijken'), url } }),
  notes: [],
  footer: translate('Verstuurd door Ploegplan namens {tenant}.', { tenant }),
});
