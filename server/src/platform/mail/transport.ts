import type { FastifyBaseLogger } from 'fastify';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Config } from '../../config.ts';
import { HopelessJob } from '../jobs/jobs.ts';
import { Outbox } from './outbox.ts';

export interface Message {
  to: string;
  /** Shown as the sender; the address comes from the settings. */
  fromName: string;
  subject: string;
  text: string;
  html: string;
  /** A PNG that the HTML shows as `cid:logo`. */
  logo?: Buffer | undefined;
}

export type Deliver = (message: Message) => Promise<void>;

interface Options {
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>;
  log: Pick<FastifyBaseLogger, 'info'>;
}

/** How long a mail server may keep us waiting; all together less than a job may take. */
const patience = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

/** Gives mails to the mail server, or without one writes them into the outbox. */
export function openTransport({ config, log }: Options): Deliver {
  const { smtpUrl, mailFrom, dataDir } = config;
  if (smtpUrl === null) {
    const outbox = new Outbox(dataDir);
    return async (message) => {
      const file = await outbox.write(compose(message, mailFrom));
      log.info({ to: message.to, subject: message.subject, file }, 'A mail was put in the outbox');
    };
  }
  const transport = createTransport({ url: smtpUrl, ...patience });
  return async (message) => {
    try {
      await transport.sendMail(compose(message, mailFrom));
    } catch (error) {
      throw isRefused(error) ? new HopelessJob(error.message, { cause: error }) : error;
    }
    log.info({ to: message.to, subject: message.subject }, 'A mail was sent');
  };
}

/** The mail server will not deliver to this address, now or later. Any other fault may be over the next time. */
const isRefused = (error: unknown): error is Error =>
  error instanceof Error &&
  'command' in error &&
  error.command === 'RCPT TO' &&
  'permanent' in error &&
  error.permanent === true;

/** A header is one line: what a name holds beyond that cannot begin another header. */
const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

function compose({ to, fromName, subject, text, html, logo }: Message, from: string) {
  const picture = {
    cid: 'logo',
    filename: 'logo.png',
    contentType: 'image/png',
    contentDisposition: 'inline',
  } as const;
  return {
    from: { name: oneLine(fromName), address: from },
    // As an object it is one address, whatever it holds; a text could be a list.
    to: { name: '', address: oneLine(to) },
    subject: oneLine(subject),
    text,
    html,
    attachments: logo ? [{ ...picture, content: logo }] : [],
    // Keeps answering machines from answering.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  } satisfies SendMailOptions;
}
