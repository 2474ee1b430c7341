import type { ReactNode } from 'react';
import { formatTypedPlace } from '../../lib/values/location.ts';
import { renderEmailFact } from '../facts/email-fact.tsx';
import type { Fact } from '../facts/Facts.tsx';
import { renderPhoneFact } from '../facts/phone-fact.tsx';
import { renderPlaceCell, renderPlaceFact } from '../facts/place-fact.tsx';
import type { Field, FieldOfKind } from '../form/fields.ts';
import { getRule } from '../form/kinds.ts';
import type { Column, Columns } from '../table/columns.ts';
import { isTyped, readText, type TypedValues, toTypedValue } from './typed-values.ts';

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
  /** The column's width in rem, or its settings; without it there is no column. */
  column?: number | ColumnOf<Row>;
  /** The fact, where it is more than the text. */
  fact?: (row: Row) => ReactNode;
};

export function formatValue<Values, Row extends Values>(
  field: RecordField<Values, Row>,
  row: Row,
): string {
  const value = row[field.name];
  return (
    field.formatText?.(row) ??
    readText(field, value) ??
    getRule(field).formatText(toTypedValue(field, value), field)
  );
}

/** A date or a number keeps its kind, by which it is sorted and exported. */
function createCellValue<Values, Row extends Values>(
  field: RecordField<Values, Row>,
): Pick<Column<Row>, 'kind' | 'value'> {
  const { name } = field;
  if (!isTyped(field)) return { value: (row) => formatValue(field, row) };
  return { kind: field.kind, value: (row: Row) => row[name] } as Pick<
    Column<Row>,
    'kind' | 'value'
  >;
}

/** The columns of the fields that have one. */
export const createColumns = <Values, Row extends Values>(
  fields: readonly RecordField<Values, Row>[],
): Columns<Row> => {
  const [first, ...others] = fields.flatMap((field): Column<Row>[] => {
    const { name, label, column } = field;
    if (column === undefined) return [];
    const own = typeof column === 'number' ? { width: column } : column;
    const value = createCellValue(field);
    const place = field.kind === 'location' && {
      cell: (row: Row) => renderPlaceCell(String(row[name])),
      // The number is exported as it is typed, so that a point stays that point when the file is imported.
      exported: [{ label, kind: 'text', value: (row: Row) => formatTypedPlace(String(row[name])) }],
    };
    return [{ key: name, label, ...value, ...place, ...own } as Column<Row>];
  });
  if (!first) throw new Error('A list needs a column');
  return [first, ...others];
};

/** A phone number, an address or a place as a link that calls, writes or leads there; else the text. */
function renderFact<Values, Row extends Values>(
  field: RecordField<Values, Row>,
  row: Row,
): ReactNode {
  if (field.fact) return field.fact(row);
  const text = formatValue(field, row);
  if (text === '') return '';
  if (field.kind === 'phone') return renderPhoneFact(text);
  if (field.kind === 'location') return renderPlaceFact(String(row[field.name]));
  return field.kind === 'email' ? renderEmailFact(text) : text;
}

export const listFacts = <Values, Row extends Values>(
  fields: readonly RecordField<Values, Row>[],
  row: Row,
): Fact[] => fields.slice(1).map((field) => [field.label, renderFact(field, row)]);
