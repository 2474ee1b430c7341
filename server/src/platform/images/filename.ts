import { limits } from '@ploegplan/contract/limits';
import { extensionOf } from '@ploegplan/contract/rules/filenames';
import { extensionsOf, type ImageType } from './types.ts';

const knownExtensions = [
  ...Object.values(extensionsOf).flat(),
  '.heic',
  '.heif',
  '.bmp',
  '.tif',
  '.tiff',
];

/** Names that Windows keeps for devices, with any extension. */
const reserved = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/i;

/** Control characters, and marks that turn the direction of writing around: `foto\u202Egpj.exe` shows as `fotoexe.jpg`. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}]/gu;

/**
 * A file name that is safe to store, show and save anywhere, with an extension that fits the image's real type: one that
 * fits stays, that of another kind of image is replaced, anything else is taken for part of the name.
 */
export function cleanFilename(name: string, type: ImageType): string {
  const base = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const visible = trimmed(
    base
      .replace(/\s+/g, ' ')
      .replace(unseen, '')
      .replace(/[<>:"|?*]/g, '_'),
  );
  const given = extensionOf(visible);
  const known = knownExtensions.includes(given.toLowerCase());
  const fits = extensionsOf[type].includes(given.toLowerCase());
  const extension = fits ? given : (extensionsOf[type][0] ?? '');
  const stem = known ? visible.slice(0, -given.length) : visible;
  return cleanStem(stem, limits.filename - extension.length) + extension;
}

/** Without dots in front, which hide a file, and without dots or spaces at the end, which Windows drops. */
const trimmed = (name: string) => name.replace(/^[. ]+|[. ]+$/g, '');

function cleanStem(stem: string, maxLength: number): string {
  const unreserved = trimmed(stem).replace(reserved, '$1_');
  // The cut may not leave half of a character that takes two places.
  const cut = unreserved.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '');
  return trimmed(cut) || 'afbeelding';
}
