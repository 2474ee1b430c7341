/** The extension of a file name with its dot, or '' when it has none. A leading dot does not start an extension. */
export function extensionOf(filename: string): string {
  return /(?<=.)\.[\p{L}\p{N}]{1,10}$/u.exec(filename)?.[0] ?? '';
}

/**
 * The new name of an image that is renamed to `wanted` (specification, section 5): without an extension it keeps the old one.
 * Returns null for an empty or unchanged name, which is ignored.
 */
export function renamed(filename: string, wanted: string): string | null {
  const name = wanted.trim();
  if (name === '') return null;
  const complete = extensionOf(name) === '' ? name + extensionOf(filename) : name;
  return complete === filename ? null : complete;
}
