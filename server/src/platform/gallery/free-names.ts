import { limits } from '@ploegplan/contract/limits';
import { cutToBytes, extensionOf } from '@ploegplan/contract/values/filenames';

/** Gives names one after the other: each as it is, or with a number when it is taken, in upper or lower case. */
export function freeNames(taken: readonly string[]): (wanted: string) => string {
  const used = new Set(taken.map((name) => name.toLowerCase()));
  return (wanted) => {
    let name = wanted;
    for (let number = 2; used.has(name.toLowerCase()); number += 1) name = numbered(wanted, number);
    used.add(name.toLowerCase());
    return name;
  };
}

function numbered(filename: string, number: number): string {
  const ending = ` (${number})${extensionOf(filename)}`;
  const stem = filename.slice(0, filename.length - extensionOf(filename).length);
  const cut = cutToBytes(stem, limits.filename - Buffer.byteLength(ending));
  return cut.trimEnd() + ending;
}
