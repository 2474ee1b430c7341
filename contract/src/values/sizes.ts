const KB = 1024;
const MB = KB * KB;

/** By hand, because the browser's own takes a tenth of a second for those of a long list. */
const withDecimals = (value: number, decimals: number) => value.toFixed(decimals).replace('.', ',');

/** A file size as people read it (specification, section 5): `512 B`, `1,5 KB`, `2,34 MB`. */
export function formatFileSize(bytes: number): string {
  if (bytes < KB) return `${bytes} B`;
  if (bytes < MB) return `${withDecimals(bytes / KB, 1)} KB`;
  return `${withDecimals(bytes / MB, 2)} MB`;
}
