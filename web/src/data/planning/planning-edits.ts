import { planning } from '@ploegplan/contract/planning/endpoints';
import type { EditedPlanning, PlanningEdit } from '@ploegplan/contract/planning/schemas';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { bindCurrentUser, call } from '../../lib/api/call.ts';
import { NetworkError } from '../../lib/api/errors.ts';
import { explainError } from '../../lib/api/messages.ts';
import { getChanges, undoAction } from '../../lib/changes/own-changes.ts';
import { notify } from '../../lib/notify.ts';
import { formatQuantity } from '../../lib/values/numbers.ts';
import { employeeData } from '../records/employees.ts';
import { type PassQuery, passRequirements } from './pass-requirements.ts';
import {
  PLANNING,
  type PlanningCommand,
  PlanningEditor,
  type PlanningServer,
} from './planning-editor.ts';
import { expandItem } from './planning-items.ts';
import { planningKeys } from './planning-keys.ts';
import { explainCommandRefusal } from './planning-refusals.ts';
import { formatNoticesOfEdits } from './roster-notices.ts';

const read = (id: string) => call(planning.get, { params: { id } });

/** A server that does not answer in this time is like none: what the board shows as saved must not stay a guess. */
const TIMEOUT_MS = 15_000;

async function send(
  edits: PlanningEdit[],
  query: PassQuery,
  by: { asUser?: string },
): Promise<EditedPlanning> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    return await call(planning.edit, { query, body: { edits }, signal, ...by });
  } catch (error) {
    throw signal.aborted ? new NetworkError('The server does not answer') : error;
  }
}

function getEditor(cache: QueryClient): PlanningEditor {
  const changes = getChanges(cache);
  const by = bindCurrentUser();
  const server: PlanningServer = {
    send: (edits) => passRequirements((query) => send(edits, query, by)),
    read: (id) => call(planning.get, { params: { id }, ...by }),
    tell: (error) => {
      const listed = cache.getQueryData(employeeData.list.queryKey);
      const names = new Map(listed?.map(({ id, name }) => [id, name]));
      return explainCommandRefusal(error, { getName: (id) => names.get(id), read });
    },
  };
  return changes.once(PlanningEditor, () => new PlanningEditor(changes, server));
}

/** The messages about commands replace each other. */
const key = PLANNING;

/** Sends a command and, when it is saved, says so with a way to undo it, or to see what is out of sight. */
async function save(cache: QueryClient, command: PlanningCommand): Promise<EditedPlanning> {
  const { label, onShow } = command;
  const late = formatNoticesOfEdits(cache, command.edits);
  const { step, answer } = getEditor(cache).apply(command);
  const saved = await answer;
  const warnings = [...new Set([...(command.warnings ?? []), ...late])];
  const about = warnings.length > 0 ? `Let op: ${warnings.join('. ')}` : undefined;
  const say = warnings.length > 0 ? notify.info : notify.success;
  const action = onShow
    ? { label: 'Bekijken', run: onShow }
    : undoAction(getChanges(cache), PLANNING, step);
  say(label, about, { key, action });
  return saved;
}

/** The one way to change the planning: shown at once, sent in order, and undone step by step. */
export function usePlanningEdits() {
  const cache = useQueryClient();
  return {
    /** Forms use this, because they show themselves why a command was refused. */
    save: (command: PlanningCommand) => save(cache, command),
    /** Does a command and says what became of it; resolves to whether it was saved. */
    apply: (command: PlanningCommand): Promise<boolean> =>
      save(cache, command).then(
        () => true,
        async (error: unknown) => {
          const why = await getEditor(cache).tell(error);
          notify.error(`Niet opgeslagen: ${why}`, command.label, { key });
          return false;
        },
      ),
  };
}

/** The drafts to publish: those of a range of days, or these. */
type Publication = { from: string; to: string } | { ids: string[] };

const formatPublished = (count: number) =>
  formatQuantity(count, 'concept gepubliceerd', 'concepten gepubliceerd');

/** Publishes drafts, so that the employees on them see them. */
export function usePublish() {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: planningKeys.all,
    mutationFn: (which: Publication) =>
      passRequirements((query) => call(planning.publish, { query, body: which })),
    onSuccess: ({ items }) => {
      getEditor(cache).settle(items.map(expandItem));
      if (items.length > 0) notify.success(formatPublished(items.length));
      else notify.info('Er zijn geen concepten');
    },
    onError: (error) => notify.error('Publiceren mislukt', explainError(error)),
    onSettled: () => void cache.invalidateQueries({ queryKey: planningKeys.all }),
  });
}
