import { randomUUIDv7 } from 'node:crypto';
import { noContact } from '@ploegplan/contract/clients/contact-person';
import { clients } from '@ploegplan/contract/clients/endpoints';
import { images } from '@ploegplan/contract/images/endpoints';
import { limits } from '@ploegplan/contract/limits';
import { projects } from '@ploegplan/contract/projects/endpoints';
import { describe, expect, it } from 'vitest';
import { describeRecordRoutes } from '../../../test/calls/record-routes.ts';
import { drawJpeg, sendForm, type UploadFile } from '../../../test/calls/uploads.ts';
import { useVisitor } from '../../../test/calls/visitor.ts';
import {
  makeClient,
  makeEmployee,
  makePlanningItem,
  makeProject,
} from '../../../test/data/factories.ts';
import { changeRows } from '../../../test/data/rows.ts';
import { useServer } from '../../../test/servers/server.ts';

const server = useServer();
const contactPersons = [{ ...noContact, name: 'Uitvoerder', showPhonenumber: false }];

describeRecordRoutes('records of clients', {
  server,
  endpoints: clients,
  make: makeClient,
  required: ['name'],
  order: 'name',
  values: async () => ({ contactPersons, email: 'klant@example.nl' }),
});

const { tenant, user, browser: office } = useVisitor(server);

describe('GET /clients/:id/work', () => {
  it('sums the hours of its projects and of its own planning by month', async () => {
    const id = await makeClient(tenant);
    const project_id = await makeProject(tenant, { client_id: id });
    const employeeIds = [await makeEmployee(tenant), await makeEmployee(tenant)];
    const times = { start_time: '07:00', end_time: '15:30' };
    await makePlanningItem(tenant, { ...times, project_id, date: '2020-01-31', employeeIds });
    await makePlanningItem(tenant, { ...times, client_id: id, date: '2020-02-03', employeeIds });
    await makePlanningItem(tenant, { ...times, employeeIds });
    const work = await office.get(clients.work, { params: { id } });
    expect(work.periods).toEqual([
      { start: '2020-01-01', planned: 16, due: 16, recorded: 0 },
      { start: '2020-02-01', planned: 16, due: 16, recorded: 0 },
    ]);
    expect(work).toMatchObject({ planned: 32, recorded: 0, upcomingCount: 0, pastCount: 2 });
    expect(work.past.map(({ date }) => date)).toEqual(['2020-02-03', '2020-01-31']);
  });
});

describe('POST /clients', () => {
  it('rejects a contact person of whom nothing is filled in', async () => {
    const response = await office.request('POST', '/api/clients', {
      name: 'Aannemer',
      contactPersons: [...contactPersons, { ...noContact, name: ' ' }],
    });
    expect(response.json()).toMatchObject({
      code: 'validation',
      fields: [{ field: 'contactPersons.1' }],
    });
  });
});

