import { repairPhone } from '@ploegplan/contract/values/phones';
import { normaliseLine, normaliseName, normaliseText } from '@ploegplan/contract/values/text';
import { replaceEqualDeep } from '@tanstack/react-query';
import { readFileDate } from '../../../lib/import/dates.ts';
import type { FileLine } from '../../../lib/import/file-contents.ts';
import { formatTypedPlace } from '../../../lib/values/location.ts';
import { findErrors } from '../../form/engine.ts';
import type { Field } from '../../form/fields.ts';
import { getRule } from '../../form/kinds.ts';
import { formatValue, type RecordField } from '../../record/fields.tsx';
import { createForm, toTypedValue } from '../../record/typed-values.ts';
import type { ImportDescription } from '../description.ts';
import { createTwinFinder, recordFinder } from './identity.ts';
import { joinCells } from './joined.ts';
import { readOptionCell } from './option-cell.ts';

export type ImportState = 'error' | 'double' | 'new' | 'changed' | 'same';

/** A line of the file as it would be imported. */
export interface ImportRow<Values, Row> {
  /** The number of the line in the file. */
  line: number;
  state: ImportState;
  values: Values;
  /** The record that it changes. */
  row: Row | null;
  /** The errors by target; '' for those that belong to no column. */
  errors: Readonly<Record<string, string>>;
  /** The changes of the record: 'Ploeg: A → B'. */
  changes: readonly string[];
  /** The fields of the record that stay as they are, because the file has only a part of them. */
  kept: readonly string[];
}

const yes = ['ja', 'j', 'x', '1', 'true', 'waar', 'yes'];
const no = ['nee', 'n', '0', 'false', 'onwaar', 'no', ''];

/** A cell as a form has it typed, or why it cannot be; what reads as the value that there was is that value. */
function toTypedCell<Values>(field: Field<Values>, text: string, before: unknown): unknown {
  if (getRule(field).formatText(before, field) === text) return before;
  if (field.kind === 'location' && formatTypedPlace(String(before)) === text) return before;
  switch (field.kind) {
    case 'date':
      return readFileDate(text, new Date().getFullYear());
    case 'switch':
      if (yes.includes(normaliseName(text))) return true;
      return no.includes(normaliseName(text)) ? false : { fault: 'Vul ja of nee in' };
    case 'select':
      return readOptionCell(field, text);
    case 'phone':
      return repairPhone(text);
    default:
      return text;
  }
}

const isFault = (value: unknown): value is { fault: string } =>
  typeof value === 'object' && value !== null && 'fault' in value;

interface Read<Values> {
  values: Values;
  errors: Record<string, string>;
  kept: readonly string[];
}

type Cells = ReadonlyMap<string, string>;
type FallbackColumns = Pick<ImportDescription<object, object>, 'fallbackColumns'>;

interface Base<Values> {
  /** The values as in the form. */
  values: Values;
  /** True when the keys are those of a record. */
  isKnown: boolean;
}

/** The values with what the cells say; an empty cell says nothing. */
function readCells<Values extends object, Row extends Values>(
  description: ImportDescription<Values, Row>,
  { values: base, isKnown }: Base<Values>,
  given: Cells,
  replaced: ReadonlySet<string>,
): Read<Values> {
  const { joined = [], parts = [] } = description;
  const fields = description.fields as readonly Field<Values>[];
  const { cells, joinedBy, kept } = joinCells(joined, given, isKnown ? base : null, replaced);
  const errors: Record<string, string> = {};
  let values = base;
  for (const field of fields) {
    const text = cells.get(field.name) ?? '';
    if (text === '' || field.kind === 'custom') continue;
    const typed = toTypedCell(field, text, base[field.name]);
    if (isFault(typed)) errors[field.name] = typed.fault;
    else values = { ...values, [field.name]: typed };
  }
  for (const { columns, apply } of parts) {
    const texts = columns.map(({ key }) => cells.get(key) ?? '');
    if (!texts.some(Boolean)) continue;
    const applied = apply(values, texts);
    if ('faults' in applied) Object.assign(errors, applied.faults);
    else values = applied;
  }
  const all: Record<string, string> = {
    ...(findErrors(fields, values) as Record<string, string>),
    ...errors,
  };
  // An error in a joined text is shown at the first of its columns.
  const placed = Object.entries(all).map(
    ([key, text]) => [joinedBy.get(key) ?? key, text] as const,
  );
  return { values, errors: Object.fromEntries(placed), kept };
}

