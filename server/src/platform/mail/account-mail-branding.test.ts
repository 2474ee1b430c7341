import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { useTenant } from '../../../test/calls/visitor.ts';
import { makeUser } from '../../../test/data/factories.ts';
import { jobsDone } from '../../../test/servers/mailbox.ts';
import { useOwnServer } from '../../../test/servers/server.ts';
import { AccountMails } from './account-mails.ts';
import { readBuiltInLogo } from './logo.ts';

const server = useOwnServer({ mail: true });

const tenant = useTenant(server);
beforeEach(() => change('display_name', 'Bouwbedrijf Janssen'));

const change = (column: string, value: unknown) =>
  server.database.pool.query(`update tenants set ${column} = $2 where id = $1`, [tenant.id, value]);

async function sendTo(email: string, mail: 'password-reset' | 'password-changed'): Promise<void> {
  const { id } = await makeUser(tenant, { email });
  const job = { tenantId: tenant.id, userId: id, mail };
  await tenant.transact((tx) => new AccountMails(server.jobs).send(tx, job));
}

/** The mail as received at a new address. */
async function receive(mail: 'password-reset' | 'password-changed') {
  const address = `lezer-${tenant.name}@example.nl`;
  await sendTo(address, mail);
  return server.mailbox.waitFor(address);
}

describe('the branding of a mail', () => {
  it('has the name, accent colour and built-in logo of the tenant', async () => {
    await change('logo', 'steigerbouw');
    await change('accent_color', '#ffd54a');
    const { from, html, link, headers, attachments } = await receive('password-reset');

    expect(from).toEqual({ name: 'Bouwbedrijf Janssen', address: 'ploegplan@localhost' });
    expect(headers['auto-submitted']).toBe('auto-generated');
    expect(html).toContain('<html lang="nl">');
    expect(html).toContain('<img src="cid:logo" alt="Bouwbedrijf Janssen" height="40"');
    expect(attachments).toEqual([
      { contentId: '<logo>', mimeType: 'image/png', content: await readBuiltInLogo('steigerbouw') },
    ]);
    expect(html).toMatch(
      `<a href="${link}" style="display:inline-block;padding:12px 22px;border-radius:6px;background:#ffd54a;color:#1b2126;`,
    );
    expect(html).toContain(`>${link}</a>`);
  });

  it('has the uploaded logo of the tenant', async () => {
    const logo = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    await change('logo_image', logo);
    const { attachments } = await receive('password-changed');
    expect(attachments.map(({ content }) => content)).toEqual([logo]);
  });

  it('has the display name when there is no logo', async () => {
    await change('logo', 'verdwenen');
    const { html, attachments } = await receive('password-changed');
    expect(attachments).toEqual([]);
    expect(html).toContain('font-weight:600">Bouwbedrijf Janssen</p>');
  });

  it.each(['<img src=x onerror=alert(1)>', '"><script>alert(1)</script>', "'&amp;"])(
    'escapes the display name %s in HTML',
    async (name) => {
      await change('display_name', name);
      const { from, html, text } = await receive('password-reset');
      expect(from.name).toBe(name);
      expect(text).toContain(`inlogpagina van ${name}`.slice(16));
      expect(html).not.toContain(name);
    },
  );

  it('prevents header injection by a display name', async () => {
    await change('display_name', 'Jan" <baas@bank.nl>\r\nBcc: dief@example.nl\r\n\r\nBetaal nu');
    const { from, subject, headers } = await receive('password-reset');
    const name = 'Jan" <baas@bank.nl> Bcc: dief@example.nl Betaal nu';
    expect(from).toEqual({ name, address: 'ploegplan@localhost' });
    expect(subject).toBe(`Kies een nieuw wachtwoord voor ${name}`);
    expect(headers).not.toHaveProperty('bcc');
    await jobsDone(server);
    expect(server.mailbox.all().map(({ to }) => to)).not.toContain('dief@example.nl');
  });

  it('treats an address with a comma as one address', async () => {
    const email = 'jan@example.nl, dief@example.nl';
    await sendTo(email, 'password-changed');
    await jobsDone(server);
    expect(server.mailbox.all().map(({ to }) => to)).not.toContain('dief@example.nl');
  });
});
