import { QueryClient } from '@tanstack/react-query';
import { ApiError, NetworkError } from '../api/errors.ts';
import { Changes } from './changes.ts';
import type { Command, RecordVersion } from './command.ts';

export interface Row {
  id: string;
  value: string;
  version: number;
}

interface Edit {
  id: string;
  value: string;
  recordVersion: RecordVersion;
}

interface Sent {
  key: string;
  edits: readonly Row[];
}

interface RowsCommand extends Command<readonly Row[]> {
  edits: readonly Edit[];
}

/** What a request meets on its way. */
export type Fate = 'answered' | 'lost before' | 'answer lost';

const put = (rows: readonly Row[], changed: readonly Row[]): Row[] =>
  rows.map((row) => changed.find(({ id }) => id === row.id) ?? row);

/** Rows with versions; each set of edits is all or nothing, and each key is done once. */
export class TestServer {
  rows: readonly Row[];
  /** The keys that were done, in their order. */
  readonly done: string[] = [];
  readonly #answers = new Map<string, readonly Row[]>();
  /** What waits to be taken by the server, or to be answered, the oldest first. */
  readonly #waiting: (() => void)[] = [];
  /** Of the next requests; after them all are answered. */
  readonly fates: Fate[];

  constructor(ids: readonly string[], fates: readonly Fate[]) {
    this.rows = ids.map((id) => ({ id, value: '', version: 1 }));
    this.fates = [...fates];
  }

  /** How many requests are not answered. */
  get open(): number {
    return this.#waiting.length;
  }

  /** A change by somebody else. */
  byOther(id: string, value: string): void {
    const row = this.rows.find((candidate) => candidate.id === id);
    if (row) this.rows = put(this.rows, [{ ...row, value, version: row.version + 1 }]);
  }

  async send(sent: Sent): Promise<readonly Row[]> {
    const fate = this.fates.shift() ?? 'answered';
    await this.#wait();
    if (fate === 'lost before') throw new NetworkError('lost');
    const answer = Promise.try(() => this.#take(sent));
    answer.catch(() => undefined);
    await this.#wait();
    if (fate === 'answer lost') throw new NetworkError('lost');
    return answer;
  }

  /** Lets the oldest request get one step further: to the server, or back. */
  async advance(): Promise<void> {
    this.#waiting.shift()?.();
    await new Promise(setImmediate);
  }

  readonly #wait = () => new Promise<void>((resolve) => this.#waiting.push(resolve));

  #take({ key, edits }: Sent): readonly Row[] {
    const earlier = this.#answers.get(key);
    if (earlier) return earlier;
    const current = this.rows.find(({ id, version }) =>
      edits.some((edit) => edit.id === id && edit.version !== version),
    );
    if (current) {
      const problem = { type: '', title: '', status: 409, code: 'stale-version', requestId: '' };
      throw new ApiError({ ...problem, code: 'stale-version', current });
    }
    const made = edits.map((edit) => ({ ...edit, version: edit.version + 1 }));
    this.rows = put(this.rows, made);
    this.done.push(key);
    this.#answers.set(key, made);
    return made;
  }
}

const listKey = ['rows', 'list'] as const;
export const SCREEN = 'screen';

/** A page that shows rows and changes them by the engine; `isPatient`: it tries again until there is an answer. */
export function openPage(server: TestServer, { isPatient = true, name = 'page' } = {}) {
  const cache = new QueryClient();
  const changes = new Changes(cache);
  let given = server.rows;
  let keys = 0;
  const answered = new Map<string, 'done' | 'refused'>();
  let waiting: readonly RowsCommand[] = [];
  const subject = {
    keys: [['rows']] as const,
    show(now: readonly RowsCommand[]) {
      waiting = now;
      let rows = given;
      for (const { id, value } of waiting.flatMap(({ edits }) => edits)) {
        rows = rows.map((row) => (row.id === id ? { ...row, value } : row));
      }
      cache.setQueryData(listKey, rows);
    },
    ...(isPatient && { pause: () => Promise.resolve() }),
  };
  subject.show([]);
  const shown = () => cache.getQueryData<readonly Row[]>(listKey) ?? [];
  const createCommand = (edits: readonly Edit[]): RowsCommand => {
    const key = `${name} ${keys++}`;
    let sent: readonly Row[] | null = null;
    let before: readonly Row[] = [];
    return {
      subject,
      records: edits.map(({ id }) => id),
      edits,
      send: async () => {
        // Sent again, it must be the same.
        sent ??= edits.map(({ id, value, recordVersion }) => ({
          id,
          value,
          version: recordVersion.version,
        }));
        if (before.length === 0) before = given;
        try {
          const answer = await server.send({ key, edits: sent });
          for (const { id, recordVersion } of edits) {
            recordVersion.version = answer.find((row) => row.id === id)?.version ?? 0;
          }
          given = put(given, answer);
          answered.set(key, 'done');
          return answer;
        } catch (error) {
          if (error instanceof ApiError && error.current)
            given = put(given, [error.current as Row]);
          throw error;
        }
      },
      refused: () => void answered.set(key, 'refused'),
      inverse: (answer) =>
        answer &&
        createCommand(
          edits.map(({ id, recordVersion }) => ({
            id,
            recordVersion,
            value: before.find((row) => row.id === id)?.value ?? '',
          })),
        ),
    };
  };
  return {
    changes,
    answered,
    shown,
    apply(ids: readonly string[], value: string) {
      const edits = shown()
        .filter(({ id }) => ids.includes(id))
        .map(({ id, version }) => ({
          ...{ id, value },
          recordVersion: changes.getRecordVersion({ id, version }),
        }));
      return changes.apply(createCommand(edits), { label: value, scopes: [SCREEN] });
    },
    /** Reads the rows as they are now. */
    read() {
      given = server.rows;
      subject.show(waiting);
    },
    settle: async () => {
      for (let turn = 0; turn < 2_000 && changes.state.getState().waiting > 0; turn += 1) {
        await server.advance();
      }
    },
  };
}
