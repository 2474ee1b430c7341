import { useStore } from '@mantine/store';
import { planning } from '@ploegplan/contract/planning';
import type { EditedPlanning, PlanningEdit } from '@ploegplan/contract/planning.schemas';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { asCurrentUser, call } from '../lib/api/call.ts';
import { NetworkError } from '../lib/api/errors.ts';
import { messageOf } from '../lib/api/messages.ts';
import { notify } from '../lib/notify.ts';
import { onSignedOut } from '../lib/session/session.ts';
import { counted } from '../lib/values/numbers.ts';
import { employeeData } from './employees.ts';
import { type PlanningCommand, PlanningEditor } from './planning-editor.ts';
import { expandItem } from './planning-items.ts';
import { planningKeys } from './planning-keys.ts';
import { refusalText } from './planning-refusals.ts';
import type { Step } from './planning-steps.ts';

const editors = new WeakMap<QueryClient, PlanningEditor>();

onSignedOut((cache) => {
  editors.get(cache)?.close();
  editors.delete(cache);
});

const read = (id: string) => call(planning.get, { params: { id } });

/** A server that does not answer in this time is like none: what the board shows as saved must not stay a guess. */
const TIMEOUT_MS = 15_000;

async function send(edits: PlanningEdit[], by: { asUser?: string }): Promise<EditedPlanning> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    return await call(planning.edit, { body: { edits }, signal, ...by });
  } catch (error) {
    throw signal.aborted ? new NetworkError('The server does not answer') : error;
  }
}

function editorOf(cache: QueryClient): PlanningEditor {
  const known = editors.get(cache);
  if (known) return known;
  const by = asCurrentUser();
  const editor = new PlanningEditor(cache, {
    send: (edits) => send(edits, by),
    read: (id) => call(planning.get, { params: { id }, ...by }),
  });
  editors.set(cache, editor);
  return editor;
}

/** The messages about commands replace each other. */
const key = 'planning';

function refusalIn(cache: QueryClient, error: unknown): Promise<string> {
  const names = new Map(
    cache.getQueryData(employeeData.list.queryKey)?.map(({ id, name }) => [id, name]),
  );
  return refusalText(error, { nameOf: (id) => names.get(id), read });
}

/** Undoes or redoes the last command and says what became of it. */
async function reverse(cache: QueryClient, action: 'undo' | 'redo', only?: Step): Promise<void> {
  const editor = editorOf(cache);
  const { undoLabel, redoLabel } = editor.state.getState();
  const [done, verb, what] =
    action === 'undo'
      ? ['Ongedaan gemaakt', 'Ongedaan maken', undoLabel]
      : ['Opnieuw gedaan', 'Opnieuw doen', redoLabel];
  try {
    const label = await (action === 'undo' ? editor.undo(only) : editor.redo());
    if (label !== null) notify.success(done, label, { key });
  } catch (error) {
    const text = `${verb} kan niet: ${await refusalIn(cache, error)}`;
    notify.error(text, what ?? undefined, { key });
  }
}

/** Sends a command and, when it is saved, says so with a way to undo it, or to see what is out of sight. */
async function save(cache: QueryClient, command: PlanningCommand): Promise<EditedPlanning> {
  const { step, answer } = editorOf(cache).apply(command);
  const saved = await answer;
  const run = () => void reverse(cache, 'undo', step);
  const { label, onShow, warnings = [] } = command;
  const about = warnings.length > 0 ? `Let op: ${warnings.join('. ')}` : undefined;
  const say = warnings.length > 0 ? notify.info : notify.success;
  const action = onShow ? { label: 'Bekijken', run: onShow } : { label: 'Ongedaan maken', run };
  say(label, about, { key, action });
  return saved;
}

/** The one way to change the planning: shown at once, sent in order, and undone step by step. */
export function usePlanningEdits() {
  const cache = useQueryClient();
  const state = useStore(editorOf(cache).state);
  return {
    ...state,
    /** For a form, which shows itself why a command was refused. */
    save: (command: PlanningCommand) => save(cache, command),
    /** Does a command and says what became of it; resolves to whether it was saved. */
    apply: (command: PlanningCommand): Promise<boolean> =>
      save(cache, command).then(
        () => true,
        async (error: unknown) => {
          notify.error(`Niet opgeslagen: ${await refusalIn(cache, error)}`, command.label, { key });
          return false;
        },
      ),
    undo: () => reverse(cache, 'undo'),
    redo: () => reverse(cache, 'redo'),
  };
}

/** The drafts to publish: those of a range of days, or these. */
type Publication = { from: string; to: string } | { ids: string[] };

const publishedText = (count: number) =>
  counted(count, 'concept gepubliceerd', 'concepten gepubliceerd');

/** Publishes drafts, so that the employees on them see them. */
export function usePublish() {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: planningKeys.all,
    mutationFn: (which: Publication) => call(planning.publish, { body: which }),
    onSuccess: ({ items }) => {
      editorOf(cache).settle(items.map(expandItem));
      if (items.length > 0) notify.success(publishedText(items.length));
      else notify.info('Er zijn geen concepten');
    },
    onError: (error) => notify.error('Publiceren mislukt', messageOf(error)),
    onSettled: () => void cache.invalidateQueries({ queryKey: planningKeys.all }),
  });
}
