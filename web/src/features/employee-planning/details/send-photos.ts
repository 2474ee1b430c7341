import { employeePlanning } from '@ploegplan/contract/employee-planning';
import type {
  EmployeePlanningItem,
  HoursChange,
} from '@ploegplan/contract/employee-planning.schemas';
import { uploadErrors } from '@ploegplan/contract/images';
import { unwrapData } from '../../../data/unwrap-data.ts';
import { call } from '../../../lib/api/call.ts';
import { ApiError } from '../../../lib/api/errors.ts';
import { upload } from '../../../lib/api/upload.ts';
import { nameToSend } from '../../../ui/images/names.ts';
import type { PendingImage } from '../images/pending.ts';

export interface Sending {
  item: Pick<EmployeePlanningItem, 'id'>;
  /** Hours and notes; undefined when the server has them already. */
  hours: HoursChange | undefined;
  photos: readonly PendingImage[];
  signal: AbortSignal;
  onProgress: (photo: PendingImage, share: number) => void;
  /** After each answer: the item as it is now, and the photo that it has since; none when only hours were sent. */
  onSaved: (item: EmployeePlanningItem, photo: PendingImage | null) => void;
  onFailed: (photo: PendingImage, error: unknown) => void;
}

/** Errors that concern one photo, so that the others can be sent. */
const isAboutPhoto = (error: unknown) =>
  error instanceof ApiError &&
  uploadErrors.some((code) => code === error.code) &&
  !isAboutRoom(error);

/** There is no room for files, which the hours do not need. */
const isAboutRoom = (error: unknown) =>
  error instanceof ApiError && (error.code === 'storage-full' || error.code === 'storage-limit');

/**
 * Sends photos one by one, the first one that is accepted together with the hours. The hours are sent alone when no photo is
 * accepted. Throws when the hours could not be sent; what happened to each photo is told as it happens.
 */
export async function sendPhotos(sending: Sending): Promise<void> {
  const { item, photos, signal, onSaved, onFailed, onProgress } = sending;
  const params = { id: item.id };
  let { hours } = sending;
  let stoppedBy: unknown;
  for (const photo of photos) {
    if (stoppedBy !== undefined) {
      onFailed(photo, stoppedBy);
      continue;
    }
    try {
      onProgress(photo, 0);
      const body = { ...hours, names: [nameToSend(photo.file.name, photo.name)], ids: [photo.id] };
      const request = { params, body, files: [photo.file], signal };
      const answer = await upload(employeePlanning.record, request, (share) =>
        onProgress(photo, share),
      );
      hours = undefined;
      onSaved(unwrapData<EmployeePlanningItem>(answer), photo);
    } catch (error) {
      if (signal.aborted) throw error;
      onFailed(photo, error);
      if (!isAboutPhoto(error)) stoppedBy = error;
    }
  }
  if (!hours) return;
  if (stoppedBy !== undefined && !isAboutRoom(stoppedBy)) throw stoppedBy;
  const answer = await call(employeePlanning.record, { params, body: hours, signal });
  onSaved(unwrapData<EmployeePlanningItem>(answer), null);
}