/** The cells with those of other columns for the fields that have none. */
const withFallbacks = ({ fallbackColumns = {} }: FallbackColumns, cells: Cells): Cells =>
  new Map([
    ...Object.entries(fallbackColumns).map(
      ([name, other = '']) => [name, cells.get(other) ?? ''] as const,
    ),
    ...cells,
  ]);

function listChanges<Values extends object, Row extends Values>(
  fields: readonly RecordField<Values, Row>[],
  before: Row,
  after: Values,
): string[] {
  const row = { ...before, ...after };
  return fields.flatMap((field) => {
    const { label } = field;
    const compared = toComparableCell(field, before);
    if (replaceEqualDeep(compared, toComparableCell(field, row)) === compared) return [];
    const [from, to] = [formatValue(field, before), formatValue(field, row)];
    return [`${label}: ${from || 'leeg'} → ${to || 'leeg'}`];
  });
}

/** Equal for equivalent values, such as a name with another kind of spaces. */
const toComparableCell = <Values extends object, Row extends Values>(
  field: RecordField<Values, Row>,
  row: Row,
): unknown =>
  field.comparable?.(row) ?? getRule(field).comparable(toTypedValue(field, row[field.name]), field);

export const createCellKey = (line: number, column: number) => `${line} ${column}`;

/** The line with its cells that were corrected, by line and column. */
export const applyCorrections = (
  { number, cells }: FileLine,
  corrected: ReadonlyMap<string, string>,
): FileLine => ({
  number,
  cells: cells.map((text, column) => corrected.get(createCellKey(number, column)) ?? text),
});

export type ReadLine<Values, Row> = Omit<ImportRow<Values, Row>, 'state'>;

export interface Given<Row> {
  /** The target of each column. */
  mapping: readonly (string | null)[];
  records: readonly Row[];
  /** The joined fields that are replaced also where the file has only a part of them. */
  replaced: ReadonlySet<string>;
}

/** A cell as it is stored. What a spreadsheet has on several lines in one is a list in a field of one line. */
const normaliseCell = (text: string, isMultiline: boolean): string =>
  isMultiline
    ? normaliseText(text)
    : normaliseLine(
        text
          .trim()
          .replace(/[\s,]*[\r\n\v\f\u0085\u2028\u2029][\s,]*/g, ', ')
          .replaceAll('\t', ' '),
      );

/** Reads lines of a file: what each would make or change, what is wrong with it, and at which column. */
export function createLineReader<
  Values extends object,
  Row extends Values & { id: string; deleted?: boolean },
>(description: ImportDescription<Values, Row>, { mapping, records, replaced }: Given<Row>) {
  const form = createForm<Values>(description.fields);
  const empty = { values: { ...form.empty, ...description.given }, isKnown: false };
  const multiline = new Set(
    description.fields.filter(({ kind }) => kind === 'multiline').map(({ name }) => name as string),
  );
  const find = recordFinder(description, records);
  return ({ number, cells }: FileLine): ReadLine<Values, Row> => {
    const byTarget: Cells = new Map(
      mapping.flatMap((target, column) =>
        target
          ? [[target, normaliseCell(cells[column] ?? '', multiline.has(target))] as const]
          : [],
      ),
    );
    const first = readCells(description, empty, withFallbacks(description, byTarget), replaced);
    const row = find(form.toStored(first.values));
    const known = row && { values: form.toValues(row), isKnown: true };
    const { kept, ...read } = known ? readCells(description, known, byTarget, replaced) : first;
    const errors = {
      ...(row === null && description.unknown && { '': description.unknown }),
      ...read.errors,
    };
    const values = form.toStored(read.values);
    const changes =
      row && Object.keys(errors).length === 0 ? listChanges(description.fields, row, values) : [];
    return { line: number, values, row, errors, changes, kept };
  };
}

/** The lines in their order, each with what becomes of it among the others. */
export function buildRows<Values extends object, Row extends Values & { id: string }>(
  description: ImportDescription<Values, Row>,
  lines: readonly ReadLine<Values, Row>[],
): ImportRow<Values, Row>[] {
  const findTwin = createTwinFinder(description);
  return lines.map((read) => {
    const isFaulty = Object.keys(read.errors).length > 0;
    const twin = findTwin({ ...read, isFaulty });
    if (twin === null) return { ...read, state: getState(read) };
    const errors = { ...read.errors, '': `Staat ook op regel ${twin}` };
    return { ...read, errors, state: 'double' };
  });
}

function getState({ errors, row, changes }: ReadLine<unknown, unknown>): ImportState {
  if (Object.keys(errors).length > 0) return 'error';
  if (row === null) return 'new';
  return changes.length > 0 ? 'changed' : 'same';
}
