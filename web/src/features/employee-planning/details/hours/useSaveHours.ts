import type {
  EmployeePlanningItem,
  HoursPatch,
} from '@ploegplan/contract/employee-planning/schemas';
import { translate, translateCount } from '@ploegplan/contract/languages/translate';
import type { OwnDay } from '@ploegplan/contract/work-days/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { unwrapData } from '../../../../data/cache/unwrap-data.ts';
import { employeePlanningKeys } from '../../../../data/own/employee-planning.ts';
import { createDayWrite, ownDaysKey, type RecordedDay } from '../../../../data/own/own-days.ts';
import { createHoursWrite } from '../../../../data/own/own-writes.ts';
import { getCurrentUser } from '../../../../lib/api/call.ts';
import { outcomes, problems } from '../../../../lib/api/messages.ts';
import { formatShortDay, formatTimes } from '../../../../lib/dates/dates.ts';
import { notify } from '../../../../lib/notify.ts';
import type { Refusal, Write } from '../../../../lib/outbox/entry.ts';
import { formatRefusal, NO_ROOM, NOT_KEPT } from '../../../../lib/outbox/refusals.ts';
import { formatHoursText } from '../../../../lib/values/hours.ts';
import { loadEarly } from '../../../../ui/drawer/lazy-part.tsx';
import { areRefusedContents } from '../../../../ui/images/acceptable.ts';
import { nameToSend } from '../../../../ui/images/names.ts';
import type { PendingImage } from '../../images/pending.ts';
import type { Delivery } from '../../images/usePendingImages.ts';

const loadOutbox = () => import('../../../../data/own/outbox.ts');
loadEarly(loadOutbox);

interface Save {
  item: EmployeePlanningItem;
  /** Undefined when the server already has the hours. */
  hours: HoursPatch | undefined;
  /** The times of the day with the hours, which are then not written by themselves. */
  day: OwnDay | null;
  photos: readonly PendingImage[];
  /** True when nothing else waits to be saved. */
  isAll: boolean;
  /** The hours and notes are saved; with the answer, or null while they wait for a connection. */
  onHours: (item: EmployeePlanningItem | null) => void;
  /** A photo is saved, or waits for a connection. */
  onPhoto: (photo: PendingImage) => void;
  onDelivery: (photo: PendingImage, delivery: Delivery) => void;
}

/** The number of the photo that is being sent, the total, and the share of the photo that was sent. */
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

export const explainSavingFailure = (error: unknown): string =>
  error instanceof RefusedHours ? formatRefusal(error.refusal) : NO_ROOM;

/** '07:00 – 16:00' and '8 uur', when they changed. */
function describeHours({ item, hours, day }: Save): string[] {
  const { hoursWorked = item.hoursWorked } = hours ?? {};
  const times = day ? formatTimes(day) : '';
  if (hoursWorked === item.hoursWorked) return times ? [times] : [];
  return [
    ...(times ? [times] : []),
    hoursWorked === null ? translate('geen uren') : formatHoursText(hoursWorked),
  ];
}

/** 'ma 16 nov, Kantoor: 8 uur, 2 foto’s toegevoegd' */
function describeSave(save: Save): string {
  const { item, photos } = save;
  const where = [formatShortDay(item.date), item.projectName].filter(Boolean).join(', ');
  const added =
    photos.length > 0
      ? [translateCount(photos.length, '{count} foto toegevoegd', '{count} foto’s toegevoegd')]
      : [];
  return [where, [...describeHours(save), ...added].join(', ')].filter(Boolean).join(': ');
}

/** Only notes and photos are saved when the hours are approved. */
function tellSaved(save: Save): void {
  const { hoursApproved, hoursWorked } = save.item;
  if (!hoursApproved) notify.success(outcomes.saveHours.success, describeSave(save));
  else {
    const hours =
      hoursWorked === null
        ? ''
        : ` ${translate('De goedgekeurde uren blijven {hours}.', { hours: formatHoursText(hoursWorked) })}`;
    notify.success(translate('Opgeslagen.'), `${describeSave(save)}.${hours}`);
  }
}

const formatPhotoCount = (photos: number) =>
  translateCount(photos, '{count} foto', '{count} foto’s');

/** The reason stands at each photo. */
function tellRefused(save: Save, [first, ...others]: readonly PendingImage[]): void {
  const title =
    others.length > 0
      ? translateCount(
          others.length + 1,
          '{count} foto niet verstuurd',
          '{count} foto’s niet verstuurd',
        )
      : translate('{name} niet verstuurd', { name: first?.name ?? '' });
  const sent = save.photos.length - others.length - 1;
  const saved = [...describeHours(save), ...(sent > 0 ? [formatPhotoCount(sent)] : [])].join(', ');
  notify.error(title, saved ? translate('Wel opgeslagen: {what}', { what: saved }) : undefined);
}

/** A write of a save: of its photo, of its hours and notes, or of both. */
interface PlannedWrite {
  write: Write;
  photo: PendingImage | null;
  hasHours: boolean;
  isDay?: true;
}

