import { extensionOf, renamed } from '@ploegplan/contract/values/filenames';

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** A name that is not taken yet: phones call every photo `image.jpg`, and a name is unique on an item. */
export function availableName(wanted: string, taken: readonly string[]): string {
  const extension = extensionOf(wanted);
  const stem = wanted.slice(0, wanted.length - extension.length);
  let name = wanted;
  for (let count = 2; taken.some((other) => same(other, name)); count += 1) {
    name = `${stem} (${count})${extension}`;
  }
  return name;
}

/** The name that a new image is sent with: the typed one, with the file's extension where it has none. */
export function nameToSend(fileName: string, typed: string): string {
  return renamed(fileName, typed) ?? fileName;
}

/** The names that occur twice or are taken already. */
export function conflictingNames(names: readonly string[], taken: readonly string[]): Set<string> {
  return new Set(
    names.filter(
      (name, index) =>
        taken.some((other) => same(other, name)) ||
        names.some((other, place) => place !== index && same(other, name)),
    ),
  );
}
