import { cleanFilename } from '@ploegplan/contract/values/filenames';

/** A content disposition with the file name (RFC 6266), without a path, and an ASCII fallback for old browsers. */
export function formatDisposition(kind: 'inline' | 'attachment', name: string): string {
  const filename = cleanFilename(name);
  const plain = filename.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(filename).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** Whether the browser has what this etag names. */
export const holds = (
  { headers }: { headers: { 'if-none-match'?: string | undefined } },
  etag: string,
): boolean =>
  headers['if-none-match']?.split(',').some((held) => held.trim().replace(/^W\//, '') === etag) ??
  false;
