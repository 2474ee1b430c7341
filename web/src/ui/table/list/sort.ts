import { compareNames } from '../../../lib/values/compare-names.ts';
import { type Column, getSortKey } from '../columns.ts';

/** The rank of each distinct text, so that equal texts are compared once. */
function rankTexts(texts: Iterable<string>): Map<string, number> {
  const places = new Map<string, number>();
  let before: string | undefined;
  let place = 0;
  for (const text of [...new Set(texts)].sort(compareNames)) {
    if (before !== undefined && compareNames(before, text) !== 0) place++;
    places.set(text, place);
    before = text;
  }
  return places;
}

/** The rank of each row in a column; null where empty. */
export function rankRows<Row>(rows: readonly Row[], column: Column<Row>): (number | null)[] {
  const values = rows.map((row) => getSortKey(column, row));
  const places = rankTexts(values.filter((value) => typeof value === 'string'));
  return values.map((value) => (typeof value === 'string' ? (places.get(value) ?? null) : value));
}

type Ranks = readonly (number | null)[];

/** Empty values come last in both directions. */
function compareAt(ranks: Ranks, direction: 1 | -1, a: number, b: number): number {
  const one = ranks[a] ?? null;
  const other = ranks[b] ?? null;
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return direction * (one - other);
}

/** Sorts by rank, equal ones by the second rank, which is asked for only then, and then in the given order. */
export function sortRows<Row>(
  rows: readonly Row[],
  ranks: Ranks,
  descending: boolean,
  rankEquals: () => Ranks,
): Row[] {
  const direction = descending ? -1 : 1;
  return rows
    .map((row, at) => ({ row, at }))
    .sort(
      (a, b) => compareAt(ranks, direction, a.at, b.at) || compareAt(rankEquals(), 1, a.at, b.at),
    )
    .map(({ row }) => row);
}
