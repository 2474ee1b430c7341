import type { EmployeePlanningItem } from '@ploegplan/contract/employee-planning/schemas';
import { translate } from '@ploegplan/contract/languages/translate';
import type { OwnScaffold, OwnScaffoldEvent } from '@ploegplan/contract/scaffolds/schemas';
import { scaffoldStateTexts } from '@ploegplan/contract/texts/scaffolds';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { v7 as uuidv7 } from 'uuid';
import { NetworkError } from '../../lib/api/errors.ts';
import { notify } from '../../lib/notify.ts';
import type { Entry, Refusal, Write } from '../../lib/outbox/entry.ts';
import { toError } from '../../lib/outbox/refusals.ts';
import { outboxState } from '../../lib/outbox/state.ts';

type About = Pick<EmployeePlanningItem, 'projectName'>;

/** What is written about one scaffold is sent in its order: photos after their event. */
const getScaffoldLane = ({ id }: Pick<OwnScaffold, 'id'>) => `scaffold ${id}`;

const formatAbout = ({ number }: OwnScaffold, { projectName }: About) =>
  [translate('Steiger {number}', { number }), projectName].filter(Boolean).join(', ');

/** A chosen photo of an event, before that is recorded. */
export const createScaffoldPhoto = (
  scaffold: OwnScaffold,
  about: About,
  { eventId, file }: { eventId: string; file: File },
): Write & { id: string } => {
  const id = uuidv7();
  return {
    id,
    isDraft: true,
    kind: 'scaffoldPhoto',
    lane: getScaffoldLane(scaffold),
    params: { id: eventId },
    // Photos of one event may come from several cameras that all call them the same.
    body: { names: [`${id.slice(-6)} ${file.name}`], ids: [id] },
    file: { blob: file, name: file.name, isRaw: true },
    what: '',
    about: formatAbout(scaffold, about),
  };
};

/** The chosen photos of an event that is not recorded yet. */
export const listEventPhotos = (drafts: readonly Entry[], eventId: string): Entry[] =>
  drafts.filter(({ kind, params }) => kind === 'scaffoldPhoto' && params?.id === eventId);

/** The event of a scaffold of which photos were chosen, and that is not recorded yet. */
export const findOpenEvent = (drafts: readonly Entry[], scaffold: OwnScaffold) =>
  drafts.find(({ kind, lane }) => kind === 'scaffoldPhoto' && lane === getScaffoldLane(scaffold))
    ?.params?.id;

const describeEvent = ({ kind, toState }: OwnScaffoldEvent): string =>
  toState
    ? scaffoldStateTexts[toState]
    : kind === 'inspection'
      ? translate('Keuring')
      : translate('Melding');

/** The write in the place of a draft; nothing when its file is gone. */
async function toPhotoWrite(draft: Entry): Promise<Write[]> {
  const { id, kind, lane, params, body, what, about, file } = draft;
  const blob = await outboxState.getState().actions?.readFile(id);
  if (!blob || !file) return [];
  const own = { id, kind, lane, body, what, about, file: { blob, name: file.name, isRaw: true } };
  return [{ ...own, ...(params && { params }) } as Write];
}

interface Recording {
  scaffold: OwnScaffold;
  about: About;
  event: OwnScaffoldEvent;
  photos: readonly Entry[];
}

/** Records an event of a scaffold with its photos by the outbox, and tells what became of it. */
export function useRecordOwnScaffold() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ scaffold, about, event, photos }: Recording) => {
      const { deliver } = await import('./outbox.ts');
      const lane = getScaffoldLane(scaffold);
      const names = formatAbout(scaffold, about);
      const write: Write = {
        kind: 'scaffold',
        lane,
        params: { id: scaffold.id },
        body: { ...event },
        what: describeEvent(event),
        about: names,
      };
      const writes = [write, ...(await Promise.all(photos.map(toPhotoWrite))).flat()];
      const refusals: Refusal[] = [];
      let isUnkept = false;
      const isAnswered = await deliver(cache, writes, {
        onRefused: (_, refusal) => refusals.push(refusal),
        onUnkept: () => {
          isUnkept = true;
        },
      });
      const [refusal] = refusals;
      if (refusal) throw toError(refusal);
      if (isUnkept) throw new NetworkError();
      if (isAnswered) notify.success(translate('Vastgelegd.'), names);
      else {
        notify.info(
          translate('Bewaard op je telefoon, wordt verstuurd zodra er verbinding is'),
          names,
        );
      }
    },
  });
}
