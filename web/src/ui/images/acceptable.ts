import { translate, translateCount } from '@ploegplan/contract/languages/translate';
import { limits } from '@ploegplan/contract/limits';
import type { ProblemCode } from '@ploegplan/contract/problem-codes';

export interface PickedFiles {
  files: File[];
  /** The reasons why files were left out, in words that say what to do. */
  refusals: readonly string[];
}

export const tooLarge = translate('Een afbeelding mag hooguit {size} MB zijn.', {
  size: limits.imageBytes / 1024 ** 2,
});

/** The type decides, and else the name: many browsers know no type for HEIC. */
export const isPhoto = ({ type, name }: File) =>
  type.startsWith('image/') || /\.hei[cf]$/i.test(name);

/** 'werkbon.txt', 'werkbon.txt en nog 3' */
const formatNames = ([first, ...more]: readonly File[]): string =>
  more.length > 0
    ? translate('{names} en nog {count}', { names: first?.name ?? '', count: more.length })
    : (first?.name ?? '');

/** The picked images, as many as fit beside those that wait already. Their size counts after they were scaled down. */
export function selectAcceptable(picked: readonly File[], waiting: number): PickedFiles {
  const most = limits.imagesAtOnce;
  const photos = picked.filter(isPhoto);
  const files = photos.slice(0, Math.max(0, most - waiting));
  const others = picked.filter((file) => !isPhoto(file));
  const refusals = [
    others.length > 0 &&
      translate('Alleen afbeeldingen kunnen mee, {names} niet.', { names: formatNames(others) }),
    files.length < photos.length &&
      translateCount(
        most,
        'Kies hooguit {count} afbeelding tegelijk.',
        'Kies hooguit {count} afbeeldingen tegelijk.',
      ),
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
