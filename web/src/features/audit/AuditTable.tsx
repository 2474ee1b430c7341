import type { AuditEntry } from '@ploegplan/contract/audit/schemas';
import type { Terms } from '@ploegplan/contract/texts/terms';
import { useIsPhone } from '../../ui/page/viewport.ts';
import classes from './audit.module.css';
import { Actor, Happened } from './audit-cells.tsx';
import { formatWhen } from './when.ts';

interface AuditTableProps {
  entries: readonly AuditEntry[];
  terms: Terms;
}

export function AuditTable(props: AuditTableProps) {
  return useIsPhone() ? <Cards {...props} /> : <Table {...props} />;
}

const columns = ['Wanneer', 'Wie', 'Wat er gebeurde', 'IP-adres'];

function Table({ entries, terms }: AuditTableProps) {
  return (
    <table className={classes.table} aria-label="Logboek">
      <thead>
        <tr>
          {columns.map((label) => (
            <th className="sticky top-0 z-1 bg-ground text-quiet" key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td className="tabular-nums whitespace-nowrap" style={{ width: '12rem' }}>
              <time dateTime={entry.at}>{formatWhen(entry.at)}</time>
            </td>
            <td style={{ maxWidth: '16rem' }}>
              <Actor entry={entry} />
            </td>
            <td className={classes.told}>
              <Happened entry={entry} terms={terms} />
            </td>
            <td className="text-quiet tabular-nums whitespace-nowrap">{entry.address}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cards({ entries, terms }: AuditTableProps) {
  return (
    <ul style={{ alignSelf: 'stretch', borderTop: '1px solid var(--line)' }} aria-label="Logboek">
      {entries.map((entry) => (
        <li key={entry.id} className={classes.card}>
          <Happened entry={entry} terms={terms} />
          <span className="flex flex-wrap gap-x-3 text-quiet text-sm tabular-nums">
            <Actor entry={entry} />
            <time dateTime={entry.at}>{formatWhen(entry.at)}</time>
            <span className="text-quiet tabular-nums whitespace-nowrap">{entry.address}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
