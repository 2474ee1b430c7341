/** With its dot, or ''. A leading dot does not start one, nor do digits alone, which end a number or a date: 'Gevel 2.5'. */
export function extensionOf(filename: string): string {
  return /(?<=.)\.(?=\p{N}*\p{L})[\p{L}\p{N}]{1,10}$/u.exec(filename)?.[0] ?? '';
}

/** Keeps a typed extension, else the old one (specification, section 5). Null for an empty or unchanged name: ignored. */
export function renamed(filename: string, wanted: string): string | null {
  const name = wanted.trim();
  if (name === '') return null;
  const complete = extensionOf(name) === '' ? name + extensionOf(filename) : name;
  return complete === filename ? null : complete;
}
