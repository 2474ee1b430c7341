import { getDecimalMark } from './numbers.ts';

const KB = 1024;
const MB = KB * KB;

/** The browser's own formatting takes a tenth of a second for the sizes of a long list. */
const withDecimals = (value: number, decimals: number) =>
  value.toFixed(decimals).replace('.', getDecimalMark());

/** A file size as people read it (specification, section 5): `512 B`, `1,5 KB`, `2,34 MB`. */
export function formatFileSize(bytes: number): string {
  if (bytes < KB) return `${bytes} B`;
  if (bytes < MB) return `${withDecimals(bytes / KB, 1)} KB`;
  return `${withDecimals(bytes / MB, 2)} MB`;
}
