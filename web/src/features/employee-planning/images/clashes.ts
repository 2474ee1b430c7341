import { findConflictingNames, nameToSend } from '../../../ui/images/names.ts';
import type { PendingImage } from './pending.ts';

type Named = Pick<PendingImage, 'id' | 'file' | 'name'>;

/** The names that images are sent with. */
export const listNames = (images: readonly Named[]) =>
  images.map(({ file, name }) => nameToSend(file.name, name));

/** Ids of the images whose name stands here twice or exists already; `sent` has those that were sent without an answer. */
export function findClashes(
  pending: readonly Named[],
  existingNames: readonly string[],
  sent: Pick<ReadonlyMap<string, unknown>, 'has'>,
): Set<string> {
  const names = listNames(pending);
  const twice = findConflictingNames(names, []);
  const taken = findConflictingNames(names, existingNames);
  const clashing = pending.filter(({ id }, index) => {
    const name = names[index] ?? '';
    // The answer for a sent image may be lost: then the existing one is this one, and its id tells the server.
    return sent.has(id) ? twice.has(name) : taken.has(name);
  });
  return new Set(clashing.map(({ id }) => id));
}
