import { once } from 'node:events';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail as its reader gets it. */
export interface ReceivedMail {
  /** The address that the mail server was told, whatever the mail itself says. */
  to: string;
  from: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** Keys in lower case. */
  headers: Record<string, string>;
  attachments: { contentId: string; mimeType: string; content: Buffer }[];
  /** The link that the mail is for; empty when it has none. */
  link: string;
}

export interface Mailbox {
  /** For SMTP_URL. */
  url: string;
  /** Waits for a mail that was not given out before, whichever came first. */
  waitFor(address: string, wish?: { subject?: string }): Promise<ReceivedMail>;
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
  /** Each mail is written in here as JSON too, without attachments, for tests in other processes. */
  folder?: string;
  /** Addresses that the mail server refuses for good. */
  refused?: readonly string[];
  /** Refuses everything, for now. */
  busy?: boolean;
  /** Wants to know who sends. */
  locked?: boolean;
  port?: number;
}

const WAIT_MS = 15_000;

/** A real mail server on the loopback interface, that keeps what it gets. */
export async function startMailbox(options: MailboxOptions = {}): Promise<Mailbox> {
  const { folder, refused = [], busy = false, locked = false, port = 0 } = options;
  const mails: ReceivedMail[] = [];
  const given = new Set<ReceivedMail>();
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
    authOptional: !locked,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, callback) => {
      if (busy) return callback(refusal(451, 'Try again later'));
      callback(refused.includes(address) ? refusal(550, 'No such mailbox') : null);
    },
    onData: receive,
  });
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');

  const find = (address: string, subject?: string) =>
    mails.find(
      (mail) =>
        mail.to === address && !given.has(mail) && (subject ?? mail.subject) === mail.subject,
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
          given.add(mail);
          return mail;
        }
        await arrivalOrTimeout(arrivals, timeout, address);
      }
    },
  };
}

/** Waits until nothing is left to be done, for tests of what gets no mail. */
export async function jobsDone({ database }: { database: { pool: Pool } }): Promise<void> {
  const waiting = `select from pgboss.job where state < 'completed'`;
  while ((await database.pool.query(waiting)).rowCount !== 0) await sleep(50);
}

function arrivalOrTimeout(arrivals: EventTarget, timeout: AbortSignal, address: string) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  arrivals.addEventListener('arrival', () => resolve(), { once: true });
  const tooLate = () => reject(new Error(`No mail came for ${address}`));
  timeout.addEventListener('abort', tooLate, { once: true });
  return promise;
}

function portOf(server: SMTPServer): number {
  const address = server.server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

const refusal = (responseCode: number, text: string) =>
  Object.assign(new Error(text), { responseCode });

const fileName = (number: number) => `${String(number).padStart(6, '0')}.json`;

/** Whole or not at all, since readers look at any moment. */
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
