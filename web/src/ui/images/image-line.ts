/** What became of an image, by its name before and after: 'Afbeelding gevel.jpg toegevoegd', '… verwijderd', '… heet nu …'. */
export function imageLine({ from, to }: { from: unknown; to: unknown }): string {
  if (from === null) return `Afbeelding ${String(to)} toegevoegd`;
  if (to === null) return `Afbeelding ${String(from)} verwijderd`;
  return `Afbeelding ${String(from)} heet nu ${String(to)}`;
}
