import { createStore, useStore } from '@mantine/store';
import { v7 as uuidv7 } from 'uuid';
import type { ImageOwner } from '../../data/records/images.ts';
import { getCurrentUser } from '../../lib/api/call.ts';
import { NetworkError } from '../../lib/api/errors.ts';
import { outcomes, problems } from '../../lib/api/messages.ts';
import { setEditing } from '../../lib/form/edit-mode.ts';
import { notify } from '../../lib/notify.ts';
import { onAskedToSignOut, onSignedOut } from '../../lib/session/session.ts';
import { formatQuantity } from '../../lib/values/numbers.ts';
import { canRetry, formatFailureText, prepare, sendUnderFreeName } from './send-image.ts';

/** An image on its way to the server. */
export interface Upload {
  /** The id of the image, so that one that is sent again is stored once. */
  id: string;
  owner: ImageOwner;
  userId: string | null;
  file: File;
  name: string;
  state: 'waiting' | 'sending' | 'failed';
  /** The share that was sent, from 0 to 1. */
  share: number;
  failure: string | null;
  /** The next attempt may succeed. */
  canRetry: boolean;
  /** True when it failed without a connection; it is sent again when there is one. */
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

/** More uploads at once would make each slower, and the first ones arrive later. */
const AT_ONCE = 2;

const store = createStore<{ uploads: readonly Upload[] }>({ uploads: [] });
const jobs = new Map<string, Omit<NewUploads, 'owner' | 'files'> & { abort: AbortController }>();
/** The uploads stored and failed since all were done the last time. */
let stored = 0;
let failed = 0;

const getUploads = () => store.getState().uploads;

const change = (uploads: readonly Upload[]) => {
  store.setState({ uploads });
  setEditing('uploads', uploads.some(isUnderWay));
};

const update = (id: string, values: Partial<Upload>) =>
  change(getUploads().map((upload) => (upload.id === id ? { ...upload, ...values } : upload)));

const isUnderWay = ({ state }: Upload) => state !== 'failed';

const isOf = ({ owner }: Upload, { type, id }: ImageOwner) =>
  owner.type === type && owner.id === id;

/** True when a rejected file is chosen once more: it is reported once. */
const isSameFile = (before: Upload, again: Upload) =>
  !isUnderWay(before) &&
  !before.canRetry &&
  isOf(before, again.owner) &&
  before.file.name === again.file.name &&
  before.file.size === again.file.size;

/** Returns the signed-in user's uploads for this owner. They go on when the page is left. */
export const useUploads = (owner: ImageOwner): Upload[] =>
  useStore(store).uploads.filter(
    (upload) => isOf(upload, owner) && upload.userId === getCurrentUser(),
  );

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
    return { id, owner, userId: getCurrentUser(), file, name, ...state };
  });
  for (const upload of getUploads()) {
    if (added.some((again) => isSameFile(upload, again))) cancelUpload(upload.id);
  }
  change([...getUploads(), ...added]);
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
  change(getUploads().filter((upload) => upload.id !== id));
  startNext();
}

function startNext(): void {
  const sending = getUploads().filter(({ state }) => state === 'sending').length;
  for (const next of getUploads()
    .filter(({ state }) => state === 'waiting')
    .slice(0, AT_ONCE - sending)) {
    update(next.id, { state: 'sending' });
    void send(next);
  }
}

async function send(upload: Upload): Promise<void> {
  const { id, file, name } = upload;
  const job = jobs.get(id);
  if (!job) return;
  const { side, abort, onStored } = job;
  try {
    const onProgress = (share: number) => update(id, { share });
    await sendUnderFreeName(upload, await prepare(file, side), {
      signal: abort.signal,
      onProgress,
    });
  } catch (error) {
    if (abort.signal.aborted) return;
    const isOffline = error instanceof NetworkError;
    const failure = formatFailureText(error);
    update(id, { state: 'failed', share: 0, failure, canRetry: canRetry(error), isOffline });
    failed += 1;
    startNext();
    return tellOutcome(name);
  }
  jobs.delete(id);
  stored += 1;
  await onStored().catch(() => undefined);
  change(getUploads().filter((candidate) => candidate.id !== id));
  startNext();
  tellOutcome(name);
}

/** The id of the row that shows an upload. */
export const uploadRowId = (id: string): string => `upload-${id}`;

function isInView({ id }: Upload): boolean {
  const row = document.getElementById(uploadRowId(id))?.getBoundingClientRect();
  return row !== undefined && row.top >= 0 && row.bottom <= innerHeight;
}

const formatImages = (count: number) => formatQuantity(count, 'afbeelding', 'afbeeldingen');

/** Reports the result of all uploads once the last one is done. A visible row with its reason needs no message. */
function tellOutcome(lastName: string): void {
  const uploads = getUploads();
  if (uploads.some(isUnderWay)) return;
  const [done, refused] = [stored, failed];
  stored = 0;
  failed = 0;
  // The user who sent them signed out.
  if (done + refused === 0) return;
  if (refused === 0) {
    notify.success(outcomes.uploadImages.success, done === 1 ? lastName : formatImages(done));
    return;
  }
  if (uploads.some(isInView)) return;
  const text = `${formatImages(refused)} niet. Bij de afbeeldingen staat waarom.`;
  if (done > 0) notify.error(`${formatImages(done)} geüpload, ${text}`);
  else notify.error(outcomes.uploadImages.failure, text);
}

window.addEventListener('online', () => {
  for (const { id, userId, isOffline } of getUploads()) {
    if (isOffline && userId === getCurrentUser()) retryUpload(id);
  }
});

/** Stops all. Who comes back after the session expired finds them, and who signed out does not want them back. */
onSignedOut((_client, isExpired) => {
  const failure = `${outcomes.uploadImages.failure}. ${problems.unauthorized}`;
  for (const { id } of getUploads().filter(isUnderWay)) {
    const job = jobs.get(id);
    job?.abort.abort();
    if (job) jobs.set(id, { ...job, abort: new AbortController() });
    if (isExpired) update(id, { state: 'failed', share: 0, failure });
  }
  stored = 0;
  failed = 0;
  if (isExpired) return;
  jobs.clear();
  change([]);
});

onAskedToSignOut(() => {
  const count = getUploads().filter((upload) => isUnderWay(upload) || upload.isOffline).length;
  if (count === 0) return null;
  return `${formatImages(count)} ${count === 1 ? 'is' : 'zijn'} nog niet geüpload`;
});

window.addEventListener('beforeunload', (event) => {
  if (getUploads().some(isUnderWay)) event.preventDefault();
});
