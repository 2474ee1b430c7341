import { limits } from '@ploegplan/contract/limits';

export interface PickedFiles {
  files: File[];
  /** Why some files were left out, in words that say what to do; null when none was. */
  refusal: string | null;
}

/** The picked files that can be sent, as many as fit beside those that wait already. Some browsers know no type for HEIC. */
export function selectAcceptable(picked: readonly File[], waiting = 0): PickedFiles {
  const photos = picked.filter(isPhoto);
  const light = photos.filter((file) => file.size <= limits.imageBytes);
  const files = light.slice(0, limits.imagesAtOnce - waiting);
  const rejections = [
    photos.length < picked.length && 'Alleen afbeeldingen kunnen mee.',
    light.length < photos.length && 'Een afbeelding mag hooguit 25 MB zijn.',
    files.length < light.length && `Kies hooguit ${limits.imagesAtOnce} afbeeldingen tegelijk.`,
  ].filter(Boolean);
  return { files, refusal: rejections.join(' ') || null };
}

const isPhoto = ({ type, name }: File) => type.startsWith('image/') || /\.hei[cf]$/i.test(name);
