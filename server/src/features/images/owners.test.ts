import { randomUUIDv7 } from 'node:crypto';
import { clients } from '@ploegplan/contract/clients/endpoints';
import { images } from '@ploegplan/contract/images/endpoints';
import { projects } from '@ploegplan/contract/projects/endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import { fileStates, sendForm } from '../../../test/calls/uploads.ts';
import { makePlanningItem } from '../../../test/data/factories.ts';
import { type Owners, startOwners } from '../../../test/data/image-owners.ts';
import { useServer } from '../../../test/servers/server.ts';
import type { ImageOwner } from '../../platform/gallery/owners.ts';

const server = useServer();

let at: Owners;
beforeAll(async () => {
  at = await startOwners(server);
});

describe.each(['client', 'project', 'item', 'range'] as const)('images (owner: %s)', (name) => {
  it('are added, listed, shown, renamed and deleted', async () => {
    const owner = at.owners[name];
    const added = await at.upload(owner, 'a.jpg', 'b.jpg');
    expect(added.json()).toMatchObject([{ filename: 'a.jpg' }, { filename: 'b.jpg' }]);
    const body = { sourceType: owner.type, sourceId: owner.id, newFilename: 'gevel' };
    const renamed = await at.office.call(images.rename, { body: { ...body, filename: 'a.jpg' } });
    expect(renamed.json()).toMatchObject({ filename: 'gevel.jpg', fileName: 'gevel.jpg' });
    const params = { ...owner, filename: 'gevel.jpg' };
    const shown = await at.office.call(images.view, { params, query: {} });
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect((await at.remove(owner, 'b.jpg')).statusCode).toBe(204);
    expect(await at.filenames(owner)).toEqual(['gevel.jpg']);
    expect((await at.remove(owner, 'gevel.jpg')).statusCode).toBe(204);
    expect(await fileStates(at.tenant)).toEqual([]);
  });

  it('are unknown for an id that does not exist or belongs to another tenant', async () => {
    const { type } = at.owners[name];
    const stranger = await startOwners(server);
    await stranger.upload(stranger.owners[name], 'a.jpg');
    for (const id of [randomUUIDv7(), stranger.owners[name].id]) {
      const params = { type, id };
      const image = { params: { ...params, filename: 'a.jpg' } };
      const rename = { sourceType: type, sourceId: id, filename: 'a.jpg', newFilename: 'b' };
      const answers = [
        await at.office.call(images.list, { params }),
        await at.upload(params, 'a.jpg'),
        await at.office.call(images.view, { ...image, query: {} }),
        await at.office.call(images.remove, image),
        await at.office.call(images.rename, { body: rename }),
        await at.attach(params, 'copy', [at.owners.item, 'a.jpg']),
        await at.attach(at.owners.item, 'copy', [params, 'a.jpg']),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404));
    }
    expect(await stranger.filenames(stranger.owners[name])).toEqual(['a.jpg']);
    expect(await fileStates(at.tenant)).toEqual([]);
  });
});

it('the alias planningitem-range is a planning range, in addresses and bodies', async () => {
  const range = { ...at.owners.range, type: 'planningitem-range' };
  const form = { files: [['a.jpg', at.photo] as [string, typeof at.photo]] };
  const added = await sendForm(at.office, images.upload, range, form);
  expect(added.json()).toMatchObject([{ metadata: { entityType: 'planningrange' } }]);
  const body = { sourceType: range.type, sourceId: range.id, filename: 'a.jpg', newFilename: 'b' };
  expect((await at.office.call(images.rename, { body })).statusCode).toBe(200);
  const params = { ...range, filename: 'b.jpg' };
  expect((await at.office.call(images.remove, { params })).statusCode).toBe(204);
});

