import { createStore, useStore } from '@mantine/store';
import { images } from '@ploegplan/contract/images';
import { limits } from '@ploegplan/contract/limits';
import { v7 as uuidv7 } from 'uuid';
import type { ImageOwner } from '../../data/images.ts';
import { currentUser } from '../../lib/api/call.ts';
import { ApiError, NetworkError } from '../../lib/api/errors.ts';
import { failureOf, messageOf, outcomes } from '../../lib/api/messages.ts';
import { upload } from '../../lib/api/upload.ts';
import { setEditing } from '../../lib/form/edit-mode.ts';
import { notify } from '../../lib/notify.ts';
import { counted } from '../../lib/values/numbers.ts';
import { areRefusedContents, tooLarge } from '../../ui/images/acceptable.ts';
import { availableName } from '../../ui/images/names.ts';

/** An image on its way to the server. */
export interface Upload {
  /** The id of the image, so that one that is sent again is stored once. */
  id: string;
  owner: ImageOwner;
  userId: string | null;
  file: File;
  name: string;
  state: 'waiting' | 'sending' | 'failed';
  /** How much of it has left, from 0 to 1. */
  share: number;
  failure: string | null;
  /** The next attempt may succeed. */
  canRetry: boolean;
  /** It failed for want of a connection, and is sent again when there is one. */
  isOffline: boolean;
}

export interface NewUploads {
  owner: ImageOwner;
  files: readonly { file: File; name: string }[];
  /** The longer side of a photo as it is sent, in pixels. */
  side: number;
  /** Refreshes what shows the images. */
  onStored: () => Promise<void>;
}

/** More at once would make each slower, and the first ones arrive later. */
const AT_ONCE = 2;

const store = createStore<{ uploads: readonly Upload[] }>({ uploads: [] });
const jobs = new Map<string, Omit<NewUploads, 'owner' | 'files'> & { abort: AbortController }>();
/** Since all were done the last time. */
let stored = 0;
let failed = 0;

const uploadsNow = () => store.getState().uploads;

const change = (uploads: readonly Upload[]) => {
  store.setState({ uploads });
  setEditing('uploads', uploads.some(isUnderWay));
};

const update = (id: string, values: Partial<Upload>) =>
  change(uploadsNow().map((one) => (one.id === id ? { ...one, ...values } : one)));

const isUnderWay = ({ state }: Upload) => state !== 'failed';

const isOf = ({ owner }: Upload, { type, id }: ImageOwner) =>
  owner.type === type && owner.id === id;

/** Whether a file that cannot be sent is chosen once more: it is told once. */
const isSameFile = (before: Upload, again: Upload) =>
  !isUnderWay(before) &&
  !before.canRetry &&
  isOf(before, again.owner) &&
  before.file.name === again.file.name &&
  before.file.size === again.file.size;

/** Those of the signed-in user for this owner. They go on when the page is left. */
export const useUploads = (owner: ImageOwner): Upload[] =>
  useStore(store).uploads.filter((one) => isOf(one, owner) && one.userId === currentUser());

export function addUploads({ owner, files, ...settings }: NewUploads): void {
  const added = files.map(({ file, name }): Upload => {
    const id = uuidv7();
    jobs.set(id, { ...settings, abort: new AbortController() });
    const state = {
      state: 'waiting',
      share: 0,
      failure: null,
      canRetry: true,
      isOffline: false,
    } as const;
    return { id, owner, userId: currentUser(), file, name, ...state };
  });
  for (const one of uploadsNow()) {
    if (added.some((again) => isSameFile(one, again))) cancelUpload(one.id);
  }
  change([...uploadsNow(), ...added]);
  startNext();
}

export function retryUpload(id: string, name?: string): void {
  update(id, {
    state: 'waiting',
    share: 0,
    failure: null,
    isOffline: false,
    ...(name && { name }),
  });
  startNext();
}

/** Stops an upload, or takes a failed one away. */
export function cancelUpload(id: string): void {
  jobs.get(id)?.abort.abort();
  jobs.delete(id);
  change(uploadsNow().filter((one) => one.id !== id));
  startNext();
}

