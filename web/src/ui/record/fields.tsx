import type { ReactNode } from 'react';
import { typedPlace } from '../../lib/values/location.ts';
import { emailFact } from '../facts/email-fact.tsx';
import type { Fact } from '../facts/Facts.tsx';
import { phoneFact } from '../facts/phone-fact.tsx';
import { placeCell, placeFact } from '../facts/place-fact.tsx';
import type { Field, FieldOfKind } from '../form/fields.ts';
import { ruleOf } from '../form/kinds.ts';
import type { Column, Columns } from '../table/columns.ts';
import { isTyped, readText, type TypedValues, typedValue } from './typed-values.ts';

/** A column that differs from its form field; `width` is in rem. */
export type ColumnOf<Row> = Pick<Column<Row>, 'width'> &
  Partial<
    Pick<
      Column<Row>,
      'key' | 'label' | 'order' | 'orderKind' | 'cell' | 'hint' | 'alsoFoundBy' | 'exported'
    >
  > & { value?: (row: Row) => string; hasYear?: boolean };

/** A field, described once for form, column, export, and the fact on drawer and details page. The first names the record. */
export type RecordField<Values, Row extends Values = Values> = (
  | Field<Values>
  | { [K in keyof TypedValues]: FieldOfKind<Values, K, TypedValues[K]> }[keyof TypedValues]
) & {
  /** Its width in rem, or how the column differs; without it there is no column. */
  column?: number | ColumnOf<Row>;
  /** The fact, where it is more than the text. */
  fact?: (row: Row) => ReactNode;
};

/** Its value as the user reads it. */
export function textOf<Values, Row extends Values>(
  field: RecordField<Values, Row>,
  row: Row,
): string {
  const value = row[field.name];
  return (
    field.textOf?.(row) ??
    readText(field, value) ??
    ruleOf(field).textOf(typedValue(field, value), field)
  );
}

/** A date or a number keeps its kind, by which it is sorted and exported. */
function cellValueOf<Values, Row extends Values>(
  field: RecordField<Values, Row>,
): Pick<Column<Row>, 'kind' | 'value'> {
  const { name } = field;
  if (!isTyped(field)) return { value: (row) => textOf(field, row) };
  return { kind: field.kind, value: (row: Row) => row[name] } as Pick<
    Column<Row>,
    'kind' | 'value'
  >;
}

/** The columns of the fields that have one. */
export const columnsOf = <Values, Row extends Values>(
  fields: readonly RecordField<Values, Row>[],
): Columns<Row> => {
  const [first, ...others] = fields.flatMap((field): Column<Row>[] => {
    const { name, label, column } = field;
    if (column === undefined) return [];
    const own = typeof column === 'number' ? { width: column } : column;
    const value = cellValueOf(field);
    const place = field.kind === 'location' && {
      cell: (row: Row) => placeCell(String(row[name])),
      // As it is typed, so that a point stays that point when the file is imported.
      exported: [{ label, kind: 'text', value: (row: Row) => typedPlace(String(row[name])) }],
    };
    return [{ key: name, label, ...value, ...place, ...own } as Column<Row>];
  });
  if (!first) throw new Error('A list needs a column');
  return [first, ...others];
};

/** A phone number, an address or a place as a link that calls, writes or leads there; else the text. */
function factOf<Values, Row extends Values>(field: RecordField<Values, Row>, row: Row): ReactNode {
  if (field.fact) return field.fact(row);
  const text = textOf(field, row);
  if (text === '') return '';
  if (field.kind === 'phone') return phoneFact(text);
  if (field.kind === 'location') return placeFact(String(row[field.name]));
  return field.kind === 'email' ? emailFact(text) : text;
}

/** What is known of a record besides its name. */
export const factsOf = <Values, Row extends Values>(
  fields: readonly RecordField<Values, Row>[],
  row: Row,
): Fact[] => fields.slice(1).map((field) => [field.label, factOf(field, row)]);
