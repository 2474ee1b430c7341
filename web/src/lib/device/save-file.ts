import { cleanFilename } from '@ploegplan/contract/values/filenames';

/** Saves a file among the downloads of the device. */
export function saveFile(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = cleanFilename(name);
  link.click();
  // Revoked later, because the browser reads the URL after this function returns.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
