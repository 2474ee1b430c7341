import { TextInput } from '@mantine/core';
import { normaliseName } from '@ploegplan/contract/values/text';
import { IconAlertTriangle, IconCopy, IconEqual, IconPencil, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { FileTable } from '../../../lib/import/read-file.ts';
import { SelectField } from '../../form/select/SelectField.tsx';
import type { ImportTarget } from '../description.ts';
import classes from '../import.module.css';
import { createCellKey, type ImportRow, type ImportState } from './import-rows.ts';

export interface RowsProps {
  table: FileTable;
  targets: readonly ImportTarget[];
  mapping: readonly (string | null)[];
  onMapping: (mapping: (string | null)[]) => void;
  rows: readonly ImportRow<unknown, unknown>[];
  corrected: ReadonlyMap<string, string>;
  onCorrect: (line: number, column: number, text: string) => void;
  left: ReadonlySet<number>;
  onLeave: (line: number) => void;
  /** No column is taken for a field that is required. */
  lacksColumn: boolean;
}

export interface RowProps extends RowsProps {
  row: ImportRow<unknown, unknown>;
  cells: readonly string[];
}

export interface LinesProps extends RowsProps {
  lines: readonly RowProps[];
  /** The content below the lines, to get the next ones. */
  more: ReactNode;
}

const icons = {
  error: IconAlertTriangle,
  double: IconCopy,
  new: IconPlus,
  changed: IconPencil,
  same: IconEqual,
};

const texts: Record<ImportState, string> = {
  error: 'Fout',
  double: 'Dubbel',
  new: 'Nieuw',
  changed: 'Wordt gewijzigd',
  same: 'Ongewijzigd',
};

export const getHeader = ({ headers }: FileTable, column: number): string =>
  headers[column] || `Kolom ${column + 1}`;

/** The columns of the file, in which this row has a fault. */
const formatFaultyHeaders = ({ table, mapping, row: { errors } }: RowProps): string =>
  mapping
    .flatMap((target, column) => (target && errors[target] ? getHeader(table, column) : []))
    .join(', ');

const tones: Partial<Record<ImportState, string>> = {
  error: 'text-error',
  double: 'text-error',
  same: 'text-quiet font-normal',
};

/** Shows a row's errors, unless its fields beside it do so, or its changes. */
export function What({ hasFields = false, ...props }: RowProps & { hasFields?: boolean }) {
  const { row, mapping } = props;
  const { state, errors, changes } = row;
  const Icon = icons[state];
  const mapped = new Set(mapping);
  // Errors that belong to no column of the file, such as a name that is missing.
  const others = Object.entries(errors).filter(([target]) => !mapped.has(target));
  const details = [
    ...(hasFields ? [] : [formatFaultyHeaders(props)]),
    ...others.map(([, text]) => text),
    ...changes,
  ];
  // A column that all rows lack is named once, above all rows.
  if (state === 'error' && Object.keys(errors).length === 0) return null;
  return (
    <>
      <span className={`flex gap-1-5 items-center font-semibold ${tones[state] ?? ''}`}>
        <Icon size={16} stroke={1.5} aria-hidden />
        {texts[state]}
      </span>
      {details.filter(Boolean).map((text) => (
        <span key={text} className="block text-quiet">
          {text}
        </span>
      ))}
    </>
  );
}

/** The number of a row, with its choice whether it is taken. */
export function Take({ row: { line, state }, left, onLeave }: RowProps) {
  if (state !== 'new' && state !== 'changed') return line;
  return (
    <label className={classes.take}>
      <input
        type="checkbox"
        aria-label={`Regel ${line} overnemen`}
        checked={!left.has(line)}
        onChange={() => onLeave(line)}
      />
      {line}
    </label>
  );
}

/** A cell as the file has it or as it was corrected, with its fault. */
export function getCell({ row, cells, mapping, corrected }: RowProps, column: number) {
  const target = mapping[column];
  const key = createCellKey(row.line, column);
  const error = target ? row.errors[target] : undefined;
  return {
    text: corrected.get(key) ?? cells[column] ?? '',
    error,
    isOpen: error !== undefined || corrected.has(key),
  };
}

/** The field in which a cell is corrected: by choice where only some values are known. */
export function CellField(props: RowProps & { column: number; label?: string }) {
  const { table, targets, mapping, row, column, label, onCorrect } = props;
  const { text, error } = getCell(props, column);
  const choices = targets.find(({ key }) => key === mapping[column])?.choices;
  const shared = {
    ...(label === undefined
      ? { 'aria-label': `Regel ${row.line}, ${getHeader(table, column)}` }
      : { label }),
    error,
  };
  const correct = (value: string) => onCorrect(row.line, column, value);
  if (!choices) {
    return (
      <TextInput
        {...shared}
        value={text}
        onChange={({ currentTarget }) => correct(currentTarget.value)}
      />
    );
  }
  return (
    <SelectField
      {...shared}
      settings={{ options: choices }}
      value={
        choices.find(({ value }) => normaliseName(value) === normaliseName(text))?.value ?? null
      }
      onChange={(value) => correct(value ?? '')}
    />
  );
}
