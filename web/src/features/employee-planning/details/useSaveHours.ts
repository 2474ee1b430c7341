import { employeePlanning } from '@ploegplan/contract/employee-planning';
import type {
  EmployeePlanningItem,
  HoursChange,
} from '@ploegplan/contract/employee-planning.schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { announceItem, employeePlanningKeys } from '../../../data/employee-planning.ts';
import { unwrapData } from '../../../data/unwrap-data.ts';
import { call } from '../../../lib/api/call.ts';
import { ApiError, NetworkError } from '../../../lib/api/errors.ts';
import { messageOf, outcomes } from '../../../lib/api/messages.ts';
import { formatShortDay } from '../../../lib/dates/dates.ts';
import { notify } from '../../../lib/notify.ts';
import { formatHours } from '../../../lib/values/hours.ts';
import { loadEarly } from '../../../ui/lazy-part.tsx';
import type { PendingImage } from '../images/pending.ts';
import type { Delivery } from '../images/usePendingImages.ts';

const loadSending = () => import('./send-photos.ts');
loadEarly(loadSending);

interface Save {
  item: EmployeePlanningItem;
  /** Undefined when the server has them already. */
  hours: HoursChange | undefined;
  photos: readonly PendingImage[];
  /** Nothing else waits to be saved. */
  isAll: boolean;
  /** After each answer, with the photo that it was about. */
  onSaved: (item: EmployeePlanningItem, photo: PendingImage | null) => void;
  onDelivery: (photo: PendingImage, delivery: Delivery) => void;
}

/** Which photo is being sent, of how many, and the share of it that is sent. */
export interface SendingProgress {
  photo: number;
  of: number;
  share: number;
}

/** 'ma 16 nov, Kantoor: 8 uur'. */
const aboutOf = ({ date, projectName, hoursWorked }: EmployeePlanningItem): string => {
  const what = [formatShortDay(date), projectName].filter(Boolean).join(', ');
  return hoursWorked === null ? what : `${what}: ${formatHours(hoursWorked)} uur`;
};

/** Beside approved hours only the notes and photos are saved. */
function tellSaved(item: EmployeePlanningItem): void {
  if (item.hoursApproved) {
    const { hoursWorked } = item;
    const hours =
      hoursWorked === null ? '' : ` De goedgekeurde uren blijven ${formatHours(hoursWorked)} uur.`;
    notify.success('Opgeslagen.', `${aboutOf({ ...item, hoursWorked: null })}.${hours}`);
  } else notify.success(outcomes.saveHours.success, aboutOf(item));
}

/** The server will refuse these contents again. */
const isFinal = (error: unknown) =>
  error instanceof ApiError &&
  (error.code === 'unsupported-media-type' || error.code === 'too-large');

const failureOf = (error: unknown) => ({
  // What to do then is told once, not at each photo.
  failure: error instanceof NetworkError ? 'Geen verbinding' : messageOf(error),
  canRetry: !isFinal(error),
});

const countOf = (photos: number) => (photos === 1 ? '1 foto' : `${photos} foto’s`);

/**
 * Saves hours and notes, and new photos one by one. What was typed and picked stays as far as that fails; 'Uren opgeslagen.'
 * tells that everything is saved.
 */
export function useSaveHours() {
  const client = useQueryClient();
  const [progress, setProgress] = useState<SendingProgress | null>(null);
  /** Of the photos that are being sent; null while only hours are. */
  const sending = useRef<AbortController | null>(null);

  const stop = useCallback(() => sending.current?.abort(), []);

  const send = async ({ item, hours, photos, onSaved, onDelivery }: Save) => {
    sending.current = null;
    let saved = item;
    const failures: unknown[] = [];
    const take = (answer: EmployeePlanningItem, photo: PendingImage | null) => {
      saved = answer;
      announceItem(client, answer);
      onSaved(answer, photo);
    };
    if (photos.length === 0) {
      const request = { params: { id: item.id }, body: hours ?? {} };
      take(unwrapData(await call(employeePlanning.record, request)), null);
      return { saved, failures };
    }
    const stopping = new AbortController();
    sending.current = stopping;
    const { signal } = stopping;
    const { sendPhotos } = await loadSending();
    const onProgress = (photo: PendingImage, share: number) => {
      onDelivery(photo, { share });
      setProgress({ photo: photos.indexOf(photo) + 1, of: photos.length, share });
    };
    const onFailed = (photo: PendingImage, error: unknown) => {
      failures.push(error);
      onDelivery(photo, failureOf(error));
    };
    await sendPhotos({ item, hours, photos, signal, onProgress, onSaved: take, onFailed });
    return { saved, failures };
  };

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (save: Save) =>
      send(save).finally(() => {
        setProgress(null);
        void client.invalidateQueries({ queryKey: employeePlanningKeys.days });
      }),
    onSuccess: ({ saved, failures }, { isAll }) => {
      if (failures.length > 0) {
        notify.error(`${countOf(failures.length)} niet verstuurd`, messageOf(failures.at(-1)));
      } else if (isAll) tellSaved(saved);
    },
    onError: (failure) => {
      if (sending.current?.signal.aborted) return;
      notify.error(outcomes.saveHours.failure);
      // From now on the item says so, and its field is closed.
      if (failure instanceof ApiError && failure.code === 'hours-approved') {
        void client.invalidateQueries({ queryKey: employeePlanningKeys.all });
      }
    },
  });
  return {
    mutate,
    isPending,
    error,
    reset,
    progress,
    /** Stops sending photos; the ones that were sent stay saved. */
    stop,
    /** Whether leaving has to wait: what is saved in one request cannot be stopped. */
    isBusy: () => isPending && !sending.current?.signal.aborted,
  };
}
