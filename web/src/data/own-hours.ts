import { employeePlanning } from '@ploegplan/contract/employee-planning';
import { hours } from '@ploegplan/contract/hours';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/api/call.ts';
import { employeePlanningKeys } from './employee-planning.ts';

const ownMissingKey = ['own-hours', 'missing'] as const;

/** The own past planning without hours. */
export const ownMissingQuery = queryOptions({
  queryKey: ownMissingKey,
  queryFn: ({ signal }) => call(hours.ownMissing, { signal }),
  meta: { kept: { name: 'own missing hours' } },
});

export interface OwnHours {
  itemId: string;
  /** Null takes them off again. */
  hours: number | null;
}

/** Records the hours of several own items, each by itself; the ids of those that were not, with why. */
async function recordOwn(entries: readonly OwnHours[]): Promise<Map<string, unknown>> {
  const failed = new Map<string, unknown>();
  for (const { itemId: id, hours: hoursWorked } of entries) {
    try {
      await call(employeePlanning.record, { params: { id }, body: { hoursWorked } });
    } catch (error) {
      failed.set(id, error);
    }
  }
  return failed;
}

export function useRecordOwnHours() {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: ['own-hours'],
    mutationFn: recordOwn,
    onSettled: async () => {
      const shown = [['own-hours'], employeePlanningKeys.all, ['hours'], ['home']];
      await Promise.all(shown.map((queryKey) => cache.invalidateQueries({ queryKey })));
    },
  });
}
