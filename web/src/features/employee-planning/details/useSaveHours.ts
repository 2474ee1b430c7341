import type {
  EmployeePlanningItem,
  HoursChange,
} from '@ploegplan/contract/employee-planning.schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { employeePlanningKeys } from '../../../data/employee-planning.ts';
import { hoursWrite } from '../../../data/own-writes.ts';
import { unwrapData } from '../../../data/unwrap-data.ts';
import { currentUser } from '../../../lib/api/call.ts';
import { outcomes, problems } from '../../../lib/api/messages.ts';
import { formatShortDay } from '../../../lib/dates/dates.ts';
import { notify } from '../../../lib/notify.ts';
import type { Refusal, Write } from '../../../lib/outbox/entry.ts';
import { NO_ROOM, refusalText } from '../../../lib/outbox/refusals.ts';
import { formatHours } from '../../../lib/values/hours.ts';
import { counted } from '../../../lib/values/numbers.ts';
import { areRefusedContents } from '../../../ui/images/acceptable.ts';
import { nameToSend } from '../../../ui/images/names.ts';
import { loadEarly } from '../../../ui/lazy-part.tsx';
import type { PendingImage } from '../images/pending.ts';
import type { Delivery } from '../images/usePendingImages.ts';

const loadOutbox = () => import('../../../data/outbox.ts');
loadEarly(loadOutbox);

interface Save {
  item: EmployeePlanningItem;
  /** Undefined when the server has them already. */
  hours: HoursChange | undefined;
  photos: readonly PendingImage[];
  /** Nothing else waits to be saved. */
  isAll: boolean;
  /** The hours and notes are saved; with the answer, or null while they wait for a connection. */
  onHours: (item: EmployeePlanningItem | null) => void;
  /** A photo is saved, or waits for a connection. */
  onPhoto: (photo: PendingImage) => void;
  onDelivery: (photo: PendingImage, delivery: Delivery) => void;
}

/** Which photo is being sent, of how many, and the share of it that is sent. */
export interface SendingProgress {
  photo: number;
  of: number;
  share: number;
}

/** The server does not take the hours: what was typed stays in the form. */
class RefusedHours extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** Why saving failed, in words for the user. */
export const savingFailure = (error: unknown): string =>
  error instanceof RefusedHours ? refusalText(error.refusal) : NO_ROOM;

/** '8 uur', when they changed. */
function hoursOf({ item, hours }: Save): string[] {
  const { hoursWorked = item.hoursWorked } = hours ?? {};
  if (hoursWorked === item.hoursWorked) return [];
  return [hoursWorked === null ? 'geen uren' : `${formatHours(hoursWorked)} uur`];
}

/** 'ma 16 nov, Kantoor: 8 uur, 2 foto’s toegevoegd' */
function aboutOf(save: Save): string {
  const { item, photos } = save;
  const where = [formatShortDay(item.date), item.projectName].filter(Boolean).join(', ');
  const added = photos.length > 0 ? [`${countOf(photos.length)} toegevoegd`] : [];
  return [where, [...hoursOf(save), ...added].join(', ')].filter(Boolean).join(': ');
}

/** Beside approved hours only the notes and photos are saved. */
function tellSaved(save: Save): void {
  const { hoursApproved, hoursWorked } = save.item;
  if (!hoursApproved) notify.success(outcomes.saveHours.success, aboutOf(save));
  else {
    const hours =
      hoursWorked === null ? '' : ` De goedgekeurde uren blijven ${formatHours(hoursWorked)} uur.`;
    notify.success('Opgeslagen.', `${aboutOf(save)}.${hours}`);
  }
}

const countOf = (photos: number) => counted(photos, 'foto', 'foto’s');

