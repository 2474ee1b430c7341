import { ColumnChoice } from '../ColumnChoice.tsx';
import classes from '../import.module.css';
import {
  CellField,
  getCell,
  getHeader,
  type LinesProps,
  type RowProps,
  type RowsProps,
  Take,
  What,
} from './row-parts.tsx';

/** The columns of the file: the one that says which row it is, then those with something to correct. */
function listColumns({ table, targets, mapping, rows, corrected }: RowsProps): readonly number[] {
  const naming = targets[0]?.key;
  const faulty = new Set(rows.flatMap(({ errors }) => Object.keys(errors)));
  const mended = new Set([...corrected.keys()].map((key) => Number(key.split(' ')[1])));
  const rank = (column: number) => {
    if (naming !== undefined && mapping[column] === naming) return 0;
    return mended.has(column) || faulty.has(mapping[column] ?? '') ? 1 : 2;
  };
  return [...table.headers.keys()].toSorted((a, b) => rank(a) - rank(b));
}

/** The lines in the office: all cells of the file below its headers. */
export function ImportTable({ lines, more, ...props }: LinesProps) {
  const { table } = props;
  const columns = listColumns(props);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
    <section className={classes.scroller} aria-label="Regels van het bestand" tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Regel</th>
            <th scope="col">Wat</th>
            {columns.map((column) => (
              <th scope="col" key={column}>
                <span className="block font-semibold" style={{ paddingBottom: '0.25rem' }}>
                  {getHeader(table, column)}
                </span>
                <ColumnChoice
                  {...props}
                  column={column}
                  aria-label={`Overnemen als: ${table.headers[column] || `kolom ${column + 1}`}`}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.row.line} line={line} columns={columns} />
          ))}
        </tbody>
      </table>
      {more}
    </section>
  );
}

function Line({ line, columns }: { line: RowProps; columns: readonly number[] }) {
  const { row, left, mapping } = line;
  return (
    <tr data-state={row.state} data-left={left.has(row.line) || undefined}>
      <th scope="row">
        <Take {...line} />
      </th>
      <td>
        <What {...line} />
      </td>
      {columns.map((column) => {
        const { text, isOpen } = getCell(line, column);
        return (
          <td key={column} data-skipped={!mapping[column] || undefined}>
            {isOpen ? <CellField {...line} column={column} /> : text}
          </td>
        );
      })}
    </tr>
  );
}