describe('POST /clients/import', () => {
  it('keeps nothing when it is broken off in the middle', async () => {
    const before = await office.get(clients.list);
    const id = await makeClient(tenant);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>();
    const lock = tenant.transact(async (tx) => {
      await tx.selectFrom('clients').select('id').where('id', '=', id).forUpdate().execute();
      hold();
      await held;
    });
    await isHeld;
    try {
      const values = {
        name: 'Uit een bestand',
        companyname: '',
        number: '',
        location: '',
        phonenumber: '',
        email: '',
        contactPersons: [],
        remarks: '',
      };
      const importing = office.call(clients.importRows, {
        body: {
          added: Array.from({ length: 500 }, () => ({ ...values, id: randomUUIDv7() })),
          // It waits here, behind the rows that were added.
          changed: [{ id, values: { ...values, version: 1 } }],
        },
      });
      const stop = `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(async () => (await server.database.pool.query(stop)).rowCount).toBe(1);
      expect((await importing).statusCode).toBe(503);
    } finally {
      release();
      await lock;
    }
    expect(await office.get(clients.list)).toHaveLength(before.length + 1);
  });

  it('is taken back: what it made is removed, and what it changed gets its old values', async () => {
    const created = await office.get(clients.create, { body: { name: 'Bakkerij' } });
    const { id, deleted, version, ...values } = created;
    const [made] = [{ ...values, id: randomUUIDv7(), name: 'Molen' }];
    const changed = { ...values, name: 'Bakker', version };
    const importing = { added: [made], changed: [{ id, values: changed }] };
    await office.get(clients.importRows, { body: importing });
    const back = {
      added: [],
      changed: [{ id, values: { ...values, version: version + 1 } }],
      removed: [{ id: made.id, version: 1 }],
    };
    await office.get(clients.importRows, { body: back });
    const names = (await office.get(clients.list)).map(({ name }) => name);
    expect(names).toContain('Bakkerij');
    expect(names).not.toContain('Bakker');
    expect(names).not.toContain('Molen');
  });

  it('is not taken back, for no row, when one that it made was changed since', async () => {
    const created = await office.get(clients.create, { body: { name: 'Kwekerij' } });
    const { id, deleted, version, ...values } = created;
    const made = ['Smederij', 'Weverij'].map((name) => ({ ...values, id: randomUUIDv7(), name }));
    await office.get(clients.importRows, { body: { added: made, changed: [] } });
    const [first, second] = made;
    const params = { id: second?.id ?? '' };
    await office.get(clients.update, { params, body: { ...values, name: 'Spinnerij', version } });
    const removed = [first, second].map((entry) => ({ id: entry?.id ?? '', version: 1 }));
    const body = { added: [], changed: [], removed };
    const refused = await office.call(clients.importRows, { body });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'stale-version']);
    const names = (await office.get(clients.list)).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Smederij', 'Spinnerij']));
  });
});

describe('GET /clients/:id/history', () => {
  it('says who changed what, the newest first', async () => {
    const created = await office.get(clients.create, { body: { name: 'Aannemer' } });
    const { id, deleted, version, ...values } = created;
    const params = { id };
    await office.get(clients.update, { params, body: { ...values, name: 'Bouwer', version } });
    await office.get(clients.remove, { params });
    const history = await office.get(clients.history, { params });
    expect(history.map(({ action, fields }) => ({ action, fields }))).toEqual([
      { action: 'deleted', fields: [] },
      { action: 'changed', fields: [{ field: 'name', from: 'Aannemer', to: 'Bouwer' }] },
      { action: 'created', fields: [] },
    ]);
    expect(new Set(history.map(({ by }) => by))).toEqual(new Set([user.username]));
  });

  it.each(['client', 'project'] as const)('tells of the images of a %s', async (type) => {
    const id = await { client: makeClient, project: makeProject }[type](tenant);
    const photo = await drawJpeg();
    const owner = { type, id };
    const files: UploadFile[] = [
      ['a.jpg', photo],
      ['b.jpg', photo],
    ];
    await sendForm(office, images.upload, owner, { files });
    const source = { sourceType: type, sourceId: id, filename: 'a.jpg' };
    await office.call(images.rename, { body: { ...source, newFilename: 'c.jpg' } });
    await office.call(images.remove, { params: { ...owner, filename: 'b.jpg' } });
    const { history } = { client: clients, project: projects }[type];
    const changes = await office.get(history, { params: { id } });
    expect(changes.map(({ action, by, fields }) => [action, by, fields])).toEqual([
      ['changed', user.username, [{ field: 'image', from: 'b.jpg', to: null }]],
      ['changed', user.username, [{ field: 'image', from: 'a.jpg', to: 'c.jpg' }]],
      [
        'changed',
        user.username,
        expect.arrayContaining([
          { field: 'image', from: null, to: 'a.jpg' },
          { field: 'image', from: null, to: 'b.jpg' },
        ]),
      ],
      ['created', '', []],
    ]);
  });

  it('has the changes of fields beside more images than it has rows', async () => {
    const id = await makeClient(tenant);
    await changeRows(tenant, 'clients', { name: 'Bouwer' }, { id });
    const image = { subject: 'record_images', subject_id: id, action: 'insert' };
    const uploads = Array.from({ length: limits.historyRows + 1 }, (_, at) => ({
      ...image,
      xid: String(at + 1),
      after: JSON.stringify({ filename: `${at}.jpg` }),
    }));
    await tenant.transact((tx) => tx.insertInto('changes').values(uploads).execute());
    const history = await office.get(clients.history, { params: { id } });
    expect(history.filter(({ fields }) => fields[0]?.field === 'image')).toHaveLength(
      limits.historyRows,
    );
    expect(history.slice(-2).map(({ action, fields }) => [action, fields[0]?.to])).toEqual([
      ['changed', 'Bouwer'],
      ['created', undefined],
    ]);
  });
});
