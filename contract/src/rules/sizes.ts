const KB = 1024;
const MB = KB * KB;

const withDecimals = (value: number, decimals: number) =>
  value.toLocaleString('nl-NL', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: false,
  });

/** A file size as people read it (specification, section 5): `512 B`, `1,5 KB`, `2,34 MB`. */
export function fileSize(bytes: number): string {
  if (bytes < KB) return `${bytes} B`;
  if (bytes < MB) return `${withDecimals(bytes / KB, 1)} KB`;
  return `${withDecimals(bytes / MB, 2)} MB`;
}
