import type { ImageInfo } from '@ploegplan/contract/images.schemas';
import { counted } from '../../lib/values/numbers.ts';

type Named = Pick<ImageInfo, 'filename'>;

interface Attached {
  mode: 'copy' | 'move';
  chosen: readonly Named[];
  /** The images of the owner before and after it. */
  before: readonly Named[];
  after: readonly Named[];
}

/** What became of images that an owner got: '2 afbeeldingen gekopieerd', and which got a number because their name was taken. */
export function attachedText({ mode, chosen, before, after }: Attached): [string, string?] {
  const known = new Set([...before, ...chosen].map(({ filename }) => filename));
  const [renamed, ...others] = after.filter(({ filename }) => !known.has(filename));
  const text = `${counted(chosen.length, 'afbeelding', 'afbeeldingen')} ${mode === 'copy' ? 'gekopieerd' : 'verplaatst'}`;
  if (!renamed) return [text];
  const more = others.length > 0 ? ` en nog ${others.length}` : '';
  return [text, `De naam bestond al, hier heet die ${renamed.filename}${more}`];
}
