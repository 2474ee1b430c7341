import { randomUUIDv7 } from 'node:crypto';
import { images } from '@ploegplan/contract/images/endpoints';
import type { ImageInfo } from '@ploegplan/contract/images/schemas';
import { type ImageOwner, toItemOwner } from '../../src/platform/gallery/owners.ts';
import { type Form, sendForm, startOffice } from '../calls/uploads.ts';
import type { TestServer } from '../servers/server.ts';
import * as factories from './factories.ts';

/** A tenant with a signed-in admin, a client with a project, and a range of two days of work on it. */
export async function startOwners(server: TestServer) {
  const { tenant, office, photo } = await startOffice(server);
  const clientId = await factories.makeClient(tenant);
  const projectId = await factories.makeProject(tenant, { client_id: clientId });
  const rangeId = randomUUIDv7();
  const day = async (date: string) => {
    const values = { date, project_id: projectId, range_id: rangeId };
    return toItemOwner((await factories.makePlanningItem(tenant, values)).id);
  };
  const client: ImageOwner = { type: 'client', id: clientId };
  const project: ImageOwner = { type: 'project', id: projectId };
  const range: ImageOwner = { type: 'planningrange', id: rangeId };
  const [item, nextItem] = [await day('2030-01-07'), await day('2030-01-08')];

  const send = (owner: ImageOwner, form: Form) => sendForm(office, images.upload, owner, form);
  return {
    tenant,
    office,
    photo,
    owners: { client, project, item, nextItem, range },
    send,
    upload: (owner: ImageOwner, ...names: string[]) =>
      send(owner, { files: names.map((name) => [name, photo]) }),
    list: (owner: ImageOwner): Promise<ImageInfo[]> => office.get(images.list, { params: owner }),
    filenames: async (owner: ImageOwner) =>
      (await office.get(images.list, { params: owner })).map(({ filename }) => filename),
    attach: (target: ImageOwner, mode: 'copy' | 'move', ...items: [ImageOwner, string][]) =>
      office.call(images.attach, {
        body: {
          targetType: target.type,
          targetId: target.id,
          mode,
          items: items.map(([{ type, id }, filename]) => ({
            sourceType: type,
            sourceId: id,
            filename,
          })),
        },
      }),
    remove: (owner: ImageOwner, filename: string) =>
      office.call(images.remove, { params: { ...owner, filename } }),
  };
}

export type Owners = Awaited<ReturnType<typeof startOwners>>;
