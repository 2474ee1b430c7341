import { NativeSelect, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconCopy, IconEqual, IconPencil, IconPlus } from '@tabler/icons-react';
import { useId, useMemo } from 'react';
import type { FileTable } from '../../lib/import/read-file.ts';
import { formatNumber } from '../../lib/values/numbers.ts';
import type { ImportTarget } from './description.ts';
import classes from './import.module.css';
import { cellKey, type ImportRow, type ImportState } from './import-rows.ts';

interface Props {
  table: FileTable;
  targets: readonly ImportTarget[];
  mapping: readonly (string | null)[];
  onMapping: (mapping: (string | null)[]) => void;
  rows: readonly ImportRow<unknown, unknown>[];
  corrected: ReadonlyMap<string, string>;
  onCorrect: (line: number, column: number, text: string) => void;
  left: ReadonlySet<number>;
  onLeave: (line: number) => void;
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

/** Rows shown at once; faults come first. */
const MOST_SHOWN = 200;

const order: readonly ImportState[] = ['error', 'double', 'changed', 'new', 'same'];
const byState = (one: { state: ImportState }, other: { state: ImportState }) =>
  order.indexOf(one.state) - order.indexOf(other.state);

/** The lines of a file with what becomes of each; columns can be taken for something else, and faulty cells corrected. */
export function ImportTable(props: Props) {
  const { table, targets, mapping, onMapping, rows } = props;
  const cellsOf = useMemo(
    () => new Map(table.lines.map(({ number, cells }) => [number, cells])),
    [table],
  );
  const shown = useMemo(() => rows.toSorted(byState).slice(0, MOST_SHOWN), [rows]);
  const lists = useId();
  const choices = [
    { value: '', label: 'Niet overnemen' },
    ...targets.map(({ key, label }) => ({ value: key, label })),
  ];
  const map = (column: number, target: string) =>
    onMapping(
      mapping.map((one, at) => {
        if (at === column) return target || null;
        // A target is of one column.
        return one === target ? null : one;
      }),
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
    <section className={classes.scroller} aria-label="Regels van het bestand" tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Regel</th>
            <th scope="col">Wat</th>
            {table.headers.map((header, column) => (
              <th scope="col" key={cellKey(0, column)}>
                <span className={classes.header}>{header || `Kolom ${column + 1}`}</span>
                <NativeSelect
                  aria-label={`Overnemen als: ${header || `kolom ${column + 1}`}`}
                  value={mapping[column] ?? ''}
                  data={choices}
                  onChange={({ currentTarget }) => map(column, currentTarget.value)}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <Line
              key={row.line}
              {...props}
              row={row}
              cells={cellsOf.get(row.line) ?? []}
              listOf={(target) => `${lists}${target}`}
            />
          ))}
        </tbody>
      </table>
      {targets.map(
        ({ key, choices }) =>
          choices && (
            <datalist key={key} id={`${lists}${key}`}>
              {choices.map((choice) => (
                <option key={choice} value={choice} />
              ))}
            </datalist>
          ),
      )}
      {rows.length > MOST_SHOWN && (
        <p className={classes.more}>En nog {formatNumber(rows.length - MOST_SHOWN)} regels.</p>
      )}
    </section>
  );
}

interface LineProps extends Props {
  row: ImportRow<unknown, unknown>;
  cells: readonly string[];
  /** The id of what can be chosen for a target. */
  listOf: (target: string) => string;
}

function Line(props: LineProps) {
  const { row, cells, table, mapping, corrected, onCorrect, left, onLeave, listOf } = props;
  const { line, state, errors, changes } = row;
  const Icon = icons[state];
  const isGood = state === 'new' || state === 'changed';
  const mapped = new Set(mapping);
  // What belongs to no column of the file, such as a name that is missing.
  const others = Object.entries(errors).filter(([target]) => !mapped.has(target));
  return (
    <tr data-state={state} data-left={left.has(line) || undefined}>
      <th scope="row">
        {isGood ? (
          <label className={classes.take}>
            <input
              type="checkbox"
              aria-label={`Regel ${line} overnemen`}
              checked={!left.has(line)}
              onChange={() => onLeave(line)}
            />
            {line}
          </label>
        ) : (
          line
        )}
      </th>
      <td>
        <span className={classes.state}>
          <Icon size={16} stroke={1.5} aria-hidden />
          {texts[state]}
        </span>
        {[...others.map(([, text]) => text), ...changes].map((text) => (
          <span key={text} className={classes.detail}>
            {text}
          </span>
        ))}
      </td>
      {table.headers.map((_, column) => {
        const target = mapping[column];
        const key = cellKey(line, column);
        const text = corrected.get(key) ?? cells[column] ?? '';
        const error = target ? errors[target] : undefined;
        return (
          <td key={key} data-skipped={!target || undefined}>
            {error || corrected.has(key) ? (
              <TextInput
                aria-label={`Regel ${line}, ${table.headers[column]}`}
                value={text}
                error={error}
                {...(target && { list: listOf(target) })}
                onChange={({ currentTarget }) => onCorrect(line, column, currentTarget.value)}
              />
            ) : (
              text
            )}
          </td>
        );
      })}
    </tr>
  );
}
