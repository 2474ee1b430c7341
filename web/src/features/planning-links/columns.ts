/** Divides what is so high over columns of nearly equal height: where each goes, by its place, the first on top. */
export function divide(heights: readonly number[], count: number): number[][] {
  const columns = Array.from({ length: count }, () => ({ height: 0, places: [] as number[] }));
  const highestFirst = [...heights.entries()].toSorted(([, one], [, other]) => other - one);
  for (const [place, height] of highestFirst) {
    const column = columns.reduce((low, entry) => (entry.height < low.height ? entry : low));
    column.height += height;
    column.places.push(place);
  }
  return columns
    .map(({ places }) => places.toSorted((a, b) => a - b))
    .toSorted(([one = 0], [other = 0]) => one - other);
}
