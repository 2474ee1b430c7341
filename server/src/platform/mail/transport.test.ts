import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { email } from '@ploegplan/contract/fields';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeTenant, makeUser } from '../../../test/data/factories.ts';
import { type Mailbox, startMailbox } from '../../../test/servers/mailbox.ts';
import { asOwner, useOwnServer } from '../../../test/servers/server.ts';
import { UnrecoverableJobError } from '../jobs/jobs.ts';
import { AccountMails } from './account-mails.ts';
import { openTransport } from './transport.ts';
import { startMailWorker } from './worker.ts';

const link = 'https://bouw.example.nl/magic#token=geheim';
const message = {
  to: 'jan@example.nl',
  fromName: 'Bouwbedrijf Janssen',
  subject: 'Je inloglink voor Bouwbedrijf Janssen',
  text: `Hallo,\n\nInloggen:\n${link}\n`,
  html: `<p>Hallo,</p><a href="${link}">Inloggen</a>`,
};
const mailFrom = 'planning@example.nl';

let dataDir: string;
let mailbox: Mailbox | undefined;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'ploegplan-mail-'));
});
afterEach(async () => {
  await mailbox?.close();
  mailbox = undefined;
  await rm(dataDir, { recursive: true });
});

function open(smtpUrl: string | null) {
  const log = { info: vi.fn() };
  return { log, deliver: openTransport({ config: { smtpUrl, mailFrom, dataDir }, log }) };
}

describe('without a mail server', () => {
  const outbox = () => path.join(dataDir, 'outbox');
  const written = async () => (await readdir(outbox())).sort();

  it('a mail is written to a file that only its owner can read', async () => {
    const { deliver } = open(null);
    await deliver(message);
    const [name = '', ...others] = await written();
    expect(others).toEqual([]);
    const today = new Date().toISOString().slice(0, 10);
    expect(name).toMatch(new RegExp(`^${today}T\\d\\d-\\d\\d-\\d\\d\\.\\d{3}Z-[0-9a-f]{6}\\.eml$`));
    const file = path.join(outbox(), name);
    const mail = await PostalMime.parse(await readFile(file));
    expect(mail.from).toMatchObject({ name: 'Bouwbedrijf Janssen', address: mailFrom });
    expect(mail.to).toMatchObject([{ address: 'jan@example.nl' }]);
    expect(mail.subject).toBe(message.subject);
    expect(mail.text).toContain(link);
    expect(mail.html).toContain(link);
    if (process.platform === 'win32') return;
    expect((await stat(outbox())).mode & 0o777).toBe(0o700);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('the log names the recipient and subject, never the link', async () => {
    const { deliver, log } = open(null);
    await deliver(message);
    const [name = ''] = await written();
    const { to, subject } = message;
    const file = path.join(outbox(), name);
    expect(log.info.mock.calls).toEqual([[{ to, subject, file }, 'Mail written to the outbox']]);
  });
});

describe('with a mail server', () => {
  it('a mail is sent, and the log does not contain the link', async () => {
    mailbox = await startMailbox();
    const { deliver, log } = open(mailbox.url);
    await deliver(message);
    const { from, subject, text, html } = await mailbox.waitFor('jan@example.nl');
    expect({ from, subject }).toEqual({
      from: { name: 'Bouwbedrijf Janssen', address: mailFrom },
      subject: message.subject,
    });
    expect(text.trimEnd()).toBe(message.text.trimEnd());
    expect(html.trimEnd()).toBe(message.html);
    expect(JSON.stringify(log.info.mock.calls)).not.toContain('geheim');
    expect(await readdir(dataDir)).toEqual([]);
  });

  it('an address that the server permanently rejects is an unrecoverable job error', async () => {
    mailbox = await startMailbox({ rejected: ['jan@example.nl'] });
    const { deliver } = open(mailbox.url);
    await expect(deliver(message)).rejects.toThrow(UnrecoverableJobError);
  });

  it.each([
    ['is unavailable', undefined],
    ['is too busy', { busy: true }],
    ['rejects our login', { requiresLogin: true }],
  ])('a server that %s is a temporary error', async (_, options) => {
    mailbox = await startMailbox(options);
    if (!options) await mailbox.close();
    const sending = open(mailbox.url).deliver(message);
    const error = await sending.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(UnrecoverableJobError);
  });

  it.each([
    'jansen&zonen@example.nl',
    'bouw/plan@example.nl',
    "o'neil+bouw@example.nl",
    // Sent in its ASCII form, which the mail server of the test shows in letters.
    'info@bäckerei-müller.example',
  ])('a mail to %s, which the contract accepts, is sent', async (to) => {
    expect(email.parse(to)).toBe(to);
    mailbox = await startMailbox();
    await open(mailbox.url).deliver({ ...message, to });
    expect(mailbox.all().map((mail) => mail.to)).toEqual([to]);
  });

  const texts = ['a\r\nBcc: dief@example.nl', 'a\u2028b', '"; <x@y.nl>', 'é "ünï" 漢'];
  it.each(texts)(
    'a sender name and subject like %j are kept on one line, without header injection',
    async (text) => {
      mailbox = await startMailbox();
      const { deliver } = open(mailbox.url);
      await deliver({ ...message, fromName: text, subject: text });
      const { from, subject, headers } = await mailbox.waitFor('jan@example.nl');
      const line = text.replaceAll(/[\r\n\u2028]+/g, ' ');
      expect({ from, subject }).toEqual({ from: { name: line, address: mailFrom }, subject: line });
      expect(headers).not.toHaveProperty('bcc');
      expect(mailbox.all()).toHaveLength(1);
    },
  );
});

describe('a mail server that was unavailable', () => {
  const server = useOwnServer();

  it('gets the mails once it is available again', async () => {
    await asOwner(
      server.ownerUrl,
      'update pgboss.queue set retry_delay = 0, retry_backoff = false',
    );
    const { url, close } = await startMailbox();
    await close();
    const warned = vi.fn();
    const mails = new AccountMails(server.jobs);
    await startMailWorker({
      config: { smtpUrl: url, mailFrom, dataDir, publicUrl: null },
      port: 3000,
      pool: server.database.pool,
      jobs: server.jobs,
      mails,
      log: { info: warned },
    });
    const tenant = await makeTenant(server);
    const user = await makeUser(tenant, { email: 'jan@example.nl' });
    const mail = { tenantId: tenant.id, userId: user.id, mail: 'password-reset' } as const;
    await tenant.transact((tx) => mails.send(tx, mail));
    const failed = `select from pgboss.job where retry_count > 0 or state = 'retry'`;
    await vi.waitFor(async () => {
      expect((await server.database.pool.query(failed)).rowCount).toBe(1);
    });
    mailbox = await startMailbox({ port: Number(new URL(url).port) });
    const { link } = await mailbox.waitFor('jan@example.nl');
    expect(link).toContain(`http://${tenant.name}.localhost:3000/password-reset#token=`);
  });
});
