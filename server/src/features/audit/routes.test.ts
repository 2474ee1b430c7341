import { randomUUIDv7 } from 'node:crypto';
import { absences } from '@ploegplan/contract/absences/endpoints';
import { admin } from '@ploegplan/contract/admin/endpoints';
import { areaWords, parseArea } from '@ploegplan/contract/audit/area-words';
import { callWords } from '@ploegplan/contract/audit/call-words';
import { audit } from '@ploegplan/contract/audit/endpoints';
import type { AuditEvent, AuditQuery } from '@ploegplan/contract/audit/schemas';
import { describeEntry } from '@ploegplan/contract/audit/words';
import { clients } from '@ploegplan/contract/clients/endpoints';
import { openEnd } from '@ploegplan/contract/dates/dates';
import { helpEditor } from '@ploegplan/contract/help/endpoints';
import { holidays } from '@ploegplan/contract/holidays/endpoints';
import { limits } from '@ploegplan/contract/limits';
import { planning } from '@ploegplan/contract/planning/endpoints';
import { projects } from '@ploegplan/contract/projects/endpoints';
import { settings } from '@ploegplan/contract/settings/endpoints';
import { usualTerms } from '@ploegplan/contract/texts/terms';
import { describe, expect, it } from 'vitest';
import { browseAs, urlOf } from '../../../test/calls/browser.ts';
import { useVisitor } from '../../../test/calls/visitor.ts';
import {
  makeAbsence,
  makeClient,
  makeEmployee,
  makePlanningItem,
  makeProject,
  makeTenant,
  makeUser,
} from '../../../test/data/factories.ts';
import { changeRows } from '../../../test/data/rows.ts';
import { asOwner, useServer } from '../../../test/servers/server.ts';
import { createClaimedActor, record } from '../../platform/audit/log.ts';

const server = useServer();
const { tenant, browser: office } = useVisitor(server);

const write = (name: string, what: { event?: AuditEvent; subject?: string } = {}) =>
  tenant.transact((tx) => record(tx, { event: 'login', actor: createClaimedActor(name), ...what }));

/** Sets the time of this actor's entry, which only the owner of the table can. */
const moveTo = (at: string, name: string) =>
  asOwner(
    server.ownerUrl,
    `set app.tenant_id = '${tenant.id}'; update audit_log set at = '${at}' where actor_name = '${name}'`,
  );

const names = async (query: AuditQuery = {}) =>
  (await office.get(audit.list, { query })).entries.map(({ actorName }) => actorName);

