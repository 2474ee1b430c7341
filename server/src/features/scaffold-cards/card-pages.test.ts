import { createHash } from 'node:crypto';
import { addDays, getToday } from '@ploegplan/contract/dates/dates';
import { images } from '@ploegplan/contract/images/endpoints';
import { scaffoldCards, scaffoldReports } from '@ploegplan/contract/scaffold-cards/endpoints';
import { scaffoldHire } from '@ploegplan/contract/scaffold-hire/endpoints';
import { scaffolds } from '@ploegplan/contract/scaffolds/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { browse, browseAs } from '../../../test/calls/browser.ts';
import { drawJpeg, encodeForm, type UploadFile } from '../../../test/calls/uploads.ts';
import { useVisitor } from '../../../test/calls/visitor.ts';
import {
  inUseSince,
  makeProject,
  makeScaffold,
  makeTenant,
  makeUser,
} from '../../../test/data/factories.ts';
import { keepLog } from '../../../test/data/log.ts';
import { useOwnServer } from '../../../test/servers/server.ts';

const log = keepLog();
const server = useOwnServer({ mail: true, logger: log.logger });
const { tenant, browser: office } = useVisitor(server);
const today = getToday();

let id: string;
let token: string;
beforeEach(async () => {
  const project = await makeProject(tenant, { title: 'Geheim werk' });
  await tenant.transact((tx) => tx.updateTable('tenants').set({ hidden_parts: [] }).execute());
  id = await makeScaffold(tenant, {
    project_id: project,
    events: inUseSince(48),
    place: 'Noordgevel',
    client_person: 'Geheim mens',
    builder: 'Bouw <b>B.V.</b>',
    builder_phonenumber: '030 123 45 67',
  });
  token = (await office.get(scaffoldCards.create, { params: { id } })).token;
});

const stranger = (host: Parameters<typeof browse>[1] = tenant) => browse(server, host);
const open = (k: string, host?: Parameters<typeof browse>[1]) =>
  stranger(host).request('GET', `/steiger?k=${k}`);
const report = async (text: string, files: UploadFile[] = [], k = token) => {
  const { body, contentType } = await encodeForm({ files, fields: [['text', text]] });
  const headers = { 'content-type': contentType };
  return stranger().request('POST', `/steiger/melding?k=${k}`, body, headers);
};
const post = (path: string, values: Record<string, string>) =>
  stranger().request('POST', path, new URLSearchParams(values).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
  });
const endHire = (lastDay: string, email = `klant-${id}@example.nl`) =>
  post(`/steiger/afmelding?k=${token}`, { name: 'Karin Klant', email, lastDay });
const readHire = async () =>
  (await office.get(scaffoldHire.list)).scaffolds.find((one) => one.id === id);

