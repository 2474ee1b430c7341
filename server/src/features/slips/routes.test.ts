import { createHash, randomUUIDv7 } from 'node:crypto';
import { slips } from '@ploegplan/contract/slips/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { browseAs, type TestBrowser } from '../../../test/calls/browser.ts';
import { drawJpeg } from '../../../test/calls/uploads.ts';
import { useVisitor } from '../../../test/calls/visitor.ts';
import * as factories from '../../../test/data/factories.ts';
import { changeRows } from '../../../test/data/rows.ts';
import { agreed, createSignature, makeSlip, sendSlipPhoto } from '../../../test/data/slips.ts';
import { useServer } from '../../../test/servers/server.ts';

const server = useServer();
const { tenant, browser: office } = useVisitor(server);

let project = '';
beforeEach(async () => {
  const client_id = await factories.makeClient(tenant, { name: 'Bos Bouw' });
  project = await factories.makeProject(tenant, { title: 'Kade', client_id });
});

const read = (id: string, browser: TestBrowser = office) =>
  browser.get(slips.get, { params: { id } });
const save = (id: string, version: number, content: Partial<typeof agreed> = {}) =>
  office.call(slips.save, {
    params: { id },
    body: {
      ...{ kind: 'extra-work', projectId: project, version },
      content: { ...agreed, ...content },
    },
  });
const sign = (id: string, values: object = {}) =>
  office.call(slips.sign, { params: { id }, body: { ...createSignature(), ...values } });

describe('PUT /slips/:id', () => {
  it('numbers slips in a row, and keeps a draft until somebody is asked to sign it', async () => {
    const first = await makeSlip(office, project);
    const second = await makeSlip(office, project);
    expect((await save(first, 1, { what: 'Anders' })).statusCode).toBe(200);
    const rows = await office.get(slips.list);
    expect(rows.map(({ id, number, what, state }) => [id, number, what, state])).toEqual([
      [second, 2, 'Dakkapel inpakken', 'draft'],
      [first, 1, 'Anders', 'draft'],
    ]);
    expect(rows[1]).toMatchObject({ projectName: 'Kade', clientName: 'Bos Bouw', version: 1 });
  });

  it('takes no hours before the price was told', async () => {
    const employeeId = await factories.makeEmployee(tenant);
    const lines = [{ employeeId, date: '2026-01-06', hours: 2 }];
    const refused = await save(randomUUIDv7(), 1, { price: null, lines });
    expect(refused.json()).toMatchObject({
      code: 'validation',
      fields: [{ field: 'content.price', code: 'required' }],
    });
    expect((await save(randomUUIDv7(), 1, { lines })).statusCode).toBe(200);
  });

  it('keeps when the price was told by the device beside when the server heard it, and asks anew after a change', async () => {
    const id = await makeSlip(office, project);
    const [before] = (await read(id)).versions;
    await save(id, 1, { what: 'Anders' });
    const [same] = (await read(id)).versions;
    expect(same?.paper.price).toEqual(before?.paper.price);
    expect(same?.paper.price?.toldAt).toBe('2026-01-05T07:00:00.000Z');
    const price = {
      ...agreed.price,
      basis: 'fixed' as const,
      cents: 1,
      toldAt: '2999-01-01T00:00:00.000Z',
    };
    await save(id, 1, { price });
    const [changed] = (await read(id)).versions;
    const { toldAt = '', arrivedAt = '' } = changed?.paper.price ?? {};
    expect(arrivedAt > (before?.paper.price?.arrivedAt ?? '')).toBe(true);
    expect(toldAt <= arrivedAt).toBe(true);
  });

  it('takes of a daily rate no other price than that of an hour', async () => {
    const body = { kind: 'day-rate', projectId: project, version: 1, content: agreed } as const;
    const { statusCode } = await office.call(slips.save, { params: { id: randomUUIDv7() }, body });
    expect(statusCode).toBe(400);
  });
});

