import { once } from 'node:events';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedMail {
  /** The SMTP envelope recipient. */
  to: string;
  from: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** Keys in lower case. */
  headers: Record<string, string>;
  attachments: { contentId: string; mimeType: string; content: Buffer }[];
  /** The link in the mail; empty when it has none. */
  link: string;
}

export interface Mailbox {
  /** For SMTP_URL. */
  url: string;
  /** Waits for the first mail that was not returned before. */
  waitFor(address: string, filter?: { subject?: string }): Promise<ReceivedMail>;
  all(): readonly ReceivedMail[];
  close(): Promise<void>;
}

/** For a server that sends no mail. */
export const noMailbox: Mailbox = {
  url: '',
  all: () => [],
  close: () => Promise.resolve(),
  waitFor: () => Promise.reject(new Error('This server sends no mail: start it with `mail: true`')),
};

interface MailboxOptions {
  /** A folder in which each mail is also written as JSON, without attachments, for tests in other processes. */
  folder?: string;
  /** Addresses that the mail server rejects permanently. */
  rejected?: readonly string[];
  /** Rejects everything temporarily. */
  busy?: boolean;
  /** Requires authentication. */
  requiresLogin?: boolean;
  port?: number;
}

const WAIT_MS = 15_000;

/** Starts a real mail server on the loopback interface, which stores the mails that it receives. */
export async function startMailbox(options: MailboxOptions = {}): Promise<Mailbox> {
  const { folder, rejected = [], busy = false, requiresLogin = false, port = 0 } = options;
  const mails: ReceivedMail[] = [];
  const returned = new Set<ReceivedMail>();
  const arrivals = new EventTarget();

  const receive: SMTPServerOptions['onData'] = (stream, { envelope }, callback) => {
    keep(envelope.rcptTo.map(({ address }) => address)).then(() => callback(), callback);

    async function keep(addresses: string[]): Promise<void> {
      const raw = await buffer(stream);
      for (const to of addresses) {
        const mail = await parse(to, raw);
        mails.push(mail);
        if (folder) await share(mail, join(folder, fileName(mails.length)));
      }
      arrivals.dispatchEvent(new Event('arrival'));
    }
  };
  const server = new SMTPServer({
    authOptional: !requiresLogin,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, callback) => {
      if (busy) return callback(smtpError(451, 'Try again later'));
      callback(rejected.includes(address) ? smtpError(550, 'No such mailbox') : null);
    },
    onData: receive,
  });
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');

  const find = (address: string, subject?: string) =>
    mails.find(
      (mail) =>
        mail.to === address && !returned.has(mail) && (subject ?? mail.subject) === mail.subject,
    );

  return {
    url: `smtp://127.0.0.1:${portOf(server)}`,
    all: () => mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
    async waitFor(address, { subject } = {}) {
      const timeout = AbortSignal.timeout(WAIT_MS);
      for (;;) {
        const mail = find(address, subject);
        if (mail) {
          returned.add(mail);
          return mail;
        }
        await arrivalOrTimeout(arrivals, timeout, address);
      }
    },
  };
}

/** Waits until all jobs are completed, for tests that expect no mail. */
export async function jobsDone({ database }: { database: { pool: Pool } }): Promise<void> {
  const waiting = `select from pgboss.job where state < 'completed'`;
  while ((await database.pool.query(waiting)).rowCount !== 0) await sleep(50);
}

function arrivalOrTimeout(arrivals: EventTarget, timeout: AbortSignal, address: string) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  arrivals.addEventListener('arrival', () => resolve(), { once: true });
  const tooLate = () => reject(new Error(`No mail received for ${address}`));
  timeout.addEventListener('abort', tooLate, { once: true });
  return promise;
}

function portOf(server: SMTPServer): number {
  const address = server.server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

const smtpError = (responseCode: number, text: string) =>
  Object.assign(new Error(text), { responseCode });

const fileName = (number: number) => `${String(number).padStart(6, '0')}.json`;

/** Writes the file atomically, because tests may read at any time. */
async function share({ attachments: _, ...mail }: ReceivedMail, file: string): Promise<void> {
  await writeFile(`${file}.unfinished`, JSON.stringify(mail));
  await rename(`${file}.unfinished`, file);
}

async function parse(to: string, raw: Buffer): Promise<ReceivedMail> {
  const {
    from,
    subject = '',
    text = '',
    html = '',
    headers,
    attachments,
  } = await PostalMime.parse(raw);
  return {
    to,
    from: { name: from?.name ?? '', address: from?.address ?? '' },
    subject,
    text,
    html,
    headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
    attachments: attachments.map(({ contentId = '', mimeType, content }) => ({
      contentId,
      mimeType,
      content:
        typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content)),
    })),
    link: /https?:\/\/\S+#token=[\w-]+/.exec(text)?.[0] ?? '',
  };
}
