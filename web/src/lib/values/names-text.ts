/** The first names, and how many are left: 'Ann de Boer, Bob Kuipers en nog 3'. */
export function namesText(names: readonly string[], most: number): string {
  // One more takes no more room than saying so.
  const shown = names.length <= most + 1 ? names : names.slice(0, most);
  const others = names.length - shown.length;
  return `${shown.join(', ')}${others > 0 ? ` en nog ${others}` : ''}`;
}
