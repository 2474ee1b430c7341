import { images } from '@ploegplan/contract/images/endpoints';
import { limits } from '@ploegplan/contract/limits';
import { beforeEach, describe, expect, it } from 'vitest';
import { fileStates, filesOnDisk } from '../../../test/calls/uploads.ts';
import * as factories from '../../../test/data/factories.ts';
import { type Owners, startOwners } from '../../../test/data/image-owners.ts';
import { changeRows } from '../../../test/data/rows.ts';
import { useServer } from '../../../test/servers/server.ts';
import type { ImageOwner } from '../../platform/gallery/owners.ts';

const server = useServer();

let at: Owners;
let client: ImageOwner;
let project: ImageOwner;
let item: ImageOwner;
let range: ImageOwner;
beforeEach(async () => {
  at = await startOwners(server);
  ({ client, project, item, range } = at.owners);
});

describe('POST /images/attach', () => {
  it('copies images, with their uploader and date, and stores each file once', async () => {
    await at.upload(item, 'a.jpg', 'b.jpg');
    const employeeId = await factories.makeEmployee(at.tenant);
    const values = { uploader_employee_id: employeeId, uploader_name: 'Piet' };
    await changeRows(at.tenant, 'images', values, { filename: 'b.jpg' });
    const [, original] = await at.list(item);
    const answer = await at.attach(project, 'copy', [item, 'b.jpg'], [item, 'a.jpg']);
    expect([answer.statusCode, answer.json()]).toEqual([200, await at.list(project)]);
    expect(await at.filenames(item)).toEqual(['a.jpg', 'b.jpg']);
    const [, copy] = await at.list(project);
    expect(copy).toMatchObject({
      filename: 'b.jpg',
      uploadDate: original?.uploadDate,
      uploaderEmployeeId: employeeId,
      uploaderEmployeeName: 'Piet',
      metadata: { entityType: 'project', entityId: project.id },
    });
    expect(await fileStates(at.tenant)).toEqual(['stored', 'stored']);
    expect((await filesOnDisk(server, at.tenant)).stored).toHaveLength(2);
  });

  it('moves images from several owners', async () => {
    await at.upload(item, 'a.jpg');
    await at.upload(client, 'b.jpg');
    await at.attach(range, 'move', [item, 'a.jpg'], [client, 'b.jpg']);
    expect(await at.filenames(range)).toEqual(['a.jpg', 'b.jpg']);
    expect([await at.list(item), await at.list(client)]).toEqual([[], []]);
    expect(await fileStates(at.tenant)).toEqual(['stored', 'stored']);
    const params = { ...range, filename: 'a.jpg' };
    expect((await at.office.call(images.view, { params, query: {} })).statusCode).toBe(200);
  });

  it('gives a number to a name that is taken, in either case, within the longest name', async () => {
    const long = `${'x'.repeat(limits.filename - 4)}.jpg`;
    await at.upload(project, 'Foto.jpg', 'foto (2).jpg', long);
    await at.upload(item, 'foto.jpg', long);
    await at.upload(client, 'foto.jpg');
    await at.attach(project, 'copy', [item, 'foto.jpg'], [client, 'foto.jpg'], [item, long]);
    expect(await at.filenames(project)).toEqual([
      'Foto.jpg',
      'foto (2).jpg',
      long,
      'foto (3).jpg',
      `${'x'.repeat(limits.filename - 8)} (2).jpg`,
      'foto (4).jpg',
    ]);
  });

  it('adds the same file only once to an owner', async () => {
    await at.upload(item, 'a.jpg');
    await at.attach(project, 'copy', [item, 'a.jpg'], [item, 'a.jpg']);
    await at.attach(project, 'copy', [item, 'a.jpg']);
    await at.attach(client, 'copy', [project, 'a.jpg']);
    await at.attach(client, 'copy', [item, 'a.jpg']);
    expect(await at.filenames(project)).toEqual(['a.jpg']);
    expect(await at.filenames(client)).toEqual(['a.jpg']);
    await at.attach(client, 'move', [item, 'a.jpg']);
    expect([await at.filenames(client), await at.list(item)]).toEqual([['a.jpg'], []]);
  });

  it('leaves an image where it is when it is moved or copied there', async () => {
    await at.upload(item, 'a.jpg');
    for (const mode of ['move', 'copy'] as const) {
      expect((await at.attach(item, mode, [item, 'a.jpg'])).statusCode).toBe(200);
      expect(await at.filenames(item)).toEqual(['a.jpg']);
    }
  });

  it.each(['copy', 'move'] as const)('attaches nothing (%s) when one is unknown', async (mode) => {
    await at.upload(item, 'a.jpg');
    const answer = await at.attach(project, mode, [item, 'a.jpg'], [item, 'weg.jpg']);
    expect([answer.statusCode, answer.json().fields]).toEqual([
      404,
      [{ field: 'items.1', code: 'not-found' }],
    ]);
    expect([await at.filenames(item), await at.list(project)]).toEqual([['a.jpg'], []]);
  });

  it('rejects no images, too many, and another mode', async () => {
    const items = Array.from({ length: limits.imagesAttached + 1 }, () => [item, 'a.jpg'] as const);
    expect((await at.attach(project, 'copy')).statusCode).toBe(400);
    expect(
      (await at.attach(project, 'copy', ...items.map(([o, n]): [ImageOwner, string] => [o, n])))
        .statusCode,
    ).toBe(400);
    expect((await at.attach(project, 'link' as 'copy', [item, 'a.jpg'])).statusCode).toBe(400);
  });
});
