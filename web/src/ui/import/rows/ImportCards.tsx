import { toLowerCase } from '@ploegplan/contract/texts/terms';
import { Folded } from '../../page/Folded.tsx';
import { ColumnChoice } from '../ColumnChoice.tsx';
import classes from '../import.module.css';
import {
  CellField,
  getCell,
  getHeader,
  type LinesProps,
  type RowProps,
  Take,
  What,
} from './row-parts.tsx';

/** The lines on a phone: a card each, with what becomes of it and only the cells to correct. */
export function ImportCards({ lines, more, lacksColumn, ...props }: LinesProps) {
  const { table } = props;
  return (
    <>
      <Folded label="Kolommen" className={classes.columns} open={lacksColumn}>
        {table.headers.map((header, column) => (
          <ColumnChoice
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have no id, and their names may be the same.
            key={column}
            {...props}
            column={column}
            label={getHeader(table, column)}
            aria-label={`Overnemen als: ${header || `kolom ${column + 1}`}`}
          />
        ))}
      </Folded>
      <ul className="grid gap-2 p-0" aria-label="Regels van het bestand">
        {lines.map((line) => (
          <Card key={line.row.line} {...line} />
        ))}
      </ul>
      {more}
    </>
  );
}

/** Formats the name of a row: the column of the first target, which names a record, or else the first mapped and filled one. */
function formatName(line: RowProps): string {
  const {
    targets: [naming],
    mapping,
  } = line;
  const texts = mapping.map((target, column) => (target ? getCell(line, column).text : ''));
  const at = naming ? mapping.indexOf(naming.key) : -1;
  if (texts[at]) return texts[at];
  const isMissing = naming?.required && at !== -1;
  return isMissing
    ? `Zonder ${toLowerCase(naming.label)}`
    : (texts.find((text) => text !== '') ?? '');
}

function Card(line: RowProps) {
  const { row, left, table } = line;
  return (
    <li className={classes.card} data-state={row.state} data-left={left.has(row.line) || undefined}>
      <div className="flex gap-2 items-center">
        <Take {...line} />
        <strong>{formatName(line)}</strong>
      </div>
      <div>
        <What {...line} hasFields />
      </div>
      {[...table.headers.keys()]
        .filter((column) => getCell(line, column).isOpen)
        .map((column) => (
          <CellField key={column} {...line} column={column} label={getHeader(table, column)} />
        ))}
    </li>
  );
}
