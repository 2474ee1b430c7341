import { ApiError } from '../../lib/api/errors.ts';
import { messageOf } from '../../lib/api/messages.ts';
import type { ImportRow } from './import-rows.ts';

export type Known = { id: string; version: number; deleted?: boolean };

/** What is sent: new records with their ids, and changes and removals of versions that were seen. */
export interface ImportedRows<Values> {
  added: (Values & { id: string })[];
  changed: { id: string; values: Values & { version: number } }[];
  removed?: { id: string; version: number }[];
}

/** What was imported, and what takes it back. */
export interface DoneImport<Values> {
  /** '3 klanten geïmporteerd' */
  text: string;
  back: ImportedRows<Values>;
}

export function toSend<Values, Row extends Known>(
  rows: readonly ImportRow<Values, Row>[],
  ids: ReadonlyMap<number, string>,
): ImportedRows<Values> {
  return {
    added: rows.flatMap(({ row, values, line }) =>
      row ? [] : [{ ...values, id: ids.get(line) ?? '' }],
    ),
    changed: rows.flatMap(({ row, values }) =>
      row ? [{ id: row.id, values: { ...values, version: row.version } }] : [],
    ),
  };
}

/** What takes an import back, as long as nobody changed these records since. */
export function toTakeBack<Values extends object, Row extends Values & Known>(
  rows: readonly ImportRow<Values, Row>[],
  { added }: ImportedRows<Values>,
): ImportedRows<Values> {
  return {
    added: [],
    changed: rows.flatMap(({ row, values }) => {
      if (!row) return [];
      const old: Values = { ...values };
      for (const name of Object.keys(values) as (keyof Values)[]) old[name] = row[name];
      return [{ id: row.id, values: { ...old, version: row.version + 1 } }];
    }),
    removed: added.map(({ id }) => ({ id, version: 1 })),
  };
}

/** Why nothing was imported; a rejected value with its line. */
export function importFault<Values, Row extends Known>(
  error: unknown,
  rows: readonly ImportRow<Values, Row>[],
): string {
  const [problem] = error instanceof ApiError ? error.fields : [];
  const [list, at] = problem?.field.split('.') ?? [];
  const row = rows.filter((one) => (one.row === null) === (list === 'added'))[Number(at)];
  if (error instanceof ApiError && error.code === 'stale-version') {
    return 'Iemand anders wijzigde intussen een van deze regels. De lijst is bijgewerkt; kijk het na en importeer opnieuw.';
  }
  return row
    ? `Regel ${row.line} is niet goed ingevuld. Er is niets geïmporteerd.`
    : messageOf(error);
}
