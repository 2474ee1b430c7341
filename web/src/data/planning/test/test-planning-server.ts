import { limits } from '@ploegplan/contract/limits';
import type { EditedPlanning, PlanningEdit } from '@ploegplan/contract/planning/schemas';
import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api/errors.ts';
import { Changes } from '../../../lib/changes/changes.ts';
import type { Direction, Step } from '../../../lib/changes/command.ts';
import { noteWeek } from '../planning.ts';
import { PLANNING, PlanningEditor } from '../planning-editor.ts';
import { expandItem, type PlannedItem } from '../planning-items.ts';
import { planningKeys } from '../planning-keys.ts';
import { makeAssignments, makeItem, toListedItem } from './test-planning-item.ts';
import { PlanningModel } from './test-planning-model.ts';

export const monday = '2026-11-16';

/** The planning of one week on a server that answers when it is told to. */
class SlowServer extends PlanningModel {
  /** What waits to be taken by the server, or to be answered, the oldest first. */
  readonly #waiting: (() => void)[] = [];

  constructor(ids: readonly string[]) {
    super(
      ids.map((id) =>
        makeItem({
          id,
          assignments: makeAssignments('ann'),
          materialIds: ['van'],
          drivers: [{ materialId: 'van', employeeId: 'ann' }],
        }),
      ),
      (status, code, details) =>
        new ApiError({ type: '', title: '', status, code, requestId: '', ...details }),
    );
  }

  readonly #wait = () => new Promise<void>((resolve) => this.#waiting.push(resolve));

  send = async (edits: PlanningEdit[]): Promise<EditedPlanning> => {
    if (edits.some((edit) => 'version' in edit && edit.version === 0))
      throw new Error('No version');
    if (edits.length > limits.planningEdits) throw new Error('Too many');
    await this.#wait();
    try {
      return this.edit(edits);
    } finally {
      await this.#wait();
    }
  };

  readonly tell = async () => 'Geweigerd';
  readonly read = async (id: string) => this.find(id);

  rows = (): PlannedItem[] => this.items.map((item) => expandItem(toListedItem(item)));

  /** Lets the oldest request get one step further: to the server, or back. */
  async advance(): Promise<void> {
    this.#waiting.shift()?.();
    await new Promise(setImmediate);
  }

  /** A change by somebody else. */
  byOther(id: string, location: string): void {
    const item = this.items.find((candidate) => candidate.id === id);
    if (item) this.put({ ...item, location, version: item.version + 1 });
  }
}

/** An editor of the week on a model of the server. */
export function openWeek(...ids: string[]) {
  const server = new SlowServer(ids);
  const cache = new QueryClient();
  const changes = new Changes(cache);
  const editor = new PlanningEditor(changes, server);
  const queryKey = planningKeys.week(monday);
  cache.setQueryData<readonly PlannedItem[]>(queryKey, server.rows());
  return {
    server,
    editor,
    changes,
    undo: (only?: Step) => changes.undo(PLANNING, only),
    redo: () => changes.redo(PLANNING),
    findLabel: (direction: Direction) => changes.history.latest(direction, PLANNING)?.label ?? null,
    cache,
    shown: () => cache.getQueryData<readonly PlannedItem[]>(queryKey) ?? [],
    find: (id: string) =>
      cache.getQueryData<readonly PlannedItem[]>(queryKey)?.find((item) => item.id === id),
    /** Reads the week as it is now; resolves when it has arrived. */
    read: (arrives: Promise<void> = Promise.resolve()) => {
      const rows = server.rows();
      const queryFn = async ({ signal }: { signal: AbortSignal }) => {
        await arrives;
        signal.throwIfAborted();
        return noteWeek(cache, monday, rows);
      };
      return cache.fetchQuery({ queryKey, queryFn, staleTime: 0 }).catch(() => undefined);
    },
    settle: async () => {
      while (changes.state.getState().waiting > 0) await server.advance();
    },
  };
}

/** A command that changes the location of an item. */
export const to = ({ id, version }: PlannedItem, location: string) => ({
  label: `${id} naar ${location}`,
  edits: [{ kind: 'change' as const, id, version, values: { location } }],
});
