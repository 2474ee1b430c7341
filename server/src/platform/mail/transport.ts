import type { FastifyBaseLogger } from 'fastify';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Config } from '../../config.ts';
import { UnrecoverableJobError } from '../jobs/jobs.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { Outbox } from './outbox.ts';

export interface Message {
  to: string;
  /** Display name of the sender; the address comes from the configuration. */
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
  metrics?: Metrics | undefined;
}

/** Timeouts of the connection to the mail server; in total less than a job may take. */
const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

/** Sends mails to the mail server, or writes them to the outbox when none is configured. */
export function openTransport({ config, log, metrics }: Options): Deliver {
  const { smtpUrl, mailFrom, dataDir } = config;
  if (smtpUrl === null) {
    const outbox = new Outbox(dataDir);
    return async (message) => {
      const file = await outbox.write(compose(message, mailFrom));
      metrics?.mails.inc({ result: 'written' });
      log.info({ to: message.to, subject: message.subject, file }, 'Mail written to the outbox');
    };
  }
  const transport = createTransport({ url: smtpUrl, ...timeouts });
  return async (message) => {
    try {
      await transport.sendMail(compose(message, mailFrom));
    } catch (error) {
      metrics?.mails.inc({ result: 'failed' });
      throw isRejectedRecipient(error)
        ? new UnrecoverableJobError(error.message, { cause: error })
        : error;
    }
    metrics?.mails.inc({ result: 'sent' });
    log.info({ to: message.to, subject: message.subject }, 'Mail sent');
  };
}

/** Whether the mail server permanently rejects the recipient. Any other error may be temporary. */
const isRejectedRecipient = (error: unknown): error is Error =>
  error instanceof Error &&
  'command' in error &&
  error.command === 'RCPT TO' &&
  'permanent' in error &&
  error.permanent === true;

/** A header value without line breaks, which could inject another header. */
const toOneLine = (text: string) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

function compose({ to, fromName, subject, text, html, logo }: Message, from: string) {
  const picture = {
    cid: 'logo',
    filename: 'logo.png',
    contentType: 'image/png',
    contentDisposition: 'inline',
  } as const;
  return {
    from: { name: toOneLine(fromName), address: from },
    // An object is always one address; a string could be parsed as a list.
    to: { name: '', address: toOneLine(to) },
    subject: toOneLine(subject),
    text,
    html,
    attachments: logo ? [{ ...picture, content: logo }] : [],
    // Keeps auto-responders from replying.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  } satisfies SendMailOptions;
}
