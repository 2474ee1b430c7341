const toName = (value: unknown) => (typeof value === 'string' ? value : null);

/** Describes a change by an image's name before and after: 'Afbeelding gevel.jpg toegevoegd', '… verwijderd', '… heet nu …'. */
export function formatImageLine({ from, to }: { from: unknown; to: unknown }): string {
  const [before, after] = [toName(from), toName(to)];
  if (before === null) return `Afbeelding ${after} toegevoegd`;
  if (after === null) return `Afbeelding ${before} verwijderd`;
  return `Afbeelding ${before} heet nu ${after}`;
}
