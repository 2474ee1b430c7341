import type { ImageInfo } from '@ploegplan/contract/images/schemas';
import { getExtension } from '@ploegplan/contract/values/filenames';
import { formatNameList } from '../../lib/values/list-names.ts';
import { formatQuantity } from '../../lib/values/numbers.ts';

type Named = Pick<ImageInfo, 'filename'>;

interface Attached {
  mode: 'copy' | 'move';
  chosen: readonly Named[];
  /** The images of the owner before and after it. */
  before: readonly Named[];
  after: readonly Named[];
}

/** True when a name is what the server makes of a name that is taken: 'foto (2).jpg' of 'foto.jpg', a long one cut before the number. */
function isNumbered(name: string, original: string): boolean {
  const extension = getExtension(original);
  const stem = /^(.*) \(\d+\)$/s.exec(name.slice(0, name.length - extension.length))?.[1];
  return stem !== undefined && original.startsWith(stem) && name.endsWith(extension);
}

/**
 * Describes images that an owner got: '2 afbeeldingen gekopieerd', with their names or those that got a number because their name was
 * taken.
 */
export function formatAttached({ mode, chosen, before, after }: Attached): [string, string] {
  const known = new Set([...before, ...chosen].map(({ filename }) => filename));
  // The images after it may include those that somebody else added meanwhile.
  const isOfChosen = (name: string) => chosen.some(({ filename }) => isNumbered(name, filename));
  const [renamed, ...others] = after.filter(
    ({ filename }) => !known.has(filename) && isOfChosen(filename),
  );
  const text = `${formatQuantity(chosen.length, 'afbeelding', 'afbeeldingen')} ${mode === 'copy' ? 'gekopieerd' : 'verplaatst'}`;
  if (!renamed) {
    const names = chosen.map(({ filename }) => filename);
    return [text, formatNameList(names, 3)];
  }
  const more = others.length > 0 ? ` en nog ${others.length}` : '';
  return [text, `De naam bestond al, hier heet die ${renamed.filename}${more}`];
}
