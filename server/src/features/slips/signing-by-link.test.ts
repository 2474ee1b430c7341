import { createHash } from 'node:crypto';
import { publicSlips, slips } from '@ploegplan/contract/slips/endpoints';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { browse, type TestBrowser } from '../../../test/calls/browser.ts';
import { useVisitor } from '../../../test/calls/visitor.ts';
import * as factories from '../../../test/data/factories.ts';
import {
  agreed,
  createAnswer,
  createSignature,
  makeSlip,
  makeSlipLink,
} from '../../../test/data/slips.ts';
import { useOwnServer } from '../../../test/servers/server.ts';

const server = useOwnServer({ mail: true });
const { tenant, browser: office } = useVisitor(server);

let project = '';
let client: TestBrowser;
beforeEach(async () => {
  project = await factories.makeProject(tenant, { title: 'Kade' });
  client = browse(server, tenant);
  await client.request('GET', '/api/tenant');
});

const tokenOf = ({ text }: { text: string }) => /\/bon#([\w-]+)/.exec(text)?.[1] ?? '';
const show = (token: string) => client.call(publicSlips.show, { query: { token } });

describe('a slip by mail', () => {
  it('is signed by its link, copied to the signer, and confirmed by the link of the copy', async () => {
    const id = await makeSlip(office, project);
    const email = `els-${tenant.name}@example.nl`;
    await office.get(slips.send, { params: { id }, body: { version: 1, name: 'Els', email } });
    const invited = await server.mailbox.waitFor(email);
    expect(invited.subject).toBe('Bon 1 om te tekenen');
    const token = tokenOf(invited);
    expect((await show(token)).json()).toMatchObject({
      ...{ purpose: 'sign', email, signature: null },
      paper: { what: agreed.what, version: 1, price: { cents: 125_000 } },
    });
    const body = { ...createAnswer(), email: 'ander@example.nl', outcome: 'signed' as const };
    const signed = await client.call(publicSlips.sign, { query: { token }, body });
    expect(signed.json()).toMatchObject({ signature: { way: 'link', email } });
    expect((await client.call(publicSlips.sign, { query: { token }, body })).statusCode).toBe(409);
    const copy = await server.mailbox.waitFor(email);
    expect(copy.subject).toBe('Je kopie van bon 1');
    const query = { token: tokenOf(copy) };
    expect((await show(query.token)).json()).toMatchObject({ purpose: 'confirm' });
    await client.get(publicSlips.confirm, { query });
    const { state, versions } = await office.get(slips.get, { params: { id } });
    expect([state, typeof versions[0]?.signatures[0]?.confirmedAt]).toEqual(['signed', 'string']);
  });

  it('is refused by its link with a reason', async () => {
    const id = await makeSlip(office, project);
    const token = await makeSlipLink(tenant, id, 'sign');
    const body = { ...createAnswer(), outcome: 'refused' as const, strokes: [], reason: 'Te duur' };
    await client.get(publicSlips.sign, { query: { token }, body });
    const { state } = await office.get(slips.get, { params: { id } });
    expect(state).toBe('refused');
  });
});

describe('a link to a slip', () => {
  it('shows its version alone, and works no more when there is a next one or its days are over', async () => {
    const id = await makeSlip(office, project);
    const token = await makeSlipLink(tenant, id, 'sign');
    expect((await show(token)).statusCode).toBe(200);
    const body = { kind: 'extra-work', projectId: project, version: 2, content: agreed } as const;
    await office.get(slips.save, { params: { id }, body });
    const unknown = await show('a'.repeat(43));
    const replaced = await show(token);
    expect(replaced.statusCode).toBe(404);
    const strip = ({ requestId: _, ...problem }: Record<string, unknown>) => problem;
    expect(strip(replaced.json())).toEqual(strip(unknown.json()));
    const made = await makeSlip(office, project);
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2020-01-01T12:00:00Z') });
    const other = await makeSlipLink(tenant, made, 'confirm').finally(() => vi.useRealTimers());
    expect((await show(other)).statusCode).toBe(404);
  });

  it('is stored as a hash, and guesses are limited', async () => {
    const token = await makeSlipLink(tenant, await makeSlip(office, project), 'sign');
    const rows = await tenant.transact((tx) =>
      tx.selectFrom('slip_links').select('token_hash').execute(),
    );
    expect(rows[0]?.token_hash).toEqual(createHash('sha256').update(token).digest());
    const guesses = await Promise.all(Array.from({ length: 101 }, () => show('b'.repeat(43))));
    expect(guesses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
    expect((await show(token)).statusCode).toBe(200);
  });
});

describe('GET /slip-check', () => {
  const check = (hash: string) => client.get(publicSlips.check, { query: { hash } });

  it('tells of a signed version and its PDF that they are genuine, and nothing else', async () => {
    const id = await makeSlip(office, project);
    const pdf = async () => {
      const params = { id, version: '1' };
      const { rawPayload, headers } = await office.call(slips.pdf, { params });
      expect(headers['content-type']).toBe('application/pdf');
      return createHash('sha256').update(rawPayload).digest('hex');
    };
    const unsigned = await pdf();
    expect(await check(unsigned)).toEqual({ isGenuine: false });
    const { versions } = await office.get(slips.sign, { params: { id }, body: createSignature() });
    const genuine = { isGenuine: true, version: 1, signedAt: '2026-01-06T12:00:00.000Z' };
    const hash = versions[0]?.sha256 ?? '';
    expect(await check(` ${hash.toUpperCase()} `)).toEqual(genuine);
    expect(await check(await pdf())).toEqual(genuine);
    expect(await check(`${hash.slice(0, -1)}0`.replace(hash, ''))).toEqual({ isGenuine: false });
  });

  it('tells nothing of a version that waits, nor of another company', async () => {
    const waiting = await makeSlip(office, project);
    await makeSlipLink(tenant, waiting, 'sign');
    const { versions } = await office.get(slips.get, { params: { id: waiting } });
    expect(await check(versions[0]?.sha256 ?? '')).toEqual({ isGenuine: false });
    const signed = await makeSlip(office, project);
    await office.get(slips.sign, { params: { id: signed }, body: createSignature() });
    const { versions: own } = await office.get(slips.get, { params: { id: signed } });
    const stranger = browse(server, await factories.makeTenant(server));
    const query = { hash: own[0]?.sha256 ?? '' };
    expect(await stranger.get(publicSlips.check, { query })).toEqual({ isGenuine: false });
  });
});