describe('GET /audit-log', () => {
  it('returns entries with actor, event, subject and address, the newest first', async () => {
    await write('jansen');
    await tenant.transact((tx) =>
      record(tx, {
        event: 'user-changed',
        actor: { kind: 'user', id: null, name: 'beheer' },
        subject: 'jansen',
        details: { userType: ['employee', 'admin'] },
        address: '192.0.2.7',
      }),
    );
    const { entries, more } = await office.get(audit.list);
    expect(entries).toEqual([
      {
        id: expect.any(Number),
        at: expect.any(String),
        event: 'user-changed',
        actorKind: 'user',
        actorName: 'beheer',
        subject: 'jansen',
        details: { userType: ['employee', 'admin'] },
        address: '192.0.2.7',
      },
      expect.objectContaining({ event: 'login', actorKind: 'nobody', actorName: 'jansen' }),
    ]);
    expect(Date.now() - Date.parse(entries[0]?.at ?? '')).toBeLessThan(60_000);
    expect(more).toBe(false);
  });

  it('paginates without gaps or duplicates', async () => {
    const all = Array.from({ length: limits.auditRows + 5 }, (_, index) => `gebruiker ${index}`);
    for (const name of all) await write(name);
    const first = await office.get(audit.list);
    expect(first.more).toBe(true);
    const before = `${first.entries.at(-1)?.id}`;
    const second = await office.get(audit.list, { query: { before } });
    expect(second.more).toBe(false);
    const seen = [...first.entries, ...second.entries].map(({ actorName }) => actorName);
    expect(first.entries).toHaveLength(limits.auditRows);
    expect(seen).toEqual(all.toReversed());
  });

  it('filters by event and by topic', async () => {
    await write('jansen');
    await write('pietersen', { event: 'logout' });
    await write('klaassen', { event: 'user-changed' });
    expect(await names({ about: 'logout' })).toEqual(['pietersen']);
    expect(await names({ about: 'access' })).toEqual(['pietersen', 'jansen']);
  });

  it('searches the names of actor and subject by a literal, case-insensitive part', async () => {
    await write('Jansen');
    await write('beheer', { subject: 'p.jansen' });
    await write('50%_a\\b');
    expect(await names({ actor: 'JANSEN' })).toEqual(['Jansen']);
    expect(await names({ subject: 'JANSEN' })).toEqual(['beheer']);
    expect(await names({ actor: 'jansen', subject: 'jansen' })).toEqual([]);
    expect(await names({ actor: '%_' })).toEqual(['50%_a\\b']);
    expect(await names({ actor: 'a\\B' })).toEqual(['50%_a\\b']);
    expect(await names({ actor: '_' })).toEqual(['50%_a\\b']);
    expect(await names({ actor: '' })).toHaveLength(3);
  });

  it('filters by days in Amsterdam time, the last one included', async () => {
    // Summer time, two hours ahead of UTC, and the night when it ends.
    const moments = {
      before: '2025-10-23T21:59:59Z',
      first: '2025-10-23T22:00:00Z',
      last: '2025-10-26T22:59:59Z',
      after: '2025-10-26T23:00:00Z',
    };
    for (const [name, at] of Object.entries(moments)) {
      await write(name);
      await moveTo(at, name);
    }
    expect(await names({ from: '2025-10-24', to: '2025-10-26' })).toEqual(['last', 'first']);
    expect(await names({ from: '2025-10-27' })).toEqual(['after']);
    expect(await names({ to: '2025-10-23' })).toEqual(['before']);
  });

  it('returns no entries of another tenant', async () => {
    const other = await makeTenant(server);
    await other.transact((tx) =>
      record(tx, { event: 'login', actor: createClaimedActor('hun gebruiker') }),
    );
    expect(await names()).toEqual([]);
  });

  it('tells the admins of a visit of a god once, with what was looked at, and of each change', async () => {
    const god = await makeUser(tenant, { userType: 'god' });
    const browser = await browseAs(server, tenant, god);
    await Promise.all([
      browser.get(holidays.list, { query: { from: '2026-11-01', to: '2026-11-30' } }),
      browser.get(clients.list),
    ]);
    await browser.get(projects.list);
    await browser.get(clients.list);
    expect((await browser.request('HEAD', '/api/clients')).statusCode).toBe(200);
    await browser.get(clients.create, { body: { name: 'Klant' } });
    const { entries } = await office.get(audit.list, { query: { about: 'host' } });
    const by = { actorKind: 'god', actorName: god.username };
    expect(entries).toMatchObject([
      { ...by, event: 'god-call', subject: 'Klant', details: { call: 'POST /api/clients' } },
      {
        ...by,
        event: 'god-visit',
        subject: '',
        details: { areas: expect.arrayContaining(['clients', 'projects']) },
      },
    ]);
    expect(entries).toHaveLength(2);
  });

  it('tells of a change by a god once, by its own event where it has one, and of none that was rejected', async () => {
    const browser = await browseAs(server, tenant, await makeUser(tenant, { userType: 'god' }));
    const { displayName, version } = await browser.get(settings.get);
    await browser.get(settings.change, { body: { displayName: `${displayName} BV`, version } });
    await browser.call(settings.change, { body: { displayName: '', version } });
    const body = { name: 'Klant' };
    const headers = { 'idempotency-key': randomUUIDv7() };
    await browser.get(clients.create, { body, headers });
    await browser.get(clients.create, { body, headers });
    const { entries } = await office.get(audit.list);
    expect(entries.map((entry) => describeEntry(entry, usualTerms))).toEqual([
      'Klant ‘Klant’ toegevoegd',
      'Gegevens van het bedrijf gewijzigd',
      'Bezoek van de beheerder van Ploegplan',
    ]);
  });

  it('names what a god deleted, and what has no name by whose it is and its days', async () => {
    const browser = await browseAs(server, tenant, await makeUser(tenant, { userType: 'god' }));
    const bos = await makeProject(tenant, { title: 'Nieuwbouw Bos' });
    const bram = await makeEmployee(tenant, { name: 'Bram' });
    const client = await makeClient(tenant, { name: 'Bakker' });
    const [item, other] = [
      await makePlanningItem(tenant, { project_id: bos, date: '2026-11-24' }),
      await makePlanningItem(tenant, { project_id: bos, date: '2026-11-25' }),
    ];
    const absence = await makeAbsence(tenant, {
      employee_id: bram,
      first_day: '2026-12-21',
      last_day: '2026-12-24',
    });
    await browser.get(clients.remove, { params: { id: client } });
    await browser.get(planning.remove, { params: { id: item.id } });
    await browser.get(planning.edit, {
      body: { edits: [{ kind: 'remove', id: other.id, version: 1 }] },
    });
    await browser.get(absences.remove, { params: { id: absence } });
    const open = { employee_id: bram, kind: 'sick', first_day: '2026-12-21', last_day: openEnd };
    await browser.get(absences.remove, { params: { id: await makeAbsence(tenant, open) } });
    const { entries } = await office.get(audit.list, { query: { about: 'god-call' } });
    expect(entries.map((entry) => describeEntry(entry, usualTerms))).toEqual([
      'Verlof ‘Bram, vanaf 21 dec 2026’ verwijderd',
      'Verlof ‘Bram, 21 dec 2026 t/m 24 dec 2026’ verwijderd',
      'Planning ‘Nieuwbouw Bos, 25 nov 2026’ verwijderd',
      'Planning ‘Nieuwbouw Bos, 24 nov 2026’ verwijderd',
      'Klant ‘Bakker’ verwijderd',
    ]);
  });

  it('tells the company whose help article a god changes from another one', async () => {
    const home = await makeTenant(server);
    const browser = await browseAs(server, home, await makeUser(home, { userType: 'god' }));
    const article = { role: 'admin', slug: 'helm', title: 'Helm op', category: 'Regels' } as const;
    const editor = urlOf(helpEditor.list, { params: { scope: tenant.id } });
    expect((await browser.request('HEAD', editor)).statusCode).toBe(200);
    await browser.get(helpEditor.create, {
      params: { scope: tenant.id },
      body: { ...article, keywords: [], contentHtml: '', publish: true, replaces: null },
    });
    const { entries } = await office.get(audit.list);
    expect(entries.map((entry) => describeEntry(entry, usualTerms))).toEqual([
      'Helpartikel ‘Helm op’ gepubliceerd',
      'Bezoek van de beheerder van Ploegplan',
    ]);
    const atHome = await home.transact((tx) =>
      tx.selectFrom('audit_log').select('event').where('event', '=', 'god-call').execute(),
    );
    expect(atHome).toEqual([]);
  });

  it('tells of another visit on another day', async () => {
    const god = await makeUser(tenant, { userType: 'god' });
    const browser = await browseAs(server, tenant, god);
    await browser.get(clients.list);
    await moveTo('2026-11-21T12:00:00Z', god.username);
    await browser.get(projects.list);
    const { entries } = await office.get(audit.list, { query: { about: 'god-visit' } });
    expect(entries.map(({ details }) => details)).toEqual([
      { areas: ['projects'] },
      { areas: ['clients'] },
    ]);
  });
});

