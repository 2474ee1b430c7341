import { limits } from '@ploegplan/contract/limits';
import type { ProblemCode } from '@ploegplan/contract/problem-codes';

export interface PickedFiles {
  files: File[];
  /** The reasons why files were left out, in words that say what to do. */
  refusals: readonly string[];
}

export const tooLarge = `Een afbeelding mag hooguit ${limits.imageBytes / 1024 ** 2} MB zijn.`;

/** The type decides, and else the name: many browsers know no type for HEIC. */
export const isPhoto = ({ type, name }: File) =>
  type.startsWith('image/') || /\.hei[cf]$/i.test(name);

/** 'werkbon.txt', 'werkbon.txt en nog 3' */
const formatNames = ([first, ...more]: readonly File[]): string =>
  [first?.name, more.length > 0 && `en nog ${more.length}`].filter(Boolean).join(' ');

/** The picked images, as many as fit beside those that wait already. Their size counts after they were scaled down. */
export function selectAcceptable(picked: readonly File[], waiting: number): PickedFiles {
  const most = limits.imagesAtOnce;
  const photos = picked.filter(isPhoto);
  const files = photos.slice(0, Math.max(0, most - waiting));
  const others = picked.filter((file) => !isPhoto(file));
  const refusals = [
    others.length > 0 && `Alleen afbeeldingen kunnen mee, ${formatNames(others)} niet.`,
    files.length < photos.length && `Kies hooguit ${most} afbeeldingen tegelijk.`,
  ].filter((candidate) => candidate !== false);
  return { files, refusals };
}

/** True when the server refused the contents of a file, which it would do again. */
export const areRefusedContents = (code: ProblemCode): boolean =>
  code === 'unsupported-media-type' || code === 'damaged-image' || code === 'too-large';

/**
 * Creates the properties of a Dropzone that takes all files of one choice together, so that one refusal is about them all. Its `onDrop`
 * must be given.
 */
export const createTakeAll = (take: (files: readonly File[]) => void) => ({
  onDropAny: (accepted: readonly File[], rejected: readonly { file: File }[]) =>
    take([...accepted, ...rejected.map(({ file }) => file)]),
  onDrop: () => undefined,
});
