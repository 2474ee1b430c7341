import { limits } from '@ploegplan/contract/limits';
import { cutToBytes, getExtension } from '@ploegplan/contract/values/filenames';

/** Gives names one after the other: each as it is, or with a number when it is taken, in upper or lower case. */
export function createNameChooser(taken: readonly string[]): (preferred: string) => string {
  const used = new Set(taken.map((name) => name.toLowerCase()));
  return (preferred) => {
    let name = preferred;
    for (let number = 2; used.has(name.toLowerCase()); number += 1)
      name = addNumber(preferred, number);
    used.add(name.toLowerCase());
    return name;
  };
}

function addNumber(filename: string, number: number): string {
  const ending = ` (${number})${getExtension(filename)}`;
  const stem = filename.slice(0, filename.length - getExtension(filename).length);
  const cut = cutToBytes(stem, limits.filename - Buffer.byteLength(ending));
  return cut.trimEnd() + ending;
}
