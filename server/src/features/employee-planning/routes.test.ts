import { employeePlanning } from '@ploegplan/contract/employee-planning/endpoints';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { browse, type TestBrowser } from '../../../test/calls/browser.ts';
import {
  drawJpeg,
  type Form,
  fileStates,
  filesOnDisk,
  sendForm,
} from '../../../test/calls/uploads.ts';
import * as factories from '../../../test/data/factories.ts';
import { changeRows } from '../../../test/data/rows.ts';
import { useServer } from '../../../test/servers/server.ts';

const server = useServer();
const { get, record, viewImage, removeImage, list } = employeePlanning;

let tenant: factories.TestTenant;
let worker: factories.TestUser;
let phone: TestBrowser;
let colleagueId: string;
let photo: Buffer<ArrayBuffer>;

beforeAll(async () => {
  photo = await drawJpeg(800, 600);
  tenant = await factories.makeTenant(server);
  worker = await factories.makeUser(tenant, { userType: 'employee' });
  colleagueId = await factories.makeEmployee(tenant, { name: 'Collega' });
  phone = browse(server, tenant);
  await phone.login(worker.username);
});

/** An item to which the worker and a colleague are assigned. */
async function planTogether(): Promise<string> {
  const employeeIds = [worker.employeeId ?? '', colleagueId];
  return (await factories.makePlanningItem(tenant, { employeeIds })).id;
}

const send = (id: string, form: Form) => sendForm(phone, record, id, form);
const read = (id: string) => phone.get(get, { params: { id } });

describe('GET an own planning item', () => {
  it('returns it without hours and images when it has none', async () => {
    const id = await planTogether();
    expect(await read(id)).toMatchObject({
      id,
      hoursWorked: null,
      notes: '',
      images: [],
      imagesInfo: [],
    });
  });

  it('names its materials and all who are on it, and the place of its client', async () => {
    const client_id = await factories.makeClient(tenant, { location: 'Hof 3, Gouda' });
    const employeeIds = [worker.employeeId ?? '', colleagueId];
    const { id } = await factories.makePlanningItem(tenant, { client_id, employeeIds });
    const material_id = await factories.makeMaterial(tenant, { name: 'Kraan' });
    const row = { planning_item_id: id, material_id };
    await tenant.transact((tx) => tx.insertInto('planning_item_materials').values(row).execute());
    const { employees, ...item } = await read(id);
    expect(item).toMatchObject({ clientLocation: 'Hof 3, Gouda', materials: ['Kraan'] });
    expect(employees).toContain('Collega');
    expect(employees).toHaveLength(2);
  });

  it('says how to get there with the vehicle of the item', async () => {
    const project_id = await factories.makeProject(tenant, {
      ...{ trip_kilometres: 38, trip_minutes: 45 },
    });
    const employeeIds = [worker.employeeId ?? '', colleagueId];
    const { id } = await factories.makePlanningItem(tenant, { project_id, employeeIds });
    const saw = await factories.makeMaterial(tenant);
    const van = await factories.makeMaterial(tenant, {
      ...{ name: 'Bus', is_vehicle: true, departs_from: 'Werf 3' },
    });
    const rows = [
      { planning_item_id: id, material_id: saw },
      { planning_item_id: id, material_id: van, driver_id: colleagueId },
    ];
    await tenant.transact((tx) => tx.insertInto('planning_item_materials').values(rows).execute());
    const ride = { kilometres: 38, minutes: 45, carId: van, carName: 'Bus', departsFrom: 'Werf 3' };
    expect((await read(id)).ride).toEqual({ ...ride, role: 'rider', driverName: 'Collega' });
    await changeRows(tenant, 'materials', { is_vehicle: false }, { id: van });
    expect(await read(id)).not.toHaveProperty('ride');
  });

  it('keeps on the server what is hidden of the contact person', async () => {
    const { id, date } = await factories.makePlanningItem(tenant, {
      employeeIds: [worker.employeeId ?? ''],
      contact_name: 'Zichtbaar Voorbeeld',
      contact_phonenumber: '06 99 88 77 66',
      contact_email: 'verborgen@example.nl',
      contact_show_phonenumber: false,
      contact_show_email: false,
    });
    const one = await phone.call(get, { params: { id } });
    const many = await phone.call(list, { query: { from: date, to: date } });
    for (const { body } of [one, many]) {
      expect(body).toContain('Zichtbaar Voorbeeld');
      expect(body).not.toContain('06 99 88 77 66');
      expect(body).not.toContain('verborgen@example.nl');
    }
  });

  it('answers 404 when the employee is not assigned to it', async () => {
    const { id } = await factories.makePlanningItem(tenant, { employeeIds: [colleagueId] });
    expect((await phone.call(get, { params: { id } })).statusCode).toBe(404);
    const body = { hoursWorked: 8 };
    expect((await phone.call(record, { params: { id }, body })).statusCode).toBe(404);
    expect((await send(id, { files: [['a.jpg', photo]] })).statusCode).toBe(404);
    expect(await fileStates(tenant)).toEqual([]);
  });

  it('lists it by its day', async () => {
    const { id } = await factories.makePlanningItem(tenant, {
      date: '2031-05-05',
      employeeIds: [worker.employeeId ?? ''],
    });
    const week = { from: '2031-05-05', to: '2031-05-11' };
    expect(await phone.get(list, { query: week })).toMatchObject([{ id, date: '2031-05-05' }]);
  });
});

