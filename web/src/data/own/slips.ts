import { translate } from '@ploegplan/contract/languages/translate';
import { slips } from '@ploegplan/contract/slips/endpoints';
import type { Slip, SlipChoices, SlipDraft, SlipPaper } from '@ploegplan/contract/slips/schemas';
import type { NewSlipSignature } from '@ploegplan/contract/slips/signing.schemas';
import { kindNames, outcomeNames } from '@ploegplan/contract/slips/texts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import type { Entry, Write } from '../../lib/outbox/entry.ts';
import { useOutboxEntries } from '../../lib/outbox/state.ts';
import { createRememberedSort } from '../../lib/remembered/memory.ts';
import { keptNames } from './kept-names.ts';

const queryKey = ['slips'];

export const slipsSort = createRememberedSort('slipsSort', 'number', true);

export const slipsQuery = queryOptions({
  queryKey: [...queryKey, 'list'],
  queryFn: ({ signal }) => call(slips.list, { signal }),
  meta: { kept: { name: keptNames.slips } },
});

export const slipQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKey, 'one', id],
    queryFn: ({ signal }) => call(slips.get, { params: { id }, signal }),
    meta: { kept: { name: keptNames.slip(id) } },
  });

export const slipChoicesQuery = queryOptions({
  queryKey: [...queryKey, 'choices'],
  queryFn: ({ signal }) => call(slips.choices, { signal }),
  meta: { kept: { name: keptNames.slipChoices } },
});

export const slipDifferencesQuery = queryOptions({
  queryKey: [...queryKey, 'differences'],
  queryFn: ({ signal }) => call(slips.differences, { signal }),
});

/** Writes of one slip are sent in their order: what it says, its photos, then who signed it. */
const getLane = (id: string) => `slip ${id}`;

const DRAFT = 'slip';
const SIGNATURE = 'slipSignature';

interface About {
  id: string;
  /** The work, for the list of what waits. */
  title: string;
}

const createWrite = ({ id, title }: About, kind: string, what: string) => ({
  kind,
  lane: getLane(id),
  params: { id },
  what,
  about: [translate('Bon'), title].filter(Boolean).join(', '),
});

export const createSlipWrite = (about: About, draft: SlipDraft): Write => ({
  ...createWrite(about, DRAFT, `${kindNames[draft.kind]}: ${draft.content.what}`),
  body: { ...draft },
});

export const createSlipPhotoWrite = (
  about: About,
  { id, name }: { id: string; name: string },
  file: File,
): Write => ({
  ...createWrite(about, 'slipPhoto', ''),
  body: { ids: [id], names: [name] },
  file: { blob: file, name: file.name, isRaw: true },
});

export const createSignatureWrite = (about: About, signature: NewSlipSignature): Write => ({
  ...createWrite(
    about,
    SIGNATURE,
    [outcomeNames[signature.outcome], signature.name].filter(Boolean).join(': '),
  ),
  body: { ...signature },
});

const isOfSlip =
  (id: string, kind: string) =>
  (entry: Entry): boolean =>
    entry.kind === kind && entry.params?.id === id && !entry.refusal;

/** Slips that the server does not know yet, the newest first. */
export const listWaitingDrafts = (
  entries: readonly Entry[],
): { id: string; draft: SlipDraft }[] => {
  const drafts = entries.filter(({ kind, refusal }) => kind === DRAFT && !refusal);
  const byId = new Map(drafts.map(({ params, body }) => [params?.id ?? '', body]));
  return [...byId].map(([id, body]) => ({ id, draft: body as SlipDraft })).toReversed();
};

/** The draft that a slip goes on from: its last version, as long as nobody was asked to sign that, or the next one. */
export function toDraft({ kind, projectId, versions }: Slip): SlipDraft | null {
  const [last] = versions;
  if (!last) return null;
  const { number, sha256, content } = last;
  return { kind, projectId, version: sha256 === null ? number : number + 1, content };
}

/** A slip as the server has it, and what waits on this device. */
export function useSlip(id: string, { isNew = false } = {}) {
  const query = useQuery({ ...slipQuery(id), enabled: !isNew });
  const entries = useOutboxEntries();
  const waiting = entries.findLast(isOfSlip(id, DRAFT))?.body as SlipDraft | undefined;
  const signature = entries.findLast(isOfSlip(id, SIGNATURE))?.body as NewSlipSignature | undefined;
  const draft = waiting ?? (query.data ? toDraft(query.data) : null);
  return { query, slip: query.data, draft, isWaiting: waiting !== undefined, signature };
}

/** A draft in words, before the server has it. */
export function composeDraftPaper(
  { kind, projectId, version, content }: SlipDraft,
  company: string,
  { projects, people }: SlipChoices,
): SlipPaper {
  const project = projects.find((one) => one.id === projectId);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const { price, lines, photos, ...rest } = content;
  return {
    ...{ company, number: 0, version, kind, ...rest },
    project: { title: project?.title ?? '', number: '', location: '' },
    client: project?.clientName ?? '',
    price: price && { ...price, arrivedAt: price.toldAt },
    lines: lines.map(({ employeeId, date, hours }) => ({
      ...{ name: names.get(employeeId) ?? '', date, hours },
    })),
    photos: photos.map((photo) => ({ ...photo, sha256: null })),
  };
}

/** A change of a slip that needs a connection. */
export function useChangeSlip() {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: queryKey,
    mutationFn: (send: () => Promise<Slip>) => send(),
    onSettled: () => void cache.invalidateQueries({ queryKey }),
  });
}
