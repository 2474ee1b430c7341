/** Divides what is so high over columns of nearly equal height: where each goes, by its place, the first on top. */
export function divide(heights: readonly number[], count: number): number[][] {
  const columns = Array.from({ length: count }, () => ({ height: 0, places: [] as number[] }));
  const highestFirst = [...heights.entries()].toSorted(([, one], [, other]) => other - one);
  for (const [place, height] of highestFirst) {
    const column = columns.reduce((low, one) => (one.height < low.height ? one : low));
    column.height += height;
    column.places.push(place);
  }
  return columns
    .map(({ places }) => places.toSorted((one, other) => one - other))
    .toSorted(([one = 0], [other = 0]) => one - other);
}