describe('another type of owner', () => {
  const unsupported = (field: string) => ({
    statusCode: 400,
    fields: [{ field, code: 'Unsupported image entity type' }],
  });
  const answerTo = async (...call: Parameters<Owners['office']['request']>) => {
    const response = await at.office.request(...call);
    return { statusCode: response.statusCode, fields: response.json().fields };
  };

  it.each(['employee', 'users', 'planningitems', 'Client', '__proto__', 'constructor'])(
    '%s is rejected in every address',
    async (type) => {
      const address = `/api/${type}/${at.owners.item.id}/images`;
      expect(await answerTo('GET', address)).toEqual(unsupported('type'));
      expect(await answerTo('GET', `${address}/a.jpg`)).toEqual(unsupported('type'));
      expect(await answerTo('DELETE', `${address}/a.jpg`)).toEqual(unsupported('type'));
      const { statusCode, json } = await sendForm(
        at.office,
        images.upload,
        { ...at.owners.item, type },
        { files: [['a.jpg', at.photo]] },
      );
      expect({ statusCode, fields: json().fields }).toEqual(unsupported('type'));
    },
  );

  it('is rejected in every body', async () => {
    const source = { sourceType: 'employee', sourceId: at.owners.item.id, filename: 'a.jpg' };
    const rename = { ...source, newFilename: 'b' };
    expect(await answerTo('POST', '/api/images/rename', rename)).toEqual(unsupported('sourceType'));
    const attach = (targetType: string, sourceType: string) => ({
      targetType,
      targetId: at.owners.item.id,
      mode: 'copy',
      items: [{ ...source, sourceType }],
    });
    expect(await answerTo('POST', '/api/images/attach', attach('user', 'client'))).toEqual(
      unsupported('targetType'),
    );
    expect(await answerTo('POST', '/api/images/attach', attach('client', 'user'))).toEqual(
      unsupported('items.0.sourceType'),
    );
  });
});

it('deleted clients and projects keep their images', async () => {
  const { client, project } = at.owners;
  await at.upload(client, 'klant.jpg');
  await at.upload(project, 'project.jpg');
  await at.office.call(projects.remove, { params: { id: project.id } });
  await at.office.call(clients.remove, { params: { id: client.id } });
  expect(await at.filenames(client)).toEqual(['klant.jpg']);
  expect(await at.filenames(project)).toEqual(['project.jpg']);
  await at.remove(client, 'klant.jpg');
  await at.remove(project, 'project.jpg');
});

describe('the image info', () => {
  it('has all names of the specification, with client and project of the planned work', async () => {
    const { client, project, item, range } = at.owners;
    const expectInfo = async (owner: ImageOwner, belongs: object, planningDate: string | null) => {
      const [info] = (await at.upload(owner, 'a.jpg')).json();
      const date = expect.stringMatching(/^\d{4}-.*Z$/);
      const ids = { clientId: client.id, projectId: project.id, planningId: null, ...belongs };
      expect(info).toEqual({
        filename: 'a.jpg',
        fileName: 'a.jpg',
        contentType: 'image/jpeg',
        uploadDate: date,
        sizeBytes: expect.any(Number),
        ...ids,
        planningDate,
        uploaderEmployeeName: 'kantoor',
        uploaderEmployeeId: null,
        metadata: {
          entityType: owner.type,
          entityId: owner.id,
          'client-id': ids.clientId,
          'project-id': ids.projectId,
          'planning-item-id': ids.planningId,
          uploadDate: info.uploadDate,
          contentType: 'image/jpeg',
          'uploaded-by-employee-name': 'kantoor',
          'uploaded-by-employee-id': null,
        },
      });
      await at.remove(owner, 'a.jpg');
    };
    await expectInfo(client, { projectId: null }, null);
    await expectInfo(project, {}, null);
    await expectInfo(item, { planningId: item.id }, '2030-01-07');
    await expectInfo(range, {}, null);
    const { id } = await makePlanningItem(at.tenant, { client_id: client.id });
    const errand = { projectId: null, planningId: id };
    await expectInfo({ type: 'planningitem', id }, errand, '2030-01-07');
  });
});

describe('GET /planningrange/:id/images', () => {
  it('lists its own images, then those of its days by day, none of other items', async () => {
    const { range, item, nextItem } = at.owners;
    const other = await makePlanningItem(at.tenant, { date: '2030-01-07' });
    await at.upload(nextItem, 'c.jpg');
    await at.upload({ type: 'planningitem', id: other.id }, 'd.jpg');
    await at.upload(item, 'b.jpg');
    await at.upload(range, 'a.jpg');
    const listed = await at.list(range);
    expect(listed.map(({ metadata, filename }) => [metadata.entityId, filename])).toEqual([
      [range.id, 'a.jpg'],
      [item.id, 'b.jpg'],
      [nextItem.id, 'c.jpg'],
    ]);
    expect(await at.filenames(item)).toEqual(['b.jpg']);
  });
});
