import { limits } from '../limits.ts';

/** Names that Windows reserves for devices, with any extension. */
export const reservedFilename = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/i;

/** Paths, what no system shows, what some system refuses, and what changes the direction of the text. */
const unplain =
  /\s*[/\\<>:"|?*\p{Cc}\p{Cs}\uFEFF\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+[\s/\\<>:"|?*\p{Cc}]*/gu;

/** A name that is made of what somebody typed, as that of a file which every system accepts: no path, and not hidden. */
export const cleanFilename = (name: string): string =>
  name
    .replace(unplain, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
    .replace(reservedFilename, '$1_') || 'naamloos';

/** With its dot, or ''. A leading dot does not start one, nor do digits alone, which end a number or a date: 'Gevel 2.5'. */
export function getExtension(filename: string): string {
  return /(?<=.)\.(?=\p{N}*\p{L})[\p{L}\p{N}]{1,10}$/u.exec(filename)?.[0] ?? '';
}

/** Bytes of one character in UTF-8. */
function countBytes(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** The first characters of a name, as many as have room in so many bytes. */
export function cutToBytes(name: string, most: number): string {
  let length = 0;
  let cut = '';
  for (const character of name) {
    length += countBytes(character);
    if (length > most) break;
    cut += character;
  }
  return cut;
}

/** Whether a name has at most so many bytes of UTF-8. */
export const fitsInBytes = (name: string, most: number = limits.filename): boolean =>
  cutToBytes(name, most) === name;

/** Keeps a typed extension, else the old one (specification, section 5). Null for an empty or unchanged name: ignored. */
export function renameFile(filename: string, newName: string): string | null {
  const name = newName.trim();
  if (name === '') return null;
  const complete = getExtension(name) === '' ? name + getExtension(filename) : name;
  return complete === filename ? null : complete;
}