describe('POST /slips/:id/signatures', () => {
  it('fixes the version with the hash of what was read, photos included', async () => {
    const id = randomUUIDv7();
    const photos = [
      { id: randomUUIDv7(), name: 'foto.jpg' },
      { id: randomUUIDv7(), name: 'kwijt.jpg' },
    ];
    await save(id, 1, { photos });
    const photo = await drawJpeg();
    await sendSlipPhoto(office, id, { id: photos[0]?.id ?? '', photo });
    await sendSlipPhoto(office, id, { id: photos[0]?.id ?? '', photo });
    expect((await sign(id)).statusCode).toBe(200);
    const { state, signedBy, versions } = await read(id);
    const [version] = versions;
    expect([state, signedBy]).toEqual(['signed', 'Els Bos']);
    expect(version?.paper.photos.map(({ sha256 }) => sha256?.length)).toEqual([64, undefined]);
    const sortKeys = (_: string, value: unknown): unknown =>
      value && typeof value === 'object' && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : value;
    const text = JSON.stringify(version?.paper, sortKeys);
    expect(version?.sha256).toBe(createHash('sha256').update(text).digest('hex'));
  });

  it('never changes what was signed: a change is a next version, and both stay', async () => {
    const id = await makeSlip(office, project);
    await sign(id);
    const before = (await read(id)).versions[0];
    expect((await save(id, 1)).json()).toMatchObject({ code: 'stale-version' });
    await expect(changeRows(tenant, 'slip_versions', { content: '{}' })).rejects.toThrow(
      'never changes',
    );
    expect((await save(id, 2, { what: 'Ook de goot' })).statusCode).toBe(200);
    await changeRows(tenant, 'projects', { title: 'Anders' });
    const { state, versions } = await read(id);
    expect([state, versions.map(({ number }) => number)]).toEqual(['draft', [2, 1]]);
    expect(versions[1]).toEqual(before);
    expect(versions[0]).toMatchObject({ sha256: null, signatures: [] });
  });

  it('records a signature that is sent again once, and no second one', async () => {
    const id = await makeSlip(office, project);
    const body = createSignature();
    for (const _ of [1, 2]) {
      expect((await office.call(slips.sign, { params: { id }, body })).statusCode).toBe(200);
    }
    expect((await sign(id)).json()).toMatchObject({ code: 'already-decided' });
    expect((await read(id)).versions[0]?.signatures).toHaveLength(1);
  });

  it('asks for a price, a client and words before anybody signs', async () => {
    const id = randomUUIDv7();
    const orderedBy = { name: '', role: '', email: '' };
    await save(id, 1, { what: '', orderedBy, price: null });
    const { fields } = (await sign(id)).json();
    expect(fields.map(({ field }: { field: string }) => field)).toEqual([
      'what',
      'orderedBy.name',
      'price',
    ]);
  });

  it.each([
    ['refused', 'refused'],
    ['absent', 'waiting'],
  ])('records %s with the reason, and lets the client sign later', async (outcome, state) => {
    const id = await makeSlip(office, project);
    const answer = { outcome, strokes: [], name: '', reason: 'Kwam niet opdagen' };
    expect((await sign(id, { ...answer, reason: '' })).statusCode).toBe(400);
    await sign(id, answer);
    expect((await read(id)).state).toBe(state);
    await sign(id);
    const { state: after, versions } = await read(id);
    expect(after).toBe('signed');
    expect(versions[0]?.signatures.map((one) => one.outcome)).toEqual([outcome, 'signed']);
  });
});

describe('the slips of a foreman', () => {
  it('are of works that he is planned on, and he sees and changes no other', async () => {
    const foreman = await factories.makeUser(tenant, { userType: 'employee', leadsCrew: true });
    const browser = await browseAs(server, tenant, foreman);
    const own = await factories.makeProject(tenant, { title: 'Eigen' });
    const employeeIds = [foreman.employeeId ?? ''];
    await factories.makePlanningItem(tenant, { project_id: own, employeeIds });
    const others = await makeSlip(office, project);
    const id = await makeSlip(browser, own);
    expect((await browser.get(slips.list)).map((row) => row.id)).toEqual([id]);
    const { projects } = await browser.get(slips.choices);
    expect(projects.map(({ title }) => title)).toEqual(['Eigen']);
    for (const send of [
      browser.call(slips.get, { params: { id: others } }),
      browser.call(slips.sign, { params: { id: others }, body: createSignature() }),
      browser.call(slips.pdf, { params: { id: others, version: '1' } }),
    ]) {
      expect((await send).statusCode).toBe(404);
    }
    const body = { kind: 'extra-work', projectId: project, version: 1, content: agreed } as const;
    const refused = await browser.call(slips.save, { params: { id: randomUUIDv7() }, body });
    expect(refused.statusCode).toBe(404);
  });
});

describe('the state of a slip', () => {
  it('is invoiced or disputed once it is signed, and then no version follows', async () => {
    const id = await makeSlip(office, project);
    const set = (state: string) =>
      office.call(slips.setState, { params: { id }, body: { state } as never });
    expect((await set('invoiced')).json()).toMatchObject({ code: 'already-decided' });
    await sign(id);
    expect((await set('disputed')).json()).toMatchObject({ state: 'disputed' });
    expect((await set('invoiced')).json()).toMatchObject({ state: 'invoiced' });
    expect((await save(id, 2)).json()).toMatchObject({ code: 'already-decided' });
    expect((await set('signed')).json()).toMatchObject({ state: 'signed' });
    expect((await save(id, 2)).statusCode).toBe(200);
  });
});

describe('a slip that was made by mistake', () => {
  it('is withdrawn as long as nobody was asked to sign it, and taken up again', async () => {
    const id = await makeSlip(office, project);
    const set = async (state: 'draft' | 'withdrawn') =>
      (await office.call(slips.setState, { params: { id }, body: { state } })).json();
    expect(await set('withdrawn')).toMatchObject({ state: 'withdrawn' });
    expect(await set('draft')).toMatchObject({ state: 'draft' });
    await sign(id);
    expect(await set('withdrawn')).toMatchObject({ code: 'already-decided' });
    expect((await save(id, 2)).json()).toMatchObject({ state: 'draft' });
    expect(await set('withdrawn')).toMatchObject({ code: 'already-decided' });
  });
});

describe('GET /slips/bundle', () => {
  it('has the PDF of each slip', async () => {
    const ids = [await makeSlip(office, project), await makeSlip(office, project)];
    const { rawPayload } = await office.call(slips.bundle, { query: { ids: ids.join() } });
    const text = rawPayload.toString('latin1');
    expect(text).toContain('Meerwerkbon 1 versie 1.pdf');
    expect(text).toContain('Meerwerkbon 2 versie 1.pdf');
    expect(text.match(/%PDF-/g)).toHaveLength(2);
  });
});
