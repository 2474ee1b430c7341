import type { Terms } from '@ploegplan/contract/texts/terms';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { readCurrentRow } from '../../form/conflict-row.ts';
import { notify } from '../../notify.ts';
import { useTenant } from '../../session/tenant.ts';
import { createOutcomes } from '../messages.ts';

export interface Row {
  id: string;
  version: number;
  /** Deleted rows stay in the list, because other rows may still refer to them. */
  deleted?: boolean;
}

/** The rows with one put in or replaced. */
export const put = <R extends Row>(rows: readonly R[], row: R): R[] =>
  rows.some(({ id }) => id === row.id)
    ? rows.map((entry) => (entry.id === row.id ? row : entry))
    : [...rows, row];

export const mark = <R extends Row>(rows: readonly R[], id: string, change: object): R[] =>
  rows.map((row) => (row.id === id ? { ...row, ...change } : row));

/** The name of a record, for messages. */
export const nameIn = (row: object, named = ''): string | undefined =>
  named in row ? String((row as Record<string, unknown>)[named]) : undefined;

/** The list of a subject in the cache, and what its records are called. */
export interface ListOfRecords {
  /** The key of the list. */
  key: QueryKey;
  nouns: ((terms: Terms) => { one: string }) | undefined;
  named: string | undefined;
}

type Action = 'create' | 'update' | 'remove' | 'restore';

export interface Change<R extends Row, Given, Answer> {
  action: (given: Given) => Action;
  getId: (given: Given) => string;
  send: (given: Given) => Promise<Answer>;
  /** The list as it should become. */
  expect?: (rows: readonly R[], given: Given) => readonly R[];
  /** The list with the answer in it. */
  settle?: (rows: readonly R[], answer: Answer) => readonly R[];
  /** The list after a failure; by default only the row is as before, because another change may have succeeded meanwhile. */
  undo?: (rows: readonly R[], given: Given, before: readonly R[]) => readonly R[];
  /** The noun in its messages, when it is not the record. */
  noun?: string;
  /** Formats the subject of its messages, when it is more than the name of the record. */
  about?: (given: Given) => string;
  /** Undoes a change that succeeded, when its message offers that. */
  reverse?: (given: Given) => (() => void) | undefined;
  /** True for one of several changes, which has no message of success. */
  isQuiet?: (given: Given) => boolean;
  /** True when a form shows the failure and its reason. */
  isReportedByForm?: (given: Given) => boolean;
  /** Changes of one scope are sent one after the other. */
  scope?: string;
}

/** A mutation of one record: it changes the cached list at once, restores it on failure, and says what became of it. */
export function useChange<R extends Row, Given, Answer>(
  { key, nouns, named }: ListOfRecords,
  {
    action,
    getId,
    send,
    expect = (rows) => rows,
    settle = (rows) => rows,
    undo = (rows, given, before) => {
      const row = before.find(({ id }) => id === getId(given));
      return row ? put(rows, row) : rows;
    },
    noun,
    about,
    reverse = () => undefined,
    isQuiet = () => false,
    isReportedByForm = () => false,
    scope,
  }: Change<R, Given, Answer>,
) {
  const cache = useQueryClient();
  const { terms } = useTenant();
  const mutationKey = key.slice(0, 1);
  const getTexts = (given: Given) =>
    nouns && createOutcomes(noun ?? nouns(terms).one)[action(given)];
  const show = (change: (rows: readonly R[]) => readonly R[]) =>
    cache.setQueryData<readonly R[]>(key, (rows) => rows && change(rows));
  /** The name of the record as the list shows it. */
  const findName = (given: Given): string | undefined => {
    if (about) return about(given);
    const row = cache.getQueryData<readonly R[]>(key)?.find(({ id }) => id === getId(given));
    return row && nameIn(row, named);
  };
  /** A success replaces the message that the same action failed before. */
  const getKey = (given: Given) => [...key, action(given), getId(given)].join(' ');
  return useMutation({
    mutationKey,
    mutationFn: send,
    ...(scope && { scope: { id: scope } }),
    onMutate: async (given) => {
      await cache.cancelQueries({ queryKey: key });
      const rows = cache.getQueryData<readonly R[]>(key);
      show((known) => expect(known, given));
      return rows ?? [];
    },
    onSuccess: (answer, given) => {
      show((rows) => settle(rows, answer));
      const texts = getTexts(given);
      if (!texts || isQuiet(given)) return;
      const run = reverse(given);
      notify.success(texts.success, findName(given), {
        key: getKey(given),
        ...(run && { action: { label: 'Ongedaan maken', run } }),
      });
    },
    onError: (error, given, before) => {
      const row = readCurrentRow<R>(error);
      show((rows) => (row ? put(rows, row) : undo(rows, given, before ?? [])));
      const texts = getTexts(given);
      // The form shows what somebody else changed, or saves again.
      if (!texts || readCurrentRow(error) || isReportedByForm(given)) return;
      notify.error(texts.failure, findName(given), { key: getKey(given) });
    },
    onSettled: () => {
      // An answer read now would undo a change that is still being sent; the last one reads for all.
      if (cache.isMutating({ mutationKey }) === 1) {
        void cache.invalidateQueries({ queryKey: mutationKey });
      }
    },
  });
}

export const useRestoration = <R extends Row>(
  base: ListOfRecords,
  restore: (id: string) => Promise<R>,
) =>
  useChange(base, {
    action: () => 'restore',
    getId: (id) => id,
    send: restore,
    expect: (rows: readonly R[], id: string) => mark(rows, id, { deleted: false }),
    settle: put<R>,
  });

/** Deletes a record; its message offers to put it back, if that is possible. */
export function useRemoval<R extends Row>(
  base: ListOfRecords,
  remove: (id: string) => Promise<void>,
  restore: (id: string) => Promise<R>,
  canRestore: boolean,
) {
  const restoring = useRestoration(base, restore);
  return useChange(base, {
    action: () => 'remove',
    getId: (id) => id,
    send: remove,
    expect: (rows: readonly R[], id: string) => mark(rows, id, { deleted: true }),
    ...(canRestore && { reverse: (id: string) => () => restoring.mutate(id) }),
  });
}
