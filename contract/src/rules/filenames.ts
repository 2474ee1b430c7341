/** The extension of a file name with its dot, or '' when it has none. A leading dot makes no extension. */
export function extensionOf(filename: string): string {
  return /(?<=.)\.[\p{L}\p{N}]{1,10}$/u.exec(filename)?.[0] ?? '';
}

/**
 * The name that an image gets when somebody asks for `wanted` (specification, section 5): without an extension it keeps
 * the old one; an empty or unchanged name is ignored, told by null.
 */
export function renamed(filename: string, wanted: string): string | null {
  const name = wanted.trim();
  if (name === '') return null;
  const complete = extensionOf(name) === '' ? name + extensionOf(filename) : name;
  return complete === filename ? null : complete;
}
