import { audit } from '@ploegplan/contract/audit/endpoints';
import { AuditEntry, type AuditQuery } from '@ploegplan/contract/audit/schemas';
import { sample, sampleId } from '@ploegplan/contract/test/sample';
import { users } from '@ploegplan/contract/users/endpoints';
import { User } from '@ploegplan/contract/users/schemas';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TestApi } from '../../../test/api.ts';
import { openApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { exportBy, interceptDownloads } from '../../../test/downloads.ts';
import { openAdmin, otherTenant, ownTenant } from '../../../test/subjects/admin.ts';

const at = '/settings/logboek';

/** The entries of the audit log: table rows, on a phone cards. */
const lines = () =>
  [...document.querySelectorAll('[aria-label="Logboek"] :is(tbody tr, li)')].map(
    ({ textContent }) => textContent,
  );
const line = (text: string) => lines().find((value) => value?.includes(text));

let ids = 0;
function entry(values: Partial<AuditEntry>): AuditEntry {
  ids += 1;
  return sample(AuditEntry, { id: ids, subject: 'jansen', address: '192.0.2.7', ...values });
}

const matches = ({ about, actor = '', subject = '', from, to }: AuditQuery, one: AuditEntry) =>
  (!about || one.event === about || (about === 'passwords' && one.event === 'password-changed')) &&
  one.actorName.includes(actor) &&
  one.subject.includes(subject) &&
  (!from || one.at.slice(0, 10) >= from) &&
  (!to || one.at.slice(0, 10) <= to);

/** A test API with these entries, three per page. */
function withEntries(...entries: AuditEntry[]): TestApi {
  const api = new TestApi();
  api.answer(users.list, [sample(User, { username: 'piet' })]);
  api.answer(audit.list, ({ query }) => {
    const start = entries.findIndex(({ id }) => String(id) === query.before) + 1;
    const found = entries.slice(start).filter((candidate) => matches(query, candidate));
    return { entries: found.slice(0, 3), more: found.length > 3 };
  });
  return api;
}

describe('the audit log', () => {
  it('tells who moved planning, with a link to it, when the work is chosen as subject', async () => {
    const id = sampleId();
    const moved = entry({
      event: 'item-moved',
      subject: 'Kade',
      actorName: 'piet',
      details: { day: ['2026-11-16', '2026-11-17'] },
      target: { kind: 'item', id, date: '2026-11-17' },
    });
    const api = new TestApi();
    api.answer(users.list, []);
    api.answer(audit.list, ({ query }) => ({
      entries: query.about === 'planning' ? [moved] : [],
      more: false,
    }));
    await openApp({ at, api });
    await page.getByRole('combobox', { name: 'Onderwerp' }).click();
    await page.getByRole('option', { name: 'Planning', exact: true }).click();
    const link = page.getByRole('link', { name: 'Planning van Kade verplaatst' });
    await expect.element(link).toHaveAttribute('href', `/planning-details/${id}`);
    expect(line('piet')).toMatch(/Dagma 16 nov 2026.*di 17 nov 2026/);
    await expectAccessible();
  });

  it.each(['office', 'phone'] as const)(
    'describes actor and action of each entry (%s)',
    async (size) => {
      const api = withEntries(
        entry({ event: 'login', actorName: 'chef' }),
        entry({
          event: 'user-changed',
          actorName: 'chef',
          subject: 'jansen',
          details: { userType: ['employee', 'admin'] },
        }),
        entry({ event: 'login-failed', actorName: 'indringer', at: '2026-07-01T22:30:00.000Z' }),
      );
      await openApp({ at, api, size });
      await expect.poll(() => lines().length).toBe(3);
      expect(document.title).toBe('Logboek · Ploegplan');
      expect(line('Ingelogd')).toContain('chef');
      expect(line('Gebruiker jansen gewijzigd')).toMatch(/Soort\s*Werknemer\s*Beheerder/);
      expect(line('Inloggen mislukt')).toContain('indringer');
      expect(line('Inloggen mislukt')).toContain('do 02-07-2026 00:30');
      expect(line('Inloggen mislukt')).not.toContain('00:30:00');
      expect(line('Inloggen mislukt')).toContain('192.0.2.7');
      await expectAccessible();
    },
  );

  const kees = entry({ event: 'logout', actorName: 'kees', at: '2026-03-02T12:00:00.000Z' });
  const piet = entry({ event: 'logout', actorName: 'piet', at: '2026-03-03T12:00:00.000Z' });
  const changed = entry({
    event: 'password-changed',
    actorName: 'kees',
    subject: 'jansen',
    at: '2026-03-04T12:00:00.000Z',
  });

  it('filters by person, topic, subject and day, and keeps the filters in the address', async () => {
    const { router } = await openApp({ at, api: withEntries(changed, piet, kees) });
    await expect.poll(() => lines().length).toBe(3);
    await page.getByRole('combobox', { name: 'Wie', exact: true }).fill('pi');
    await page.getByRole('option', { name: 'piet' }).click();
    await expect.poll(() => lines().length).toBe(1);
    await page.getByRole('combobox', { name: 'Wie', exact: true }).fill('kees');
    await expect.poll(() => lines().length).toBe(2);
    await page.getByRole('combobox', { name: 'Onderwerp' }).click();
    await page
      .getByRole('option', { name: 'Wachtwoorden, tweede stap en e-mailadressen: alles' })
      .click();
    await expect.poll(() => lines().length).toBe(1);
    await page.getByLabelText('Over wie of wat').fill('niemand');
    await expect.element(page.getByText('Niets gevonden')).toBeVisible();
    await page.getByLabelText('Over wie of wat').fill('');
    await page.getByRole('combobox', { name: 'Onderwerp' }).click();
    await page.getByRole('option', { name: 'Uitgelogd', exact: true }).click();
    await expect.poll(() => line('Uitgelogd')).toContain('kees');
    await page.getByLabelText('Van', { exact: true }).fill('03-03-2026');
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByText('Niets gevonden')).toBeVisible();
    await expectAccessible();
    const search = { about: 'logout', actor: 'kees', from: '2026-03-03' };
    expect(router.state.location.search).toEqual(search);
  });

  it('shows one row of 48 px on a phone, with the other filters in a drawer', async () => {
    const api = withEntries(changed, piet, kees);
    await openApp({ at, api, size: 'phone' });
    await expect.poll(() => lines().length).toBe(3);
    const controls = [
      page.getByRole('searchbox', { name: 'Over wie of wat' }),
      page.getByRole('button', { name: 'Filteren' }),
      page.getByRole('button', { name: 'Exporteren' }),
    ];
    const boxes = () => controls.map((control) => control.element().getBoundingClientRect());
    await expect.poll(() => boxes().map(({ height }) => height)).toEqual([48, 48, 48]);
    await expect.poll(() => new Set(boxes().map(({ top }) => top)).size).toBe(1);
    await expect.element(page.getByLabelText('Wie', { exact: true })).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Filteren' }).click();
    const drawer = page.getByRole('dialog', { name: 'Filters' });
    await drawer.getByRole('combobox', { name: 'Wie' }).fill('kees');
    await drawer.getByLabelText('Van', { exact: true }).fill('03-03-2026');
    await userEvent.keyboard('{Tab}');
    // The lines of the earlier filters are pale until those of the new ones are there.
    await expect.poll(() => lines().length).toBe(1);
    await expectAccessible();
    await drawer.getByRole('button', { name: 'Tonen' }).click();
    await expect.element(drawer).not.toBeInTheDocument();
    await expect.poll(() => lines().length).toBe(1);
    await page.getByRole('button', { name: 'Filteren · 2' }).click();
    await drawer.getByRole('button', { name: 'Wissen' }).click();
    await expect.poll(() => lines().length).toBe(3);
    await expect.element(page.getByRole('button', { name: 'Filteren', exact: true })).toBeVisible();
  });

  it('applies the filters from the address until they are cleared', async () => {
    const api = withEntries(changed, piet, kees);
    await openApp({ at: `${at}?actor=kees&from=2026-03-05`, api });
    await expect.element(page.getByText('Niets gevonden')).toBeVisible();
    await expect.element(page.getByLabelText('Van', { exact: true })).toHaveValue('05-03-2026');
    await page.getByRole('button', { name: 'Filters wissen' }).click();
    await expect.poll(() => lines().length).toBe(3);
    await expect.element(page.getByRole('combobox', { name: 'Wie', exact: true })).toHaveValue('');
    await page.getByRole('textbox', { name: 'Tot en met' }).fill('03-03-2026');
    await userEvent.keyboard('{Tab}');
    await expect.poll(() => lines().length).toBe(2);
  });

  it('loads older entries on demand', async () => {
    const older = entry({ event: 'login', actorName: 'de oudste' });
    await openApp({ at, api: withEntries(changed, piet, kees, older) });
    await expect.poll(() => lines().length).toBe(3);
    const more = page.getByRole('button', { name: 'Meer laden' });
    await more.click();
    await expect.poll(() => lines().length).toBe(4);
    expect(lines().at(-1)).toContain('de oudste');
    await expect.element(more).not.toBeInTheDocument();
  });

  it('exports what the filters show in words, older entries included', async () => {
    const saved = interceptDownloads();
    const others = ['a', 'b', 'c'].map((actorName) => entry({ event: 'login', actorName }));
    const api = withEntries(changed, ...others, piet, kees);
    await openApp({ at: `${at}?subject=jansen`, api });
    await expect.poll(() => lines().length).toBe(3);
    await exportBy('Exporteren', 'CSV');
    await expect.poll(() => saved.names).toEqual([expect.stringMatching(/^Logboek .*\.csv$/)]);
    const rows = (await saved.blobs[0]?.text())?.split('\r\n') ?? [];
    expect(rows[0]).toBe('Wanneer;Wie;Wat er gebeurde;Bijzonderheden;IP-adres');
    expect(rows[1]).toContain(';kees;Wachtwoord van jansen gewijzigd;');
    expect(rows.slice(2, -1).map((row) => row.split(';')[1])).toEqual([
      'a',
      'b',
      'c',
      'piet',
      'kees',
    ]);
  });

  it('shows a failure to load with a retry', async () => {
    const api = withEntries(kees);
    api.disconnect(audit.list);
    await openApp({ at, api });
    await expect.element(page.getByText('Dit lukt nu niet')).toBeVisible();
    api.answer(audit.list, { entries: [kees], more: false });
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect.poll(() => lines().length).toBe(1);
  });
});

