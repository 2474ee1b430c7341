import { limits } from '@ploegplan/contract/limits';
import { cutToBytes, getExtension, reservedFilename } from '@ploegplan/contract/values/filenames';
import { extensionsByType, type ImageType } from './types.ts';

const knownExtensions = [
  ...Object.values(extensionsByType).flat(),
  '.heic',
  '.heif',
  '.bmp',
  '.tif',
  '.tiff',
];

/** Control characters, and characters that reverse the text direction: `foto\u202Egpj.exe` shows as `fotoexe.jpg`. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}]/gu;

/** A file name that is safe to store, show and save anywhere, with its extension as it is (specification, section 5). */
export function cleanFilename(name: string): string {
  const visible = cleanVisibleName(name);
  const extension = getExtension(visible);
  return complete(visible.slice(0, visible.length - extension.length), extension);
}

/** For an upload: a matching extension is kept, that of another image type replaced, anything else is part of the name. */
export function uploadFilename(name: string, type: ImageType): string {
  const visible = cleanVisibleName(name);
  const given = getExtension(visible);
  const known = knownExtensions.includes(given.toLowerCase());
  const fits = extensionsByType[type].includes(given.toLowerCase());
  const extension = fits ? given : (extensionsByType[type][0] ?? '');
  return complete(known ? visible.slice(0, -given.length) : visible, extension);
}

const complete = (stem: string, extension: string) =>
  cleanStem(stem, limits.filename - Buffer.byteLength(extension)) + extension;

function cleanVisibleName(name: string): string {
  const base = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  return trimName(
    base
      .replace(/\s+/g, ' ')
      .replace(invisible, '')
      .replace(/[<>:"|?*]/g, '_'),
  );
}

/** Without leading dots, which hide a file, and without trailing dots or spaces, which Windows drops. */
const trimName = (name: string) => name.replace(/^[. ]+|[. ]+$/g, '');

function cleanStem(stem: string, maxBytes: number): string {
  const unreserved = trimName(stem).replace(reservedFilename, '$1_');
  return trimName(cutToBytes(unreserved, maxBytes)) || 'afbeelding';
}
