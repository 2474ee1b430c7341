import { randomUUIDv7 } from 'node:crypto';
import type { QueryFor } from '@ploegplan/contract/endpoint';
import { images } from '@ploegplan/contract/images/endpoints';
import { limits } from '@ploegplan/contract/limits';
import { beforeAll, describe, expect, it } from 'vitest';
import * as factories from '../../../test/data/factories.ts';
import { type Owners, startOwners } from '../../../test/data/image-owners.ts';
import { useServer } from '../../../test/servers/server.ts';

const server = useServer();

let at: Owners;
const search = async (query: QueryFor<typeof images.search>) =>
  (await at.office.get(images.search, { query })).map(({ filename }) => filename);

describe('GET /images', () => {
  let otherProject: string;
  let errand: string;
  beforeAll(async () => {
    at = await startOwners(server);
    const { client, project, item, nextItem, range } = at.owners;
    otherProject = await factories.makeProject(at.tenant, { client_id: client.id });
    errand = (await factories.makePlanningItem(at.tenant, { client_id: client.id })).id;
    await at.upload(client, 'klant.jpg');
    await at.upload(project, 'project.jpg');
    await at.upload(item, 'maandag.jpg', 'Gevel_noord.jpg');
    await at.upload(nextItem, 'dinsdag.jpg');
    await at.upload(range, 'reeks.jpg');
    await at.upload({ type: 'project', id: otherProject }, 'ander.jpg');
    await at.upload({ type: 'planningitem', id: errand }, 'klus.jpg');
    const unrelated = await factories.makeClient(at.tenant);
    await at.upload({ type: 'client', id: unrelated }, 'Gevel 100%.jpg');
  });

  it('lists all images, the newest first', async () => {
    expect(await search({})).toEqual([
      'Gevel 100%.jpg',
      'klus.jpg',
      'ander.jpg',
      'reeks.jpg',
      'dinsdag.jpg',
      'Gevel_noord.jpg',
      'maandag.jpg',
      'project.jpg',
      'klant.jpg',
    ]);
  });

  it('finds those of a client, its projects and their planned work', async () => {
    const found = await search({ client_id: at.owners.client.id });
    expect(found).toHaveLength(8);
    expect(found).not.toContain('Gevel 100%.jpg');
  });

  it('finds those of a project and its planned work', async () => {
    expect(await search({ project_id: at.owners.project.id })).toEqual([
      'reeks.jpg',
      'dinsdag.jpg',
      'Gevel_noord.jpg',
      'maandag.jpg',
      'project.jpg',
    ]);
    expect(await search({ project_id: otherProject })).toEqual(['ander.jpg']);
  });

  it('finds those of an item, and those of a range with its days', async () => {
    const { item, range } = at.owners;
    expect(await search({ planning_id: item.id })).toEqual(['Gevel_noord.jpg', 'maandag.jpg']);
    expect(await search({ planning_id: range.id })).toEqual([
      'reeks.jpg',
      'dinsdag.jpg',
      'Gevel_noord.jpg',
      'maandag.jpg',
    ]);
  });

  it.each([
    ['GEVEL', ['Gevel 100%.jpg', 'Gevel_noord.jpg']],
    ['%', ['Gevel 100%.jpg']],
    ['_', ['Gevel_noord.jpg']],
    ['\\', []],
    ['', 9],
  ])('finds names that contain %j literally, in either case', async (filename, expected) => {
    const found = await search({ filename });
    if (typeof expected === 'number') expect(found).toHaveLength(expected);
    else expect(found).toEqual(expected);
  });

  it('combines conditions', async () => {
    const { client, project, item } = at.owners;
    const all = { client_id: client.id, project_id: project.id, planning_id: item.id };
    expect(await search({ ...all, filename: 'maan' })).toEqual(['maandag.jpg']);
    expect(await search({ client_id: client.id, planning_id: errand })).toEqual(['klus.jpg']);
    expect(await search({ project_id: project.id, planning_id: errand })).toEqual([]);
  });

  it('finds nothing for ids of another tenant, and rejects other conditions', async () => {
    const stranger = await startOwners(server);
    await stranger.upload(stranger.owners.client, 'geheim.jpg');
    const { client, project, range } = stranger.owners;
    expect(await search({ client_id: client.id })).toEqual([]);
    expect(await search({ project_id: project.id })).toEqual([]);
    expect(await search({ planning_id: range.id })).toEqual([]);
    expect(await search({})).not.toContain('geheim.jpg');
    const unknown = await at.office.request('GET', '/api/images?employee_id=1');
    expect(unknown.statusCode).toBe(400);
  });

  it(`lists at most ${limits.imageRows} images`, async () => {
    const many = await startOwners(server);
    await many.upload(many.owners.project, 'eerste.jpg');
    await many.tenant.transact(async (tx) => {
      const { stored_file_id, project_id } = await tx
        .selectFrom('images')
        .select(['stored_file_id', 'project_id'])
        .executeTakeFirstOrThrow();
      const rows = Array.from({ length: limits.imageRows }, (_, index) => ({
        id: randomUUIDv7(),
        project_id,
        filename: `${index}.jpg`,
        stored_file_id,
      }));
      await tx.insertInto('images').values(rows).execute();
    });
    const found = await many.office.get(images.search, { query: {} });
    expect(found).toHaveLength(limits.imageRows);
    expect(found.some(({ filename }) => filename === 'eerste.jpg')).toBe(false);
  });
});
