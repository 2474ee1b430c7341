import { readFileDate } from '../../lib/import/dates.ts';
import type { FileTable } from '../../lib/import/read-file.ts';
import { errorsOf } from '../form/engine.ts';
import type { Field } from '../form/fields.ts';
import { type RecordField, textOf } from '../record/fields.tsx';
import { formOf } from '../record/typed-values.ts';
import type { ImportDescription } from './description.ts';

export type ImportState = 'error' | 'double' | 'new' | 'changed' | 'same';

/** A line of the file as it would be imported. */
export interface ImportRow<Values, Row> {
  /** In the file. */
  line: number;
  state: ImportState;
  values: Values;
  /** The record that it changes. */
  row: Row | null;
  /** By target; '' for what belongs to no column. */
  errors: Readonly<Record<string, string>>;
  /** What becomes of the record: 'Ploeg: A → B'. */
  changes: readonly string[];
}

const yes = ['ja', 'j', 'x', '1', 'true', 'waar', 'yes'];
const no = ['nee', 'n', '0', 'false', 'onwaar', 'no', ''];

const low = (text: string) => text.trim().toLowerCase();

/** A cell as a form has it typed, or why it cannot be. */
function typedCell<Values>(field: Field<Values>, text: string): unknown {
  switch (field.kind) {
    case 'date':
      return readFileDate(text, new Date().getFullYear());
    case 'switch':
      if (yes.includes(low(text))) return true;
      return no.includes(low(text)) ? false : { fault: 'Vul ja of nee in' };
    case 'select': {
      const option = field.options?.find(({ label }) => low(label) === low(text));
      const labels = field.options?.map(({ label }) => label).join(', ');
      return option ? option.value : { fault: `Kies uit: ${labels}` };
    }
    default:
      return text;
  }
}

const isFault = (value: unknown): value is { fault: string } =>
  typeof value === 'object' && value !== null && 'fault' in value;

interface Read<Values> {
  values: Values;
  errors: Record<string, string>;
}

type Cells = ReadonlyMap<string, string>;

/** The values with what the cells say; an empty cell says nothing. */
function readCells<Values extends object, Row extends Values>(
  description: ImportDescription<Values, Row>,
  base: Values,
  cells: Cells,
): Read<Values> {
  const errors: Record<string, string> = {};
  let values = base;
  for (const field of description.fields as readonly Field<Values>[]) {
    const text = cells.get(field.name) ?? '';
    if (text === '' || field.kind === 'custom') continue;
    const typed = typedCell(field, text);
    if (isFault(typed)) errors[field.name] = typed.fault;
    else values = { ...values, [field.name]: typed };
  }
  for (const part of description.parts) {
    const text = cells.get(part.key) ?? '';
    if (text === '') continue;
    const applied = part.apply(values, text);
    if (isFault(applied)) errors[part.key] = applied.fault;
    else values = applied as Values;
  }
  return { values, errors };
}

function changesOf<Values extends object, Row extends Values>(
  fields: readonly RecordField<Values, Row>[],
  before: Row,
  after: Values,
): string[] {
  const row = { ...before, ...after };
  return fields.flatMap((field) => {
    const { name, label } = field;
    if (JSON.stringify(before[name]) === JSON.stringify(row[name])) return [];
    const [from, to] = [textOf(field, before), textOf(field, row)];
    return [`${label}: ${from || 'leeg'} → ${to || 'leeg'}`];
  });
}

interface Given<Row> {
  table: FileTable;
  /** The target of each column. */
  mapping: readonly (string | null)[];
  /** Cells that were corrected, by line and column. */
  corrected: ReadonlyMap<string, string>;
  records: readonly Row[];
}

export const cellKey = (line: number, column: number) => `${line} ${column}`;

/** Every line of a file: what it would make, what is wrong with it, and at which column. */
export function readImport<Values extends object, Row extends Values & { deleted?: boolean }>(
  description: ImportDescription<Values, Row>,
  { table, mapping, corrected, records }: Given<Row>,
): ImportRow<Values, Row>[] {
  const form = formOf<Values>(description.fields);
  const empty = { ...form.empty, ...description.given };
  const known = recordsByKey(description, records);
  const seen = new Map<string, number>();
  return table.lines.map(({ number, cells }) => {
    const byTarget: Cells = new Map(
      mapping.flatMap((target, column) => {
        const text = corrected.get(cellKey(number, column)) ?? cells[column] ?? '';
        return target ? [[target, text] as const] : [];
      }),
    );
    const first = readCells(description, empty, byTarget);
    const row = findRecord(description, known, form.storedOf(first.values));
    const read = row ? readCells(description, form.valuesOf(row), byTarget) : first;
    const errors: Record<string, string> = {
      ...(errorsOf(form.fields, read.values) as Record<string, string>),
      ...read.errors,
    };
    const values = form.storedOf(read.values);
    const twin = twinOf(description, seen, values, number);
    if (twin !== null) errors[''] = `Staat ook op regel ${twin}`;
    const changes =
      row && Object.keys(errors).length === 0 ? changesOf(description.fields, row, values) : [];
    const state = stateOf(errors, { isTwin: twin !== null, isKnown: row !== null, changes });
    return { line: number, state, values, row, errors, changes };
  });
}

function stateOf(
  errors: object,
  { isTwin, isKnown, changes }: { isTwin: boolean; isKnown: boolean; changes: readonly string[] },
): ImportState {
  if (isTwin) return 'double';
  if (Object.keys(errors).length > 0) return 'error';
  if (!isKnown) return 'new';
  return changes.length > 0 ? 'changed' : 'same';
}

type ByKey<Row> = ReadonlyMap<string, Row | null>;

/** Records by each of their keys; null where several have it, which then tells none. */
function recordsByKey<Values extends object, Row extends Values & { deleted?: boolean }>(
  { keysOf }: ImportDescription<Values, Row>,
  records: readonly Row[],
): ByKey<Row> {
  const found = new Map<string, Row | null>();
  for (const record of records) {
    if (record.deleted) continue;
    for (const key of keysOf(record)) found.set(key, found.has(key) ? null : record);
  }
  return found;
}

function findRecord<Values extends object, Row extends Values>(
  { keysOf }: ImportDescription<Values, Row>,
  known: ByKey<Row>,
  values: Values,
): Row | null {
  for (const key of keysOf(values)) {
    const record = known.get(key);
    if (record) return record;
  }
  return null;
}

/** The line with the same strongest key. */
function twinOf<Values extends object, Row extends Values>(
  { keysOf }: ImportDescription<Values, Row>,
  seen: Map<string, number>,
  values: Values,
  line: number,
): number | null {
  const [key] = keysOf(values);
  if (key === undefined) return null;
  const twin = seen.get(key);
  if (twin === undefined) seen.set(key, line);
  return twin ?? null;
}