/** Hours that are recorded with the times of the day are not written again after them. */
function withoutHours({ item, hours, day }: Save): HoursPatch | undefined {
  if (!hours || !day || day.works.length === 0) return hours;
  const { hoursWorked: _, ...rest } = hours;
  return rest.notes === item.notes || rest.notes === undefined ? undefined : rest;
}

/** The photos one by one, the first one with the hours and notes; without photos these alone. The times of the day come first. */
function createWrites(save: Save): PlannedWrite[] {
  const { item, day, photos } = save;
  const hours = withoutHours(save);
  // A photo that is not stored on a full device must not take the hours along.
  const isAlone = photos[0]?.isHeld !== false;
  const alone =
    isAlone && (hours || (photos.length === 0 && !day))
      ? [createHoursWrite(item, hours ?? {})]
      : [];
  return [
    ...(day
      ? [{ write: createDayWrite(day), photo: null, hasHours: !hours, isDay: true as const }]
      : []),
    ...alone.map((write) => ({ write, photo: null, hasHours: true })),
    ...photos.map((photo, index) => {
      const { id, file, name } = photo;
      const hasHours = !isAlone && index === 0 && hours !== undefined;
      const sentAs = nameToSend(file.name, name);
      const body = { ...(hasHours && hours), names: [sentAs], ids: [id] };
      const sent = { blob: file, name: file.name, isRaw: true as const };
      return { write: { ...createHoursWrite(item, body, sent), id }, photo, hasHours };
    }),
  ];
}

/**
 * Saves hours and notes, and new photos one by one. They are stored on the device first, and sent from there; what the server refuses
 * stays in the form. 'Uren opgeslagen.' tells that everything has arrived.
 */
export function useSaveHours() {
  const client = useQueryClient();
  const [progress, setProgress] = useState<SendingProgress | null>(null);
  const [isStored, setStored] = useState(false);
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
    let isUnkept = false;
    const { deliver } = await loadOutbox();
    const planned = createWrites(save);
    const refusePhoto = (photo: PendingImage, failure: string, canRetry: boolean) => {
      open.delete(photo);
      refused.push(photo);
      onDelivery(photo, { failure, canRetry });
    };
    const writes = planned.map(({ write }) => write);
    const isAnswered = await deliver(client, writes, {
      onStored: () => setStored(true),
      onProgress(index, share) {
        const photo = planned[index]?.photo;
        if (!photo) return;
        onDelivery(photo, { share });
        if (shown.current !== mine) return;
        setProgress({ photo: photos.indexOf(photo) + 1, of: photos.length, share });
      },
      onSent(index, answer, part) {
        const { photo, hasHours, isDay } = planned[index] ?? {};
        // Hours that were refused with the times of the day stay in the form.
        if (hasHours && isHoursOpen && !refusedHours) {
          isHoursOpen = false;
          const recorded = isDay
            ? (answer as RecordedDay).items.find(({ id }) => id === save.item.id)
            : unwrapData(answer as EmployeePlanningItem);
          onHours(recorded ?? null);
        }
        if (!photo || part === 'rest') return;
        open.delete(photo);
        onPhoto(photo);
      },
      onRefused(index, refusal, part) {
        const { photo, hasHours, isDay } = planned[index] ?? {};
        if ((hasHours || isDay) && part !== 'file') refusedHours = refusal;
        if (!photo || part === 'rest') return;
        refusePhoto(photo, problems[refusal.code], !areRefusedContents(refusal.code));
      },
      onUnkept(index, part) {
        const { photo, hasHours, isDay } = planned[index] ?? {};
        if ((hasHours || isDay) && part !== 'file') isUnkept = true;
        if (photo) refusePhoto(photo, NOT_KEPT, true);
      },
    });
    if (refusedHours) throw new RefusedHours(refusedHours);
    if (isUnkept) throw new Error(NO_ROOM);
    if (!isAnswered) {
      if (isHoursOpen) onHours(null);
      for (const photo of open) onPhoto(photo);
    }
    return { refused, isAnswered };
  };

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (save: Save) =>
      send(save).finally(() => {
        setProgress(null);
        setStored(false);
      }),
    onSuccess: ({ refused, isAnswered }, save) => {
      if (refused.length > 0) tellRefused(save, refused);
      else if (!isAnswered && getCurrentUser() !== null) {
        notify.info(
          translate('Bewaard op je telefoon, wordt verstuurd zodra er verbinding is'),
          describeSave(save),
        );
      } else if (isAnswered && save.isAll) tellSaved(save);
    },
    onError: (failure) => {
      notify.error(outcomes.saveHours.failure);
      // What is read again says that the hours are approved or the times corrected, and closes the fields.
      if (!(failure instanceof RefusedHours)) return;
      const { code } = failure.refusal;
      if (code !== 'hours-approved' && code !== 'hours-corrected') return;
      for (const queryKey of [employeePlanningKeys.all, ownDaysKey]) {
        void client.invalidateQueries({ queryKey });
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
  return { mutate, isPending, isStored, error, refusedHours, leave, progress };
}
