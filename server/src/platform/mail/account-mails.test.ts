import { session } from '@ploegplan/contract/session/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { TestBrowser } from '../../../test/calls/browser.ts';
import { useTenant } from '../../../test/calls/visitor.ts';
import { makeUser, type TestUser } from '../../../test/data/factories.ts';
import { readRows } from '../../../test/data/rows.ts';
import { employee, invited, type LinkMail, linkMails } from '../../../test/servers/mail-texts.ts';
import { jobsDone, type ReceivedMail } from '../../../test/servers/mailbox.ts';
import { useOwnServer } from '../../../test/servers/server.ts';
import { redeemLinkToken } from '../sessions/login-tokens.ts';
import { type AccountMailJob, AccountMails } from './account-mails.ts';

const server = useOwnServer({ mail: true, publicUrl: 'https://planning.example.nl' });
/** Without the delay of requests. */
const mails = () =>
  new AccountMails({ send: (tx, queue, job) => server.jobs.send(tx, queue, job) });
const addressesOf = (received: readonly ReceivedMail[]) => received.map(({ to }) => to);

const tenant = useTenant(server);
beforeEach(() => change('display_name', 'Bouwbedrijf Janssen'));

const change = (column: string, value: unknown) =>
  server.database.pool.query(`update tenants set ${column} = $2 where id = $1`, [tenant.id, value]);

let counter = 0;
/** A user with a unique e-mail address. */
async function makeReader(values: Parameters<typeof makeUser>[1] = {}) {
  counter += 1;
  const email = `lezer${counter}@example.nl`;
  return { email, ...(await makeUser(tenant, { username: 'jan', email, ...values })) };
}

const send = (user: TestUser, mail: LinkMail | 'password-changed') =>
  tenant.transact((tx) => mails().send(tx, { tenantId: tenant.id, userId: user.id, mail }));
const request = (email: string, mail: 'password-reset' | 'magic-link', sender = mails()) =>
  tenant.transact((tx) => sender.request(tx, { tenantId: tenant.id, email, mail }));

