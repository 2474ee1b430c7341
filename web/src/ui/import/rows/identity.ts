import type { ImportDescription } from '../description.ts';

type Identified<Values extends object, Row extends Values> = Pick<
  ImportDescription<Values, Row>,
  'listKeys' | 'differ'
>;

/** Finds the record that these values are of: by its strongest key that one record has; deleted ones are not found. */
export function recordFinder<Values extends object, Row extends Values & { deleted?: boolean }>(
  { listKeys, differ }: Identified<Values, Row>,
  records: readonly Row[],
): (values: Values) => Row | null {
  const byKey = new Map<string, Row[]>();
  for (const record of records) {
    if (!record.deleted) for (const key of listKeys(record)) add(byKey, key, record);
  }
  return (values) => {
    for (const key of listKeys(values)) {
      const [record, ...others] = (byKey.get(key) ?? []).filter(
        (candidate) => !differ(candidate, values),
      );
      if (record && others.length === 0) return record;
    }
    return null;
  };
}

interface Line<Values> {
  line: number;
  values: Values;
  row: { id: string } | null;
  /** True when a part could not be read. */
  isFaulty: boolean;
}

/**
 * The line before that is about the same: of the same record, with the same strongest key, or told from this one by none of its
 * keys, so that the record of one would be found for the other at a second import.
 */
export function createTwinFinder<Values extends object, Row extends Values>({
  listKeys,
  differ,
}: Identified<Values, Row>): (line: Line<Values>) => number | null {
  const byRecord = new Map<string, number>();
  const byStrongest = new Map<string, number>();
  const byWeakest = new Map<string, { line: number; values: Values; keys: readonly string[] }[]>();
  return ({ line, values, row, isFaulty }) => {
    const keys = listKeys(values);
    const [strongest, weakest] = [keys[0], keys.at(-1)];
    if (strongest === undefined || weakest === undefined) return null;
    const alike = byWeakest
      .get(weakest)
      ?.find((candidate) => !differ(candidate.values, values) && isWithin(candidate.keys, keys));
    const twin = (row && byRecord.get(row.id)) ?? byStrongest.get(strongest) ?? alike?.line ?? null;
    if (twin !== null) return isFaulty ? null : twin;
    if (row) byRecord.set(row.id, line);
    byStrongest.set(strongest, line);
    if (!isFaulty) add(byWeakest, weakest, { line, values, keys });
    return null;
  };
}

/** True when the keys of one are among those of the other. */
const isWithin = (a: readonly string[], b: readonly string[]) => {
  const [fewer, more] = a.length < b.length ? [a, b] : [b, a];
  return fewer.every((key) => more.includes(key));
};

function add<T>(lists: Map<string, T[]>, key: string, one: T): void {
  const list = lists.get(key);
  if (list) list.push(one);
  else lists.set(key, [one]);
}
