import { planning } from '@ploegplan/contract/planning';
import type { PlanningItem } from '@ploegplan/contract/planning.schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/api/call.ts';
import { planningKeys } from './planning.ts';
import { changeOf, expectedItem, type ItemFields } from './planning-items.ts';
import { hideItem, restoreWeeks, showItem } from './planning-weeks.ts';

/** Sends the fields that differ from the item that the user saw; nothing when none differ. */
async function update(seen: PlanningItem, fields: ItemFields): Promise<PlanningItem> {
  const { id, version } = seen;
  const change = changeOf(seen, fields);
  if (Object.keys(change).length === 0) return seen;
  return call(planning.update, { params: { id }, body: { ...change, version } });
}

/**
 * Plans an item under an id that the form made when it opened. When the answer to a first attempt was lost, a second one
 * finds the item there; changes typed in between are then sent as an update.
 */
async function create(id: string, fields: ItemFields): Promise<PlanningItem> {
  const made = await call(planning.create, { body: { id, ...fields } });
  return update(made, fields);
}

interface Save {
  fields: ItemFields;
  /** The item as the user saw it; null for a new one. */
  seen: PlanningItem | null;
}

const nothingRecorded = { version: 1, assignments: [], imageCount: 0 };

/** Saves a form; optimistically, with a roll-back when it fails. */
export function useSaveItem(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ fields, seen }: Save) => (seen ? update(seen, fields) : create(id, fields)),
    onMutate: ({ fields, seen }) =>
      showItem(cache, expectedItem(fields, seen ?? { id, ...nothingRecorded })),
    onSuccess: (item) => showItem(cache, item),
    onError: (_error, _save, before) => before && restoreWeeks(cache, before),
    onSettled: () => void cache.invalidateQueries({ queryKey: planningKeys.all }),
  });
}

/** Deletes an item; optimistically, with a roll-back when it fails. */
export function useRemoveItem() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(planning.remove, { params: { id } }),
    onMutate: (id) => hideItem(cache, id),
    onError: (_error, _id, before) => before && restoreWeeks(cache, before),
    onSettled: () => void cache.invalidateQueries({ queryKey: planningKeys.all }),
  });
}
