import { randomUUIDv7 } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { images } from '@ploegplan/contract/images/endpoints';
import { planning } from '@ploegplan/contract/planning/endpoints';
import { toItemOwner } from '../../src/platform/gallery/owners.ts';
import { photoForm } from './photos.ts';
import type { Visitor } from './visitor.ts';
import type { Work, Write } from './writer.ts';

interface Planned {
  description: string;
  employeeIds: string[];
  version: number;
}

/** A planner who creates an item, changes its description and employees twice, deletes it, and starts again. */
export function planItems(
  admin: Visitor,
  projectId: string,
  [first = '', second = '', third = '']: string[],
): Work<Planned | null> {
  let id = randomUUIDv7();
  const create = (description: string): Write<Planned> => {
    id = randomUUIDv7();
    const employeeIds = [first, second];
    const body = { id, date: '2030-01-08', projectId, employeeIds, description };
    return {
      after: { description, employeeIds: employeeIds.sort(), version: 1 },
      logged: true,
      send: () => admin.call(planning.create, { body }),
    };
  };
  const change = ({ version }: Planned, description: string): Write<Planned> => {
    const employeeIds = version === 1 ? [second, third] : [first];
    const body = { version, description, employeeIds };
    return {
      after: { description, employeeIds: employeeIds.sort(), version: version + 1 },
      logged: true,
      send: () => admin.call(planning.update, { params: { id }, body }),
    };
  };
  const remove = (): Write<null> => ({
    after: null,
    send: () => admin.call(planning.remove, { params: { id } }),
  });
  return {
    start: null,
    next(state, label) {
      if (!state) return create(label);
      return state.version < 3 ? change(state, label) : remove();
    },
    async look() {
      const item = await admin.read(planning.get, { params: { id } });
      if (!item) return null;
      const employeeIds = item.assignments.map(({ employeeId }) => employeeId).sort();
      return { description: item.description, employeeIds, version: item.version };
    },
  };
}

async function listPhotos(admin: Visitor, id: string): Promise<string[]> {
  const list = await admin.read(images.list, { params: toItemOwner(id) });
  return (list ?? []).map(({ filename }) => filename).sort();
}

/** An admin who uploads photos, renames one, deletes one. */
export function keepPhotos(admin: Visitor, id: string, photo: Blob): Work<string[]> {
  const upload = (state: string[], label: string): Write<string[]> => {
    const names = [`${label} a.jpg`, `${label} b.jpg`];
    return {
      after: [...state, ...names].sort(),
      send: () =>
        admin.call(images.upload, { params: toItemOwner(id), form: photoForm(photo, names) }),
    };
  };
  const rename = ([filename = '', ...others]: string[], label: string): Write<string[]> => {
    const newFilename = `${label} renamed.jpg`;
    const body = { sourceType: 'planningitem', sourceId: id, filename, newFilename } as const;
    return {
      after: [...others, newFilename].sort(),
      send: () => admin.call(images.rename, { body }),
    };
  };
  const remove = ([filename = '', ...others]: string[]): Write<string[]> => ({
    after: others,
    send: () => admin.call(images.remove, { params: { ...toItemOwner(id), filename } }),
  });
  return {
    start: [],
    next(state, label) {
      if (state.length < 3) return upload(state, label);
      return state.some((name) => name.includes('renamed')) ? remove(state) : rename(state, label);
    },
    look: () => listPhotos(admin, id),
  };
}

/** Requests previews of the photos, so that the app makes and stores them. */
export async function watchPhotos(admin: Visitor, id: string, killed: AbortSignal): Promise<void> {
  while (!killed.aborted) {
    await sleep(50);
    const list = await admin.call(images.list, { params: toItemOwner(id) });
    if (!list) return;
    for (const { filename } of list.body as { filename: string }[]) {
      const query = { preview: 'true', maxWidth: '32' } as const;
      const answer = await admin.call(images.view, {
        params: { ...toItemOwner(id), filename },
        query,
      });
      if (!answer) return;
      if (![200, 404].includes(answer.status)) throw new Error(`A preview: ${answer.status}`);
    }
  }
}