it('a god selects the tenant of the audit log, which is in the words of that tenant', async () => {
  const { api } = await openAdmin();
  const visit = entry({
    event: 'god-visit',
    actorKind: 'god',
    subject: '',
    details: { areas: ['clients', 'hours'] },
  });
  const change = entry({
    event: 'god-call',
    actorKind: 'god',
    actorName: 'god',
    subject: 'Bakker',
    details: { call: 'PUT /api/clients/1' },
  });
  const scaffold = { ...change, subject: 'Kade', details: { call: 'PUT /api/projects/1' } };
  api.answer(audit.listOfTenant, ({ params }) => ({
    entries: params.id === ownTenant.id ? [change, visit] : [scaffold],
    more: false,
  }));
  await page.getByRole('link', { name: 'Logboek' }).click();
  await expect
    .poll(() => line('Bezoek van de beheerder van Ploegplan'))
    .toMatch(/Bekeken\s*Klanten, Urenbeheer/);
  expect(line('Klant ‘Bakker’ gewijzigd')).toMatch(/\d\dgodPloegplanKlant/);
  await expectAccessible();
  await page.getByRole('combobox', { name: 'Bedrijf' }).fill('voorbeeld');
  await page.getByRole('option', { name: otherTenant.displayName }).click();
  await expect.poll(lines).toEqual([expect.stringContaining('Steiger ‘Kade’ gewijzigd')]);
});