describe('PATCH /employee-planning/:id as JSON', () => {
  it('stores hours and notes; absent fields are unchanged, null clears', async () => {
    const params = { id: await planTogether() };
    const recorded = await phone.get(record, {
      params,
      body: { hoursWorked: 7.75, notes: 'Vak 1' },
    });
    expect(recorded).toMatchObject({ hoursWorked: 7.75, notes: 'Vak 1', images: [] });
    expect(await phone.get(record, { params, body: { notes: 'Vak 2' } })).toMatchObject({
      hoursWorked: 7.75,
      notes: 'Vak 2',
    });
    expect(await phone.get(record, { params, body: { hoursWorked: null } })).toMatchObject({
      hoursWorked: null,
      notes: 'Vak 2',
    });
  });

  it('does not change the hours of a colleague', async () => {
    const id = await planTogether();
    await phone.get(record, { params: { id }, body: { hoursWorked: 8 } });
    const rows = await tenant.transact((tx) =>
      tx
        .selectFrom('planning_assignments')
        .select('hours_worked')
        .where('planning_item_id', '=', id)
        .where('employee_id', '=', colleagueId)
        .execute(),
    );
    expect(rows).toEqual([{ hours_worked: null }]);
  });

  it.each([-0.25, 24.25, 7.8, '8'])('rejects %s hours', async (hoursWorked) => {
    const id = await planTogether();
    const response = await phone.request('PATCH', `/api/employee-planning/${id}`, { hoursWorked });
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toMatchObject([{ field: 'hoursWorked' }]);
  });
});

describe('hours of one day on several items', () => {
  it('are at most 24, and can be made fewer when they are more', async () => {
    const employee_id = worker.employeeId ?? '';
    const date = '2031-06-02';
    const plan = () => factories.makePlanningItem(tenant, { date, employeeIds: [employee_id] });
    const [first, second] = [await plan(), await plan()];
    const enter = (id: string, hoursWorked: number) =>
      phone.call(record, { params: { id }, body: { hoursWorked } });
    expect((await enter(first.id, 16)).statusCode).toBe(200);
    expect((await enter(second.id, 8.25)).json()).toMatchObject({
      code: 'too-many-hours',
      fields: [{ field: 'hoursWorked' }],
    });
    expect((await read(second.id)).hoursWorked).toBeNull();
    expect((await enter(second.id, 8)).statusCode).toBe(200);
    const where = { planning_item_id: first.id };
    await changeRows(tenant, 'planning_assignments', { hours_worked: 20 }, where);
    expect((await enter(first.id, 18)).statusCode).toBe(200);
  });

  it('are refused after the last day, and can be made fewer there', async () => {
    const employee_id = worker.employeeId ?? '';
    const { id } = await factories.makePlanningItem(tenant, {
      date: '2031-06-04',
      employeeIds: [employee_id],
    });
    const enter = async (hoursWorked: number) =>
      (await phone.call(record, { params: { id }, body: { hoursWorked } })).json();
    expect(await enter(8)).toMatchObject({ hoursWorked: 8 });
    await changeRows(tenant, 'employees', { last_day: '2031-06-03' }, { id: employee_id });
    onTestFinished(() =>
      changeRows(tenant, 'employees', { last_day: null }, { id: employee_id }).then(
        () => undefined,
      ),
    );
    expect(await enter(9)).toMatchObject({
      code: 'not-in-service',
      fields: [{ field: 'hoursWorked' }],
    });
    expect(await enter(7)).toMatchObject({ hoursWorked: 7 });
  });

  it('are not more when both are saved at once', async () => {
    const plan = () =>
      factories.makePlanningItem(tenant, {
        date: '2031-06-03',
        employeeIds: [worker.employeeId ?? ''],
      });
    const items = [await plan(), await plan(), await plan()];
    const answers = await Promise.all(
      items.map(({ id }) => phone.call(record, { params: { id }, body: { hoursWorked: 10 } })),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 200, 409]);
  });
});