describe('a mail with a link', () => {
  it.each(linkMails)('$mail, requested: $requested', async (given) => {
    const user = await makeReader(given.user);
    const { mail, requested } = given;
    if (requested) await request(user.email, mail === 'magic-link' ? mail : 'password-reset');
    else await send(user, mail);
    const { subject, text, link } = await server.mailbox.waitFor(user.email);

    expect(subject).toBe(given.subject);
    expect(text.trimEnd()).toBe(given.text.join(link));
    const [page, token = ''] = link.split('#token=');
    expect(page).toBe(`https://${tenant.name}.planning.example.nl/${given.page}`);
    const redeem = () => tenant.transact((tx) => redeemLinkToken(tx, token, mail));
    expect(await redeem()).toEqual({ userId: user.id, username: 'jan' });
    expect(await redeem()).toBeUndefined();
  });

  it('has a token that is never stored in a job', async () => {
    const user = await makeReader();
    await send(user, 'password-reset');
    const { link } = await server.mailbox.waitFor(user.email);
    await jobsDone(server);
    const { rows } = await server.database.pool.query('select * from pgboss.job');
    expect(JSON.stringify(rows)).toContain(user.id);
    expect(JSON.stringify(rows)).not.toContain(link.split('=')[1]);
  });

  it('links to the first host of the tenant, if it has one', async () => {
    await server.database.pool.query(
      `insert into tenant_hosts (tenant_id, host, position) values ($1, $2, 1), ($1, $3, 0)`,
      [tenant.id, `later.${tenant.name}.nl`, `planning.${tenant.name}.nl`],
    );
    const user = await makeReader();
    await send(user, 'password-reset');
    const { link } = await server.mailbox.waitFor(user.email);
    expect(link).toContain(`https://planning.${tenant.name}.nl/password-reset#`);
  });

  it('links to the configured address, regardless of the host headers of the request', async () => {
    const user = await makeReader();
    const attacker = new TestBrowser(server, tenant);
    await attacker.call(session.check);
    const headers = { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
    await attacker.get(session.forgotPassword, { body: { email: user.email }, headers });
    const { link, text, html } = await server.mailbox.waitFor(user.email);
    expect(link).toContain(`https://${tenant.name}.planning.example.nl/password-reset#`);
    expect(text + html).not.toContain('evil');
  });
});

describe('a notification mail', () => {
  it('reports a changed password', async () => {
    const user = await makeReader();
    await send(user, 'password-changed');
    const { subject, text, link } = await server.mailbox.waitFor(user.email);
    expect({ subject, text: text.trimEnd(), link }).toEqual({
      subject: 'Je wachtwoord is gewijzigd',
      text: "Hallo,\n\nHet wachtwoord van je account jan bij Bouwbedrijf Janssen is gewijzigd.\n\nOp andere apparaten moet je opnieuw inloggen.\n\nWas jij dit niet? Kies dan meteen een nieuw wachtwoord met 'Wachtwoord vergeten' op de inlogpagina.\n\nVerstuurd door Ploegplan namens Bouwbedrijf Janssen.",
      link: '',
    });
  });

  it('reports a changed e-mail address to the old address', async () => {
    const user = await makeReader();
    const notice = { tenantId: tenant.id, userId: user.id, to: 'vroeger@example.nl' };
    await tenant.transact((tx) => mails().sendEmailChanged(tx, notice));
    const { subject, text } = await server.mailbox.waitFor('vroeger@example.nl');
    expect({ subject, text: text.trimEnd() }).toEqual({
      subject: 'Je e-mailadres is gewijzigd',
      text: 'Hallo,\n\nHet e-mailadres van je account jan bij Bouwbedrijf Janssen is gewijzigd.\n\nMails gaan voortaan naar het nieuwe adres.\n\nWas jij dit niet? Neem dan meteen contact op met een beheerder.\n\nVerstuurd door Ploegplan namens Bouwbedrijf Janssen.',
    });
    expect(addressesOf(server.mailbox.all())).not.toContain(user.email);
  });
});

describe('a mail request of a visitor', () => {
  const shared = () => `gezin-${tenant.name}@example.nl`;
  const arrived = async () => {
    await jobsDone(server);
    const subjects = server.mailbox
      .all()
      .filter(({ to }) => to.toLowerCase() === shared())
      .map(({ text, subject }) => `${subject} ${/jan|els|piet|kees|bea/.exec(text)?.[0]}`);
    return subjects.toSorted();
  };
  beforeEach(async () => {
    await makeUser(tenant, { username: 'jan', email: shared() });
    await makeUser(tenant, { username: 'els', email: shared().toUpperCase(), ...employee });
    await makeUser(tenant, { username: 'piet', email: shared(), ...invited });
    await makeUser(tenant, { username: 'kees', email: shared(), active: false, ...employee });
    await makeUser(tenant, { username: `bea-${tenant.name}`, email: shared(), userType: 'god' });
    await change('display_name', 'Bedrijf');
  });

  it('for a password mails every active user with the address, never a god', async () => {
    await request(shared(), 'password-reset');
    expect(await arrived()).toEqual([
      'Kies een nieuw wachtwoord voor Bedrijf els',
      'Kies een nieuw wachtwoord voor Bedrijf jan',
      'Uitnodiging voor Ploegplan bij Bedrijf piet',
    ]);
  });

  it('for a magic link mails employees only', async () => {
    await request(shared(), 'magic-link');
    expect(await arrived()).toEqual(['Je inloglink voor Bedrijf els']);
  });

  it('is recorded in the audit log, with the address that was typed', async () => {
    await request(shared(), 'password-reset');
    await jobsDone(server);
    const columns = ['event', 'actor_kind', 'actor_name', 'subject'] as const;
    const written = await readRows(tenant, 'audit_log', columns);
    const visitor = { actor_kind: 'nobody', actor_name: shared() };
    expect(written).toEqual([
      { ...visitor, event: 'password-reset-sent', subject: 'els' },
      { ...visitor, event: 'password-reset-sent', subject: 'jan' },
      { ...visitor, event: 'invitation-sent', subject: 'piet' },
    ]);
  });

  it('adds the same single job for an unknown address as for a known one', async () => {
    const delayed = new AccountMails(server.jobs);
    await request('niemand@example.nl', 'password-reset', delayed);
    await request(shared(), 'password-reset', delayed);
    const { rows } = await server.database.pool.query<{ data: AccountMailJob; delay: number }>(
      `select data, extract(epoch from start_after - created_on) as delay from pgboss.job where data ->> 'tenantId' = $1 and data ->> 'kind' = 'request'
        order by created_on`,
      [tenant.id],
    );
    const job = { kind: 'request', tenantId: tenant.id, mail: 'password-reset' };
    expect(rows).toEqual([
      { data: { ...job, email: 'niemand@example.nl' }, delay: 1 },
      { data: { ...job, email: shared() }, delay: 1 },
    ]);
    await jobsDone(server);
    expect(addressesOf(server.mailbox.all())).not.toContain('niemand@example.nl');
  });
});

describe('no mail is sent to', () => {
  let before: number;
  beforeEach(async () => {
    await jobsDone(server);
    before = server.mailbox.all().length;
  });

  it.each<[string, LinkMail | 'password-changed', Parameters<typeof makeUser>[1]]>([
    ['a user who may no longer sign in', 'password-changed', { active: false }],
    ['a user without an address', 'password-changed', { email: '' }],
    ['the office, for a link that signs in', 'magic-link', {}],
    ['a user who has a password already, for an invitation', 'account-activation', {}],
  ])('%s', async (_, mail, values) => {
    await send(await makeReader(values), mail);
    await jobsDone(server);
    expect(server.mailbox.all()).toHaveLength(before);
  });

  it('the users of a blocked tenant', async () => {
    await change('blocked_at', new Date());
    await send(await makeReader(), 'password-changed');
    await jobsDone(server);
    expect(server.mailbox.all()).toHaveLength(before);
  });

  it('a deleted user', async () => {
    const user = await makeReader();
    await tenant.transact((tx) => tx.deleteFrom('users').where('id', '=', user.id).execute());
    await send(user, 'password-changed');
    await jobsDone(server);
    expect(server.mailbox.all()).toHaveLength(before);
  });
});
