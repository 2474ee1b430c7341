import { randomUUIDv7 } from 'node:crypto';
import { employeePlanning } from '@ploegplan/contract/employee-planning/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { browseAs } from '../../../test/calls/browser.ts';
import { type Form, fileStates, filesOnDisk, sendForm } from '../../../test/calls/uploads.ts';
import * as factories from '../../../test/data/factories.ts';
import { type Owners, startOwners } from '../../../test/data/image-owners.ts';
import { useServer } from '../../../test/servers/server.ts';

const server = useServer();

let at: Owners;
beforeEach(async () => {
  at = await startOwners(server);
});

const form = (names: string[], ids: string[]): Form => ({
  files: names.map((name) => [name, at.photo]),
  fields: ids.map((id) => ['ids', id]),
});
const newIds = (count: number) => Array.from({ length: count }, () => randomUUIDv7());

const expectStored = async (count: number) => {
  expect(await fileStates(at.tenant)).toEqual(Array.from({ length: count }, () => 'stored'));
  expect((await filesOnDisk(server, at.tenant)).stored).toHaveLength(count);
};

const TAKEN = { code: 'validation', fields: [{ field: 'ids.0', code: 'taken' }] };

describe('an upload with ids', () => {
  it.each(['client', 'project', 'item', 'range'] as const)(
    'that is sent again adds no second images (owner: %s)',
    async (name) => {
      const owner = at.owners[name];
      const sent = form(['a.jpg', 'b.jpg'], newIds(2));
      const first = await at.send(owner, sent);
      const again = await at.send(owner, sent);
      expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
      await expectStored(2);
    },
  );

  it('that is sent again after a rename, with one more image, adds only that one', async () => {
    const { item } = at.owners;
    const [one = '', other = ''] = newIds(2);
    await at.send(item, form(['a.jpg'], [one]));
    const both = await at.send(item, form(['nieuw.jpg', 'b.jpg'], [one, other]));
    expect(both.json()).toMatchObject([{ filename: 'a.jpg' }, { filename: 'b.jpg' }]);
    await expectStored(2);
  });

  it('that is sent several times at once adds its images once', async () => {
    const sent = form(['a.jpg', 'b.jpg'], newIds(2));
    const answers = await Promise.all([1, 2, 3].map(() => at.send(at.owners.project, sent)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await at.filenames(at.owners.project)).toEqual(['a.jpg', 'b.jpg']);
    await expectStored(2);
  });

  it('of an image of another owner is rejected as a whole', async () => {
    const [one = '', other = ''] = newIds(2);
    await at.send(at.owners.client, form(['a.jpg'], [one]));
    const answer = await at.send(at.owners.project, form(['b.jpg', 'c.jpg'], [one, other]));
    expect([answer.statusCode, answer.json()]).toMatchObject([400, TAKEN]);
    expect(answer.body).not.toContain(at.owners.client.id);
    expect(await at.list(at.owners.project)).toEqual([]);
    await expectStored(1);
  });

  it('to two owners at once is accepted by one of them', async () => {
    const sent = form(['a.jpg'], newIds(1));
    const { client, project } = at.owners;
    const answers = await Promise.all([client, project].map((owner) => at.send(owner, sent)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 400,
    ]);
    await expectStored(1);
  });

  it('does not tell whether another tenant has an image with that id', async () => {
    const stranger = await startOwners(server);
    const ids = newIds(1);
    await stranger.send(stranger.owners.item, form(['geheim.jpg'], ids));
    const answer = await at.send(at.owners.item, form(['a.jpg'], ids));
    expect([answer.statusCode, answer.json()]).toMatchObject([200, [{ filename: 'a.jpg' }]]);
    expect(await stranger.filenames(stranger.owners.item)).toEqual(['geheim.jpg']);
  });

  it.each<[string, string[], string]>([
    ['fewer ids than files', newIds(1), 'one-per-file'],
    [
      'an id twice',
      ['0192f0c1-2c3d-7e4f-8a5b-6c7d8e9fa0b1', '0192f0c1-2c3d-7e4f-8a5b-6c7d8e9fa0b1'],
      'not-unique',
    ],
  ])('rejects %s', async (_, ids, code) => {
    const answer = await at.send(at.owners.item, form(['a.jpg', 'b.jpg'], ids));
    expect([answer.statusCode, answer.json().fields]).toEqual([400, [{ field: 'ids', code }]]);
    await expectStored(0);
  });

  it('takes twenty images, each with its name and id', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `${index}.jpg`);
    const sent = form(names, newIds(20));
    const fields = [
      ...(sent.fields ?? []),
      ...names.map((name): [string, string] => ['names', name]),
    ];
    expect((await at.send(at.owners.client, { ...sent, fields })).json()).toHaveLength(20);
  });
});

describe('PATCH /employee-planning/:id with ids', () => {
  it('records the hours again, and adds no second images', async () => {
    const worker = await factories.makeUser(at.tenant, { userType: 'employee' });
    const phone = await browseAs(server, at.tenant, worker);
    const employeeIds = [worker.employeeId ?? ''];
    const { id } = await factories.makePlanningItem(at.tenant, { employeeIds });
    const sent = form(['a.jpg'], newIds(1));
    const save = (hours: string) =>
      sendForm(phone, employeePlanning.record, id, {
        ...sent,
        fields: [...(sent.fields ?? []), ['hoursWorked', hours]],
      });
    await save('7');
    const again = await save('8');
    expect([again.statusCode, again.json()]).toMatchObject([
      200,
      { hoursWorked: 8, images: ['a.jpg'] },
    ]);
    await expectStored(1);

    const elsewhere = await factories.makePlanningItem(at.tenant, { employeeIds });
    const moved = await sendForm(phone, employeePlanning.record, elsewhere.id, sent);
    expect([moved.statusCode, moved.json()]).toMatchObject([400, TAKEN]);
  });
});