describe('the page of a scaffold', () => {
  it('says that it is released, with its facts and no names', async () => {
    const { statusCode, body, headers } = await open(token);
    expect(statusCode).toBe(200);
    for (const text of [
      'VRIJGEGEVEN',
      'Noordgevel',
      'Klasse 3 (2 kN/m²)',
      'tel:0301234567',
      'door I.',
    ])
      expect(body).toContain(text);
    expect(body).toContain('Bouw &lt;b&gt;B.V.&lt;/b&gt;');
    for (const text of ['NIET BETREDEN', 'Inge', 'Geheim', '<script'])
      expect(body).not.toContain(text);
    expect(Buffer.byteLength(body)).toBeLessThan(40_000);
    const [, style = ''] = /<style>(.*)<\/style>/s.exec(body) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('says that nobody may enter it, and why', async () => {
    await office.get(scaffolds.storm, {
      body: { scaffoldIds: [id], closes: false, at: new Date().toISOString(), remark: '' },
    });
    const { body } = await open(token);
    expect(body).toContain('NIET BETREDEN');
    expect(body).toContain('Na de storm is de steiger nog niet gekeurd.');
    expect(body).not.toContain('VRIJGEGEVEN');
  });

  it('is the same for a code that is unknown, revoked, of another company or of a part that is hidden', async () => {
    const other = await makeTenant(server);
    const admin = await makeUser(other);
    const elsewhere = await makeScaffold(other, { project_id: await makeProject(other) });
    const colleague = await browseAs(server, other, admin);
    const foreign = await colleague.get(scaffoldCards.create, { params: { id: elsewhere } });
    const fresh = (await office.get(scaffoldCards.create, { params: { id } })).token;
    const judge = async (k: string) => {
      const { statusCode, body, headers } = await open(k);
      const { date: _, 'x-request-id': __, ...rest } = headers;
      return { statusCode, body, rest };
    };
    const unknown = await judge('x'.repeat(43));
    expect(unknown).toMatchObject({
      statusCode: 404,
      body: expect.stringContaining('NIET BETREDEN'),
    });
    for (const k of [token, foreign.token, '', 'x'.repeat(500)])
      expect(await judge(k)).toEqual(unknown);
    expect((await open(fresh)).statusCode).toBe(200);
    await office.get(scaffoldCards.remove, { params: { id } });
    expect(await judge(fresh)).toEqual(unknown);
    expect(await office.get(scaffoldCards.get, { params: { id } })).toBeNull();
    const last = (await office.get(scaffoldCards.create, { params: { id } })).token;
    await tenant.transact((tx) =>
      tx
        .updateTable('tenants')
        .set({ hidden_parts: ['scaffolds'] })
        .execute(),
    );
    expect(await judge(last)).toEqual(unknown);
  });

  it('takes a hundred guesses from an address, and a valid code still then', async () => {
    const statuses = new Set<number>();
    for (let guess = 0; guess < 101; guess += 1)
      statuses.add((await open(`guess${guess}`)).statusCode);
    expect([...statuses]).toEqual([404, 429]);
    expect((await open(token)).statusCode).toBe(200);
  });

  it('leaves no code in the log', async () => {
    await open(token);
    expect(log.text()).toContain('/steiger');
    expect(log.text()).not.toContain(token);
  });

  it('has a code of 256 bits that can be printed again', async () => {
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(await office.get(scaffoldCards.get, { params: { id } })).toMatchObject({ token });
  });
});

describe('a problem that a visitor reports', () => {
  it('waits for the office with its photo, and closes the scaffold off when it is accepted', async () => {
    const { statusCode, headers } = await report('Leuning\r\nlos', [
      ['foto.jpg', await drawJpeg()],
    ]);
    expect([statusCode, headers.location]).toEqual([303, `/steiger?k=${token}&klaar=melding`]);
    expect((await open(token)).body).toContain('VRIJGEGEVEN');
    const [waiting] = await office.get(scaffoldReports.list);
    expect(waiting).toMatchObject({ scaffoldId: id, text: 'Leuning\nlos', photos: ['foto.jpg'] });
    const params = { id: waiting?.id ?? '' };
    const photo = { type: 'scaffoldreport', id: params.id, filename: 'foto.jpg' };
    expect((await office.call(images.view, { params: photo })).statusCode).toBe(200);
    await office.get(scaffoldReports.decide, { params, body: { decision: 'close-off' } });
    expect(await office.get(scaffoldReports.list)).toEqual([]);
    expect((await open(token)).body).toContain('De steiger is afgesloten.');
    const again = { params, body: { decision: 'close-off' as const } };
    expect((await office.call(scaffoldReports.decide, again)).statusCode).toBe(204);
    const other = await office.call(scaffoldReports.decide, {
      params,
      body: { decision: 'dismiss' },
    });
    expect(other.json()).toMatchObject({ type: expect.stringContaining('already-decided') });
    const [event] = await office.get(scaffolds.events, { params: { id } });
    expect(event).toMatchObject({
      kind: 'incident',
      remark: 'Gemeld via de kaart: Leuning\nlos',
      photos: ['foto.jpg'],
    });
  });

  it('without a photo asks for an inspection, or is dismissed', async () => {
    const blank: UploadFile = ['', ''];
    expect((await report('Scheef', [blank])).statusCode).toBe(303);
    expect((await report('Niets')).statusCode).toBe(303);
    const [first, second] = await office.get(scaffoldReports.list);
    const decide = (one: typeof first, decision: 'inspect' | 'dismiss') =>
      office.get(scaffoldReports.decide, { params: { id: one?.id ?? '' }, body: { decision } });
    await decide(second, 'dismiss');
    expect((await open(token)).body).toContain('VRIJGEGEVEN');
    await decide(first, 'inspect');
    expect((await open(token)).body).toContain('Na een voorval is de steiger nog niet gekeurd.');
  });

  it.each([
    ['without a text', '', [], 'vul alles goed in'],
    ['with a file that is no photo', 'Scheef', [['a.jpg', 'geen foto']], 'geen foto'],
  ] as [string, string, UploadFile[], string][])(
    '%s is refused',
    async (_, text, files, reason) => {
      const { statusCode, body } = await report(text, files);
      expect([statusCode, body.includes(reason)]).toEqual([400, true]);
      expect(await office.get(scaffoldReports.list)).toEqual([]);
    },
  );

  it('is taken ten times in a quarter of an hour, and not with an unknown code', async () => {
    expect((await report('Scheef', [], 'onbekend')).statusCode).toBe(404);
    const statuses: number[] = [];
    for (let at = 0; at < 11; at += 1) statuses.push((await report('')).statusCode);
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
  });
});

describe('the end of hire', () => {
  it('counts once the mailed link was confirmed, which opening it does not do', async () => {
    const from = addDays(today, -2);
    expect(await readHire()).toMatchObject({ from, to: null, noticeBy: '' });
    const lastDay = addDays(today, 5);
    expect((await endHire(lastDay)).statusCode).toBe(303);
    const { text } = await server.mailbox.waitFor(`klant-${id}@example.nl`);
    const { pathname, search } = new URL(/https?:\S+bevestigen\S+/.exec(text)?.[0] ?? '');
    const shown = await stranger().request('GET', pathname + search);
    expect(shown.body).toContain('Afmelding bevestigen');
    expect(await readHire()).toMatchObject({ to: null });
    for (let time = 0; time < 2; time += 1)
      expect((await post(pathname + search, {})).body).toContain('De afmelding is bevestigd.');
    expect(await readHire()).toMatchObject({
      to: lastDay,
      noticeBy: `Karin Klant · klant-${id}@example.nl`,
    });
    expect((await open(token)).body).toContain('Afgemeld, tot en met');
    expect((await endHire(lastDay)).statusCode).toBe(400);
    expect((await stranger().request('GET', `${pathname}?k=onbekend`)).statusCode).toBe(404);
    await office.get(scaffoldHire.withdraw, { params: { id } });
    expect(await readHire()).toMatchObject({ to: null, noticeBy: '' });
    expect((await stranger().request('GET', pathname + search)).statusCode).toBe(404);
  });

  it.each([
    ['before today', -1, undefined],
    ['too far ahead', 93, undefined],
    ['without an address', 0, 'geen adres'],
  ])('%s is refused', async (_, days, address) => {
    expect((await endHire(addDays(today, days), address)).statusCode).toBe(400);
  });

  it('is recorded by the office, not before the hand-over, and ends by dismantling at the latest', async () => {
    const end = (lastDay: string) =>
      office.call(scaffoldHire.end, { params: { id }, body: { lastDay, name: 'Karin' } });
    expect((await end(addDays(today, -3))).statusCode).toBe(400);
    expect((await end(today)).statusCode).toBe(204);
    expect((await end(addDays(today, 9))).statusCode).toBe(204);
    expect(await readHire()).toMatchObject({ to: addDays(today, 9), noticeBy: 'Karin' });
    const dismantled = { id: crypto.randomUUID(), kind: 'state', toState: 'dismantled' } as const;
    await office.get(scaffolds.record, {
      params: { id },
      body: { ...dismantled, at: new Date().toISOString() },
    });
    expect(await readHire()).toMatchObject({ to: today });
  });

  it('has prices by project', async () => {
    const projectId = await makeProject(tenant);
    const body = { includedWeeks: 8, centsPerM2: 35, centsPerM3: 20 };
    for (const centsPerM2 of [35, 40])
      await office.get(scaffoldHire.setPrice, {
        params: { id: projectId },
        body: { ...body, centsPerM2 },
      });
    const { prices } = await office.get(scaffoldHire.list);
    expect(prices).toEqual([{ ...body, projectId, centsPerM2: 40 }]);
  });
});
