import type { Terms } from '@ploegplan/contract/texts/terms';
import { isEqual } from '@ploegplan/contract/values/equal';
import { type QueryClient, queryOptions, type UseQueryOptions } from '@tanstack/react-query';
import { ApiError } from '../errors.ts';
import {
  type Change,
  type ListOfRecords,
  mark,
  nameIn,
  put,
  type Row,
  useChange,
  useRemoval,
  useRestoration,
} from './record-change.ts';

/** Lists are cached for 10 minutes and invalidated by every change (specification, section 9). */
export const LIST_STALE_MS = 10 * 60_000;

interface Reading {
  signal: AbortSignal;
}

/** The calls of one subject, and what the user calls its records. */
interface Description<R extends Row, Details, New, Values extends New> {
  /** The first part of its query keys, by which a server event refreshes them. */
  subject: string;
  /** The second part of the key of the list, where the subject has lists of more than its own records. */
  name?: string;
  /** The nouns of its messages. Without them, the screen says what became of a change. */
  nouns?: (terms: Terms) => { one: string; many: string };
  list: (reading: Reading) => Promise<R[]>;
  listOptions?: Pick<UseQueryOptions, 'staleTime' | 'refetchOnWindowFocus'>;
  details?: (id: string, reading: Reading) => Promise<Details>;
  /** The field that names a record in the messages about it. */
  named?: string;
  /** The fields that the server chooses for a new record when they are null. */
  serverChosen?: readonly string[];
  /** Must give the same row when it is repeated with the same id. */
  create?: (id: string, values: New) => Promise<R>;
  update?: (original: R, values: Values) => Promise<R>;
  remove?: (id: string) => Promise<void>;
  restore?: (id: string) => Promise<R>;
}

/** A record to save: the row that the user saw, or null for a new one, for which the form made an id. */
export interface Save<R, Values> {
  id: string;
  original: R | null;
  values: Values;
  /** True when its form is still there to show the failure. */
  hasForm?: () => boolean;
}

const rejectCall = (): never => {
  throw new Error('This subject has no such call');
};

/** True when a row lacks typed values, apart from what the server chose. */
const differs = (row: object, values: object, serverChosen: readonly string[] = []) =>
  Object.entries(values).some(
    ([name, value]) =>
      name in row &&
      !(value === null && serverChosen.includes(name)) &&
      !isEqual(value, (row as Record<string, unknown>)[name]),
  );

/** True when the server may have carried out a call although it failed. */
const mayHaveArrived = (error: unknown) => !(error instanceof ApiError && error.status < 500);

/** A mutation changes the cached list at once and restores the row when it fails; then the subject is read again. */
export function recordData<
  R extends Row,
  Details = R,
  New extends object = object,
  Values extends New = New,
>({ subject, name = 'list', nouns, ...calls }: Description<R, Details, New, Values>) {
  const {
    create = rejectCall,
    update = rejectCall,
    remove = rejectCall,
    restore = rejectCall,
  } = calls;
  const list = queryOptions({
    queryKey: [subject, name],
    queryFn: calls.list,
    ...(nouns && { meta: { thing: (terms) => nouns(terms).many } }),
    staleTime: LIST_STALE_MS,
    ...(calls.listOptions as object),
  });
  const details = (id: string) =>
    queryOptions({
      queryKey: [subject, 'details', id],
      queryFn: (reading) => (calls.details ?? rejectCall)(id, reading),
      meta: { isOfRecord: true, ...(nouns && { thing: (terms) => nouns(terms).one }) },
    });

  /** The new records that may be there already, because the answer was lost. */
  const lost = new Set<string>();

  /** Repeated after a lost answer, a create gives the row of the first time; what was typed since is then an update. */
  async function save({ id, original, values }: Save<R, Values>): Promise<R> {
    if (original) return differs(original, values) ? update(original, values) : original;
    const made = await create(id, values).catch((error: unknown) => {
      if (mayHaveArrived(error)) lost.add(id);
      throw error;
    });
    const isRepeated = calls.update && lost.delete(id) && made.version === 1;
    return isRepeated && differs(made, values, calls.serverChosen) ? update(made, values) : made;
  }

  const base: ListOfRecords = { key: list.queryKey, nouns, named: calls.named };

  return {
    list,
    details,
    nouns,
    getName: (row: R) => nameIn(row, calls.named) ?? '',
    canUpdate: calls.update !== undefined,
    canRemove: calls.remove !== undefined,
    canRestore: calls.restore !== undefined,
    /** Shows a row in the cached list before that is read again. */
    show: (cache: QueryClient, row: R) =>
      cache.setQueryData<readonly R[]>(list.queryKey, (rows) => rows && put(rows, row)),
    /** Creates a record of which not all values need to be known; its message takes it back. */
    useAdd: (onTakenBack: (id: string) => void) => {
      const removing = useRemoval<R>(base, remove, restore, calls.restore !== undefined);
      return useChange(base, {
        action: () => 'create',
        getId: ({ id }) => id,
        send: ({ id, ...values }: New & { id: string }) => create(id, values as New),
        settle: put<R>,
        reverse: ({ id }) => {
          return () => {
            onTakenBack(id);
            removing.mutate(id);
          };
        },
      });
    },
    useSave: () =>
      useChange(base, {
        action: ({ original }: Save<R, Values>) => (original ? 'update' : 'create'),
        getId: ({ id }) => id,
        send: save,
        expect: (rows: readonly R[], { original, values }) =>
          original ? mark(rows, original.id, values) : rows,
        settle: put<R>,
        isReportedByForm: ({ hasForm }) => hasForm?.() ?? false,
      }),
    useRemove: () => useRemoval<R>(base, remove, restore, calls.restore !== undefined),
    useRestore: () => useRestoration<R>(base, restore),
    /** Changes a record or the list in a way that only this subject has. */
    useChange: <Given, Answer>(change: Change<R, Given, Answer>) => useChange(base, change),
  };
}

/** The data that a drawer for a record of any subject uses. */
export interface ShownRecords<R extends Row> {
  list: ReturnType<typeof recordData<R, R>>['list'];
  details: ReturnType<typeof recordData<R, R>>['details'];
  nouns: Description<R, R, object, object>['nouns'];
  getName(row: R): string;
  canUpdate: boolean;
  canRemove: boolean;
  canRestore: boolean;
  useRemove(): { mutate(id: string): void };
  useRestore(): { mutate(id: string): void };
}

/** The data that a form of any subject uses. */
export interface SavedRecords<R extends Row, Values> extends ShownRecords<R> {
  useSave(): { mutateAsync(save: Save<R, Values>): Promise<R> };
}

export const removeDeleted = <R extends { deleted: boolean }>(rows: readonly R[]): R[] =>
  rows.filter(({ deleted }) => !deleted);
