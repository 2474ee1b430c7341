import { readFileDate } from '../../lib/import/dates.ts';
import type { FileLine } from '../../lib/import/file-contents.ts';
import { errorsOf } from '../form/engine.ts';
import type { Field } from '../form/fields.ts';
import { ruleOf } from '../form/kinds.ts';
import { type RecordField, textOf } from '../record/fields.tsx';
import { formOf } from '../record/typed-values.ts';
import { type ImportDescription, low } from './description.ts';
import { recordFinder, twinFinder } from './identity.ts';
import { optionCell } from './option-cell.ts';

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

/** A cell as a form has it typed, or why it cannot be; what reads as the value that there was is that value. */
function typedCell<Values>(field: Field<Values>, text: string, before: unknown): unknown {
  if (ruleOf(field).textOf(before, field) === text) return before;
  switch (field.kind) {
    case 'date':
      return readFileDate(text, new Date().getFullYear());
    case 'switch':
      if (yes.includes(low(text))) return true;
      return no.includes(low(text)) ? false : { fault: 'Vul ja of nee in' };
    case 'select':
      return optionCell(field, text);
    case 'phone':
      // A workbook takes a number for an amount, without its zero.
      return /^[1-9]\d{8}$/.test(text) ? `0${text}` : text;
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
type FallbackColumns = Pick<ImportDescription<object, object>, 'fallbackColumns'>;

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
    const typed = typedCell(field, text, base[field.name]);
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

/** The cells with those of other columns for the fields that have none. */
const withFallbacks = ({ fallbackColumns = {} }: FallbackColumns, cells: Cells): Cells =>
  new Map([
    ...Object.entries(fallbackColumns).map(
      ([name, other = '']) => [name, cells.get(other) ?? ''] as const,
    ),
    ...cells,
  ]);

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

export const cellKey = (line: number, column: number) => `${line} ${column}`;

/** The line with its cells that were corrected, by line and column. */
export const correctedLine = (
  { number, cells }: FileLine,
  corrected: ReadonlyMap<string, string>,
): FileLine => ({
  number,
  cells: cells.map((text, column) => corrected.get(cellKey(number, column)) ?? text),
});

/** What one line says by itself. */
export type ReadLine<Values, Row> = Omit<ImportRow<Values, Row>, 'state'>;

interface Given<Row> {
  /** The target of each column. */
  mapping: readonly (string | null)[];
  records: readonly Row[];
}

/** Reads lines of a file: what each would make or change, what is wrong with it, and at which column. */
export function lineReader<
  Values extends object,
  Row extends Values & { id: string; deleted?: boolean },
>(description: ImportDescription<Values, Row>, { mapping, records }: Given<Row>) {
  const form = formOf<Values>(description.fields);
  const empty = { ...form.empty, ...description.given };
  const find = recordFinder(description, records);
  return ({ number, cells }: FileLine): ReadLine<Values, Row> => {
    const byTarget: Cells = new Map(
      mapping.flatMap((target, column) => (target ? [[target, cells[column] ?? ''] as const] : [])),
    );
    const first = readCells(description, empty, withFallbacks(description, byTarget));
    const row = find(form.storedOf(first.values));
    const read = row ? readCells(description, form.valuesOf(row), byTarget) : first;
    const errors: Record<string, string> = {
      ...(errorsOf(form.fields, read.values) as Record<string, string>),
      ...read.errors,
    };
    const values = form.storedOf(read.values);
    const changes =
      row && Object.keys(errors).length === 0 ? changesOf(description.fields, row, values) : [];
    return { line: number, values, row, errors, changes };
  };
}

/** The lines in their order, each with what becomes of it among the others. */
export function rowsOf<Values extends object, Row extends Values & { id: string }>(
  description: ImportDescription<Values, Row>,
  lines: readonly ReadLine<Values, Row>[],
): ImportRow<Values, Row>[] {
  const twinOf = twinFinder(description);
  return lines.map((read) => {
    const isFaulty = Object.keys(read.errors).length > 0;
    const twin = twinOf({ ...read, isFaulty });
    if (twin === null) return { ...read, state: stateOf(read) };
    const errors = { ...read.errors, '': `Staat ook op regel ${twin}` };
    return { ...read, errors, state: 'double' };
  });
}

function stateOf({ errors, row, changes }: ReadLine<unknown, unknown>): ImportState {
  if (Object.keys(errors).length > 0) return 'error';
  if (row === null) return 'new';
  return changes.length > 0 ? 'changed' : 'same';
}