function startNext(): void {
  const sending = uploadsNow().filter(({ state }) => state === 'sending').length;
  for (const next of uploadsNow()
    .filter(({ state }) => state === 'waiting')
    .slice(0, AT_ONCE - sending)) {
    update(next.id, { state: 'sending' });
    void send(next);
  }
}

async function send({ id, owner, file, name }: Upload): Promise<void> {
  const job = jobs.get(id);
  if (!job) return;
  const { side, abort, onStored } = job;
  try {
    const prepared = await prepare(file, side);
    await sendUnderFreeName({ id, owner, name }, prepared, abort.signal);
  } catch (error) {
    if (abort.signal.aborted) return;
    const isOffline = error instanceof NetworkError;
    const failure = failureText(error);
    update(id, { state: 'failed', share: 0, failure, canRetry: canRetry(error), isOffline });
    failed += 1;
    startNext();
    return tellOutcome(name);
  }
  jobs.delete(id);
  stored += 1;
  await onStored().catch(() => undefined);
  change(uploadsNow().filter((one) => one.id !== id));
  startNext();
  tellOutcome(name);
}

/** An image that cannot be sent, in words for the user. */
class UnfitError extends Error {
  override name = 'UnfitError';
}

/** The file as it is sent. One that cannot be made smaller is better than none. */
async function prepare(file: File, side: number): Promise<File> {
  const { prepareImage, PrepareError } = await import('../../lib/device/prepare-image.ts');
  const prepared = await prepareImage(file, { side }).catch((error: unknown) => {
    throw error instanceof PrepareError ? new UnfitError(error.message) : error;
  });
  if (prepared.size > limits.imageBytes) throw new UnfitError(tooLarge);
  return prepared;
}

/** A name that others keep taking is a failure after so many attempts. */
const NAME_ATTEMPTS = 20;

/** Sends an image under its name, or with a number when somebody else has just taken that. */
async function sendUnderFreeName(
  { id, owner, name }: Pick<Upload, 'id' | 'owner' | 'name'>,
  file: File,
  signal: AbortSignal,
): Promise<void> {
  const taken: string[] = [];
  for (;;) {
    const names = [availableName(name, taken)];
    const request = { params: owner, body: { names, ids: [id] }, files: [file], signal };
    try {
      await upload(images.upload, request, (share) => update(id, { share }));
      return;
    } catch (error) {
      const isTaken = error instanceof ApiError && error.code === 'filename-taken';
      if (!isTaken || taken.length === NAME_ATTEMPTS) throw error;
      taken.push(...names);
    }
  }
}

/** The id of the row that shows an upload. */
export const uploadRowId = (id: string): string => `upload-${id}`;

function isInView({ id }: Upload): boolean {
  const row = document.getElementById(uploadRowId(id))?.getBoundingClientRect();
  return row !== undefined && row.top >= 0 && row.bottom <= innerHeight;
}

const imagesText = (count: number) => counted(count, 'afbeelding', 'afbeeldingen');

/** When nothing is under way any more, what became of all. Who sees a row with its reason reads it there, uncovered. */
function tellOutcome(lastName: string): void {
  const uploads = uploadsNow();
  if (uploads.some(isUnderWay)) return;
  const [done, refused] = [stored, failed];
  stored = 0;
  failed = 0;
  if (refused === 0) {
    notify.success(outcomes.uploadImages.success, done === 1 ? lastName : imagesText(done));
    return;
  }
  if (uploads.some(isInView)) return;
  const text = `${imagesText(refused)} niet. Bij de afbeeldingen staat waarom.`;
  if (done > 0) notify.error(`${imagesText(done)} geüpload, ${text}`);
  else notify.error(outcomes.uploadImages.failure, text);
}

const canRetry = (error: unknown): boolean =>
  !(error instanceof UnfitError) && !(error instanceof ApiError && areRefusedContents(error.code));

function failureText(error: unknown): string {
  if (error instanceof UnfitError) return error.message;
  const failure = failureOf('uploadImages', error);
  const isTold = error instanceof ApiError && error.status === 404;
  return isTold ? failure : `${failure}. ${messageOf(error)}`;
}

window.addEventListener('online', () => {
  for (const { id, isOffline } of uploadsNow()) if (isOffline) retryUpload(id);
});

window.addEventListener('beforeunload', (event) => {
  if (uploadsNow().some(isUnderWay)) event.preventDefault();
});
