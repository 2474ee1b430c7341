import { isMissingPart } from '../api/messages.ts';
import { between, type Fits, isRecord, isShortText, ofUser, orNull } from '../remembered/memory.ts';
import { forget, recall, remember } from '../remembered/remembered.ts';

interface Attempt {
  id: string;
  tries: number;
}

const isTries = between(1, 10);

const isAttempt: Fits<Attempt> = (value): value is Attempt =>
  isRecord(value) && isShortText(value.id) && isTries(value.tries);

/** The photo that is being scaled down, to know after the application ended in the middle of it. */
export const photoInPreparation = ofUser('photoInPreparation', orNull(isAttempt), () => null);

/** A photo that may be too large for the memory of this phone is then sent as it is. */
const MOST_TRIES = 3;

/** A photo as it is sent; as it was chosen when it cannot be scaled down, which is better than none. */
export async function prepareSafely(id: string, file: File, side: number): Promise<File> {
  const before = recall(photoInPreparation);
  const tries = before?.id === id ? before.tries : 0;
  if (tries >= MOST_TRIES) return file;
  remember(photoInPreparation, { id, tries: tries + 1 });
  try {
    const { prepareImage } = await import('./prepare-image.ts');
    return await prepareImage(file, { side });
  } catch (error) {
    if (!isMissingPart(error)) console.warn('A photo could not be scaled down.', error);
    return file;
  } finally {
    forget(photoInPreparation);
  }
}
