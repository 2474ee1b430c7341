import { Button } from '@mantine/core';
import type { NewApproval } from '@ploegplan/contract/hours/schemas';
import { IconChecks } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatQuantity } from '../../../lib/values/numbers.ts';
import { formatDifferenceOfSums, sumText } from '../grid/cell-texts.ts';
import { type HoursRow, sumRows } from '../rows.ts';
import classes from './group-list.module.css';

/** Approving all weeks that are ready for it. */
export interface Approving {
  /** A phone has room for the number of people only. */
  ready: readonly NewApproval[];
  isApproving: boolean;
  onApprove: () => void;
}

interface Props extends Approving {
  rows: readonly HoursRow[];
  /** People whose hours wait for approval. */
  open?: number;
  /** True when nobody is left to approve. */
  isDone?: boolean;
}

/** Shows the total hours of the rows, and what is left to approve. */
export function ListSums({ rows, ready, isApproving, onApprove, open = 0, isDone = false }: Props) {
  const sums = sumRows(rows);
  return (
    <div className={classes.sums}>
      <dl className="flex flex-wrap min-h-control items-center gap-y-1 gap-x-2">
        <Sum label="Gepland">{sumText(sums.planned)}</Sum>
        <Sum label="Gewerkt">{sumText(sums.recorded)}</Sum>
        {/* The difference uses due hours, because planned days to come are no difference yet. */}
        <Sum label={sums.due === sums.planned ? 'Verschil' : 'Verschil tot nu'}>
          {formatDifferenceOfSums(sums) || '0'}
        </Sum>
        {isDone && (
          <Sum label="Alles goedgekeurd">
            <span className={classes.approved}>
              <IconChecks size={16} stroke={1.5} aria-hidden /> Klaar
            </span>
          </Sum>
        )}
        {ready.length === 0 && open > 0 && (
          <Sum label="Nog niet goedgekeurd">{formatQuantity(open, 'persoon', 'mensen')}</Sum>
        )}
      </dl>
      {ready.length > 0 && (
        <Button variant="light" loading={isApproving} onClick={onApprove}>
          Goedkeuren ({new Set(ready.map(({ employeeId }) => employeeId)).size})
        </Button>
      )}
    </div>
  );
}

const Sum = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