it('the log has words for every change, and no others', () => {
  const changes = server.app.routes
    .map(({ endpoint }) => endpoint)
    .filter(({ method, access, beforePasswordChange }) => {
      return method !== 'GET' && access !== 'public' && !beforePasswordChange;
    })
    .map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(callWords).toSorted()).toEqual(changes.toSorted());
});

it('the log has words for the area of every route', () => {
  const unnamed = server.app.routes
    .map(({ endpoint }) => parseArea(endpoint.path))
    .filter((area) => area !== ':type' && !(area in areaWords));
  expect(unnamed).toEqual([]);
});

describe('GET /admin/tenants/:id/audit-log', () => {
  it('returns the log of any tenant, with the same filters', async () => {
    await write('jansen');
    await write('pietersen');
    const home = await makeTenant(server);
    const browser = await browseAs(server, home, await makeUser(home, { userType: 'god' }));
    const params = { id: tenant.id };
    const given = { params, query: { actor: 'jans' } };
    const { entries } = await browser.get(audit.listOfTenant, given);
    expect(entries.map(({ actorName }) => actorName)).toEqual(['jansen']);
    const own = await browser.get(audit.listOfTenant, { params: { id: home.id } });
    expect(own.entries.map(({ event }) => event)).not.toContain('login');
  });

  it('is recorded at the accessed tenant', async () => {
    const home = await makeTenant(server);
    const browser = await browseAs(server, home, await makeUser(home, { userType: 'god' }));
    const params = { id: tenant.id };
    await browser.get(audit.listOfTenant, { params });
    await browser.get(admin.users, { params });
    const { entries } = await office.get(audit.list, { query: { about: 'host' } });
    expect(entries.map(({ event, details }) => [event, details])).toEqual([
      ['god-visit', { areas: ['audit-log', 'users'] }],
    ]);
  });

  it('is forbidden to an admin, also for the own tenant', async () => {
    const response = await office.call(audit.listOfTenant, { params: { id: tenant.id } });
    expect(response.json()).toMatchObject({ status: 403, code: 'forbidden' });
  });
});

describe('an audit log entry', () => {
  it('can be changed or deleted only by the owner of the database', async () => {
    await write('jansen');
    const denied = 'permission denied for table audit_log';
    await expect(changeRows(tenant, 'audit_log', { subject: 'x' })).rejects.toThrow(denied);
    await expect(tenant.transact((tx) => tx.deleteFrom('audit_log').execute())).rejects.toThrow(
      denied,
    );
    await expect(server.database.pool.query('truncate audit_log')).rejects.toThrow(denied);
    expect(await names()).toEqual(['jansen']);
  });
});
