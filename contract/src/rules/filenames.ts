/** With its dot, or ''. A leading dot does not start one, nor do digits alone, which end a number or a date: 'Gevel 2.5'. */
export function extensionOf(filename: string): string {
  return /(?<=.)\.(?=\p{N}*\p{L})[\p{L}\p{N}]{1,10}$/u.exec(filename)?.[0] ?? '';
}

/**
 * The new name of an image that is renamed to `wanted` (specification, section 5): its extension is kept as typed, and without
 * one it keeps the old extension. Returns null for an empty or unchanged name, which is ignored.
 */
export function renamed(filename: string, wanted: string): string | null {
  const name = wanted.trim();
  if (name === '') return null;
  const complete = extensionOf(name) === '' ? name + extensionOf(filename) : name;
  return complete === filename ? null : complete;
}
