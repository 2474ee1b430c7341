import { getExtension, renameFile } from '@ploegplan/contract/values/filenames';

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** A name that is not taken yet: phones call every photo `image.jpg`, and a name is unique on an item. */
export function findAvailableName(wanted: string, taken: readonly string[]): string {
  const extension = getExtension(wanted);
  const stem = wanted.slice(0, wanted.length - extension.length);
  let name = wanted;
  for (let count = 2; taken.some((other) => isSame(other, name)); count += 1) {
    name = `${stem} (${count})${extension}`;
  }
  return name;
}

/** The name that a new image is sent with: the typed one, with the file's extension where it has none. */
export function nameToSend(fileName: string, typed: string): string {
  return renameFile(fileName, typed) ?? fileName;
}

/** The names that occur twice or are taken already. */
export function findConflictingNames(
  names: readonly string[],
  taken: readonly string[],
): Set<string> {
  return new Set(
    names.filter(
      (name, index) =>
        taken.some((other) => isSame(other, name)) ||
        names.some((other, place) => place !== index && isSame(other, name)),
    ),
  );
}
