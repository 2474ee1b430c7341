import { hours } from '@ploegplan/contract/hours/endpoints';
import type { OwnMissingHours } from '@ploegplan/contract/hours/schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import type { Refusal } from '../../lib/outbox/entry.ts';
import { keptNames } from './kept-names.ts';
import { createHoursWrite } from './own-writes.ts';

const loadOutbox = () => import('./outbox.ts');

const ownMissingKey = ['own-hours', 'missing'] as const;

/** The own past planning without hours. */
export const ownMissingQuery = queryOptions({
  queryKey: ownMissingKey,
  queryFn: ({ signal }) => call(hours.ownMissing, { signal }),
  meta: { kept: { name: keptNames.missing } },
});

/** What the own hours of a week are worth; nothing without pay rules. */
export const ownClassesQuery = (monday: string) =>
  queryOptions({
    queryKey: ['own-hours', 'classes', monday],
    queryFn: ({ signal }) => call(hours.ownClasses, { query: { monday }, signal }),
  });

export interface OwnHours {
  item: OwnMissingHours;
  /** Null removes them. */
  hours: number | null;
}

/** The refused entries, with the reason, and whether the others have arrived or wait for a connection. */
export interface RecordedOwnHours {
  refused: Map<string, Refusal>;
  isAnswered: boolean;
}

export function useRecordOwnHours() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ['own-hours'],
    mutationFn: async (entries: readonly OwnHours[]): Promise<RecordedOwnHours> => {
      const refused = new Map<string, Refusal>();
      const { deliver } = await loadOutbox();
      const writes = entries.map(({ item, hours: hoursWorked }) =>
        createHoursWrite({ ...item, id: item.itemId }, { hoursWorked }),
      );
      const isAnswered = await deliver(client, writes, {
        onRefused: (index, refusal) => refused.set(entries[index]?.item.itemId ?? '', refusal),
      });
      return { refused, isAnswered };
    },
  });
}