/** The reason stands at each photo. */
function tellRefused(save: Save, [first, ...others]: readonly PendingImage[]): void {
  const what = others.length > 0 ? countOf(others.length + 1) : first?.name;
  const sent = save.photos.length - others.length - 1;
  const saved = [...hoursOf(save), ...(sent > 0 ? [countOf(sent)] : [])].join(', ');
  notify.error(`${what} niet verstuurd`, saved ? `Wel opgeslagen: ${saved}` : undefined);
}

/** The photos one by one, the first one with the hours and notes; without photos these alone. */
function writesOf({ item, hours, photos }: Save): Write[] {
  if (photos.length === 0) return [hoursWrite(item, hours ?? {})];
  return photos.map(({ id, file, name }, index) => {
    const sentAs = nameToSend(file.name, name);
    const body = { ...(index === 0 && hours), names: [sentAs], ids: [id] };
    return hoursWrite(item, body, { blob: file, name: sentAs });
  });
}

/**
 * Saves hours and notes, and new photos one by one. They are stored on the device first, and sent from there; what the server refuses
 * stays in the form. 'Uren opgeslagen.' tells that everything has arrived.
 */
export function useSaveHours() {
  const client = useQueryClient();
  const [progress, setProgress] = useState<SendingProgress | null>(null);
  /** The save whose progress is shown; those of details that were left go on without. */
  const shown = useRef<symbol | null>(null);

  const send = async (save: Save) => {
    const { hours, photos, onHours, onPhoto, onDelivery } = save;
    const refused: PendingImage[] = [];
    const open = new Set(photos);
    let isHoursOpen = hours !== undefined;
    const mine = Symbol('save');
    shown.current = mine;
    let refusedHours: Refusal | null = null;
    const { deliver } = await loadOutbox();
    const isAnswered = await deliver(client, writesOf(save), {
      onProgress(index, share) {
        const photo = photos[index];
        if (!photo) return;
        onDelivery(photo, { share });
        if (shown.current !== mine) return;
        setProgress({ photo: index + 1, of: photos.length, share });
      },
      onSent(index, answer, part) {
        if (index === 0 && isHoursOpen) {
          isHoursOpen = false;
          onHours(unwrapData(answer as EmployeePlanningItem));
        }
        const photo = photos[index];
        if (!photo || part === 'rest') return;
        open.delete(photo);
        onPhoto(photo);
      },
      onRefused(index, refusal, part) {
        if (index === 0 && hours && part !== 'file') refusedHours = refusal;
        const photo = photos[index];
        if (!photo || part === 'rest') return;
        open.delete(photo);
        refused.push(photo);
        onDelivery(photo, {
          failure: problems[refusal.code],
          canRetry: !areRefusedContents(refusal.code),
        });
      },
    });
    if (refusedHours) throw new RefusedHours(refusedHours);
    if (!isAnswered) {
      if (isHoursOpen) onHours(null);
      for (const photo of open) onPhoto(photo);
    }
    return { refused, isAnswered };
  };

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (save: Save) => send(save).finally(() => setProgress(null)),
    onSuccess: ({ refused, isAnswered }, save) => {
      if (refused.length > 0) tellRefused(save, refused);
      else if (!isAnswered && currentUser() !== null) {
        notify.info(
          'Bewaard op je telefoon, wordt verstuurd zodra er verbinding is',
          aboutOf(save),
        );
      } else if (isAnswered && save.isAll) tellSaved(save);
    },
    onError: (failure) => {
      notify.error(outcomes.saveHours.failure);
      // From now on the item says so, and its field is closed.
      if (failure instanceof RefusedHours && failure.refusal.code === 'hours-approved') {
        void client.invalidateQueries({ queryKey: employeePlanningKeys.all });
      }
    },
  });
  /** Shows nothing more of what is being saved; that goes on. */
  const leave = useCallback(() => {
    shown.current = null;
    setProgress(null);
    reset();
  }, [reset]);
  const refusedHours = error instanceof RefusedHours ? error.refusal : null;
  return { mutate, isPending, error, refusedHours, leave, progress };
}
