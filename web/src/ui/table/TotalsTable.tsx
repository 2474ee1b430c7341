import type { ReactNode } from 'react';
import classes from './totals.module.css';

interface Group {
  key?: string;
  /** Above the rows. */
  heading?: string;
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

interface Props {
  name: string;
  head: readonly string[];
  groups: readonly Group[];
  foot?: readonly ReactNode[];
}

const Cells = ({
  cells: [first, ...others],
  head,
}: {
  cells: readonly ReactNode[];
  head: readonly string[];
}) => (
  <>
    <th scope="row" title={typeof first === 'string' ? first : undefined}>
      {first}
    </th>
    {others.map((cell, index) => (
      <td key={head[index + 1]}>{cell}</td>
    ))}
  </>
);

/** Sums in rows, the names on the left and numbers on the right. */
export const TotalsTable = ({ name, head, groups, foot }: Props) => (
  <table className={classes.totals} aria-label={name}>
    <thead>
      <tr>
        {head.map((label) => (
          <th key={label} scope="col">
            {label}
          </th>
        ))}
      </tr>
    </thead>
    {groups.map(({ key = '', heading, rows }) => (
      <tbody key={key}>
        {heading && (
          <tr>
            <th scope="rowgroup" colSpan={head.length}>
              <strong>{heading}</strong>
            </th>
          </tr>
        )}
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            <Cells cells={cells} head={head} />
          </tr>
        ))}
      </tbody>
    ))}
    {foot && (
      <tfoot>
        <tr>
          <Cells cells={foot} head={head} />
        </tr>
      </tfoot>
    )}
  </table>
);
