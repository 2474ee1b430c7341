import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Fact } from '../Facts.tsx';
import type { Field } from '../form/fields.ts';
import { ruleOf } from '../form/kinds.ts';
import type { Column, Columns } from '../table/columns.ts';

/** A column that differs from its form field; `width` is in rem. */
export type ColumnOf<Row> = Pick<Column<Row>, 'width'> &
  Partial<
    Pick<Column<Row>, 'key' | 'label' | 'order' | 'orderKind' | 'cell' | 'hint' | 'alsoFoundBy'>
  >;

/**
 * A field of a record, described once: the form field, the column of the list and its export, and the fact on the drawer and the
 * details page. The first field names the record.
 */
export type RecordField<Values, Row extends Values = Values> = Field<Values> & {
  /** Its width in rem, or how the column differs; without it there is no column. */
  column?: number | ColumnOf<Row>;
  /** The fact, where it is more than the text. */
  fact?: (row: Row) => ReactNode;
};

/** Its value as the user reads it. */
const textOf = <Values,>(field: Field<Values>, values: Values): string =>
  field.textOf?.(values) ?? ruleOf(field).textOf(values[field.name], field);

/** The columns of the fields that have one. */
export const columnsOf = <Values, Row extends Values>(
  fields: readonly RecordField<Values, Row>[],
): Columns<Row> => {
  const [first, ...others] = fields.flatMap((field): Column<Row>[] => {
    const { name, label, column } = field;
    if (column === undefined) return [];
    const own = typeof column === 'number' ? { width: column } : column;
    return [{ key: name, label, value: (row: Row) => textOf(field, row), ...own }];
  });
  if (!first) throw new Error('A list needs a column');
  return [first, ...others];
};

/** A phone number or address that calls or writes at once; else the text. */
function factOf<Values, Row extends Values>(field: RecordField<Values, Row>, row: Row): ReactNode {
  if (field.fact) return field.fact(row);
  const text = textOf(field, row);
  if (text === '') return '';
  if (field.kind === 'phone')
    return <Anchor href={`tel:${text.replace(/[^\d+]/g, '')}`}>{text}</Anchor>;
  return field.kind === 'email' ? <Anchor href={`mailto:${text}`}>{text}</Anchor> : text;
}

/** What is known of a record besides its name. */
export const factsOf = <Values, Row extends Values>(
  fields: readonly RecordField<Values, Row>[],
  row: Row,
): Fact[] => fields.slice(1).map((field) => [field.label, factOf(field, row)]);

/** The values of the form of a new record. */
export const emptyOf = <Values extends object>(fields: readonly Field<Values>[]): Values =>
  Object.fromEntries(fields.map((field) => [field.name, ruleOf(field).empty])) as Values;

/** The values of the form of a record. */
export const valuesOf =
  <Values extends object>(fields: readonly Field<Values>[]) =>
  (row: Values): Values =>
    Object.fromEntries(fields.map(({ name }) => [name, row[name]])) as Values;