describe('PATCH /employee-planning/:id as a form', () => {
  it('stores hours, notes and images together', async () => {
    const id = await planTogether();
    const response = await send(id, {
      fields: [
        ['hoursWorked', '7.75'],
        ['notes', 'Vak 1'],
        ['names', 'voor'],
        ['names', 'achter'],
      ],
      files: [
        ['image.jpg', photo],
        ['image.jpg', photo],
      ],
    });
    expect(response.statusCode).toBe(200);
    const stored = {
      hoursWorked: 7.75,
      notes: 'Vak 1',
      images: ['voor.jpg', 'achter.jpg'],
      imagesInfo: [
        { planningId: id, uploaderEmployeeId: worker.employeeId },
        { sizeBytes: expect.any(Number) },
      ],
    };
    expect(response.json()).toMatchObject(stored);
    expect(await read(id)).toMatchObject(stored);
  });

  it('leaves absent fields unchanged and clears empty hours', async () => {
    const id = await planTogether();
    await send(id, { fields: [['hoursWorked', '4']] });
    await send(id, { fields: [['notes', 'Vak 1']] });
    expect(await read(id)).toMatchObject({ hoursWorked: 4, notes: 'Vak 1' });
    await send(id, { fields: [['hoursWorked', '']] });
    expect(await read(id)).toMatchObject({ hoursWorked: null, notes: 'Vak 1' });
  });

  it.each<[string, Form['fields'], number]>([
    ['wrong hours', [['hoursWorked', 'acht']], 400],
    ['hours not in quarters', [['hoursWorked', '7.8']], 400],
    [
      'hours sent twice',
      [
        ['hoursWorked', '7'],
        ['hoursWorked', '8'],
      ],
      400,
    ],
    ['an unknown field', [['hoursworked', '7']], 400],
    ['too long notes', [['notes', 'x'.repeat(5001)]], 400],
    ['endless notes', [['notes', 'x'.repeat(100_000)]], 413],
  ])('stores nothing with %s', async (_, fields = [], status) => {
    const id = await planTogether();
    const before = await filesOnDisk(server, tenant);
    const sound: Form['fields'] = fields.some(([name]) => name === 'notes')
      ? []
      : [['notes', 'Vak 1']];
    const response = await send(id, { fields: [...sound, ...fields], files: [['a.jpg', photo]] });
    expect(response.statusCode).toBe(status);
    expect(await read(id)).toMatchObject({ notes: '', images: [] });
    expect(await filesOnDisk(server, tenant)).toEqual(before);
  });

  it('stores no hours when the name of an image is taken', async () => {
    const id = await planTogether();
    await send(id, { files: [['a.jpg', photo]] });
    const response = await send(id, { fields: [['hoursWorked', '8']], files: [['a.jpg', photo]] });
    expect([response.statusCode, response.json().code]).toEqual([409, 'filename-taken']);
    expect(await read(id)).toMatchObject({ hoursWorked: null, images: ['a.jpg'] });
    expect(await fileStates(tenant)).not.toContain('pending');
  });
});

describe('the images of an own item', () => {
  it('are returned as originals or previews', async () => {
    const id = await planTogether();
    await send(id, { files: [['a.jpg', photo]] });
    const params = { id, filename: 'a.jpg' };
    const original = await phone.call(viewImage, { params, query: {} });
    expect(original.headers['content-type']).toBe('image/jpeg');
    const preview = await phone.call(viewImage, { params, query: { preview: 'true' } });
    expect(await sharp(preview.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 512,
    });
  });

  it('can be deleted only by their uploader', async () => {
    const id = await planTogether();
    await send(id, { files: [['a.jpg', photo]] });
    const params = { id, filename: 'a.jpg' };
    const colleague = await factories.makeUser(tenant, {
      userType: 'employee',
      employeeId: colleagueId,
    });
    const other = browse(server, tenant);
    await other.login(colleague.username);
    const rejected = await other.call(removeImage, { params });
    expect([rejected.statusCode, rejected.json().code]).toEqual([403, 'not-uploader']);
    expect((await phone.call(removeImage, { params })).statusCode).toBe(204);
    expect((await phone.call(removeImage, { params })).statusCode).toBe(404);
    expect(await read(id)).toMatchObject({ images: [] });
  });

  it('are not found when the employee is not assigned to the item', async () => {
    const { id } = await factories.makePlanningItem(tenant, { employeeIds: [colleagueId] });
    const params = { id, filename: 'a.jpg' };
    expect((await phone.call(viewImage, { params, query: {} })).statusCode).toBe(404);
    expect((await phone.call(removeImage, { params })).statusCode).toBe(404);
  });
});
