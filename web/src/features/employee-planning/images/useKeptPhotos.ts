import { isAboutItem, listPhotos } from '../../../data/own/own-writes.ts';
import type { Entry } from '../../../lib/outbox/entry.ts';
import { useShownEntries } from '../../../lib/outbox/state.ts';
import type { PendingImage } from './pending.ts';

/** The saved photos of an item that wait for a connection; not those that the form itself still shows. */
export function useKeptPhotos(itemId: string, pending: readonly PendingImage[]): Entry[] {
  const shown = useShownEntries(isAboutItem(itemId));
  const inForm = new Set(pending.map(({ id }) => id));
  return shown.filter(
    (entry) =>
      entry.file && !entry.refusal && !listPhotos(entry).some(({ id }) => inForm.has(id ?? '')),
  );
}
