import { ApiError } from '../../lib/api/errors.ts';
import { explainError } from '../../lib/api/messages.ts';
import { formatQuantity } from '../../lib/values/numbers.ts';
import { collectRejections } from '../form/engine.ts';
import type { Field } from '../form/fields.ts';
import type { ImportDescription } from './description.ts';
import type { ImportRow } from './rows/import-rows.ts';

export type Known = { id: string; version: number; deleted?: boolean };

/** The request: new records with their ids, and changes and removals of versions that were seen. */
export interface ImportedRows<Values> {
  added: (Values & { id: string })[];
  changed: { id: string; values: Values & { version: number } }[];
  removed?: { id: string; version: number }[];
}

/** The imported records, and the request that takes them back. */
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

/** Creates the request that takes an import back, as long as nobody changed these records since. */
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

/** The rejections of the server by line: the errors by the names of their fields. */
export type Rejections = ReadonlyMap<number, Readonly<Record<string, string>>>;

/** Collects the server's rejections of the sent rows. */
export function collectRejectionsIn<Values extends object, Row extends Values & Known>(
  fields: ImportDescription<Values, Row>['fields'],
  error: unknown,
  rows: readonly ImportRow<Values, Row>[],
): Rejections {
  if (!(error instanceof ApiError)) return new Map();
  const { code, status, requestId } = error;
  const known = fields as readonly Field<Values>[];
  const problems = Map.groupBy(error.fields, ({ field }) => field.split('.', 2).join('.'));
  const rejected = [...problems].flatMap(([path, some]) => {
    const [list, at] = path.split('.');
    const row = rows.filter((candidate) => (candidate.row === null) === (list === 'added'))[
      Number(at)
    ];
    if (!row) return [];
    const ofRow = some.map((entry) => ({
      ...entry,
      field: entry.field.slice(path.length + 1).replace(/^values\./, ''),
    }));
    const problem = { type: 'about:blank', title: '', status, code, requestId, fields: ofRow };
    const errors = collectRejections(known, new ApiError(problem), row.values);
    const texts = Object.entries(errors).map(([place, text = '']) => {
      const { kind, name, label } = known.find(({ name }) => place.startsWith(name)) ?? {};
      return kind === 'custom' || place !== name ? ['', `${label}: ${text}`] : [place, text];
    });
    return texts.length > 0 ? [[row.line, Object.fromEntries(texts)] as const] : [];
  });
  return new Map(rejected);
}

/** The rows with what the server rejected of them. */
export const withRejections = <Values, Row>(
  rows: readonly ImportRow<Values, Row>[],
  rejections: Rejections,
): ImportRow<Values, Row>[] =>
  rows.map((row) => {
    const errors = rejections.get(row.line);
    return errors ? { ...row, state: 'error', errors: { ...row.errors, ...errors } } : row;
  });

export function importFault(error: unknown, { size }: Rejections): string {
  if (error instanceof ApiError && error.code === 'stale-version') {
    return 'Iemand anders wijzigde intussen een van deze regels. De lijst is bijgewerkt; kijk het na en importeer opnieuw.';
  }
  return size > 0
    ? `${formatQuantity(size, 'regel is', 'regels zijn')} niet goed ingevuld. Er is niets geïmporteerd.`
    : explainError(error);
}
