import { Button } from '@mantine/core';
import type { Approval } from '@ploegplan/contract/hours.schemas';
import { weekKey } from '@ploegplan/contract/rules/hours';
import { IconAlertTriangle, IconChecks, IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { differenceText, quartersText, sumText } from './grid/cell-texts.ts';
import classes from './people.module.css';
import { type GroupRow, type HoursRow, sumsOf } from './rows.ts';
import type { Checks } from './useChecks.ts';

interface Props {
  rows: readonly HoursRow[];
  monday: string;
  approvals: ReadonlyMap<string, Approval>;
  checks: Checks | undefined;
  /** Weeks that can be approved at once. */
  ready: number;
  isApproving: boolean;
  onApprove: () => void;
  onOpen: (employeeId: string) => void;
}

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** The week by person, for a phone: its sums and what waits, then everybody, each leading to the week sheet. */
export function PeopleList(props: Props) {
  const { rows, monday, approvals, checks, onOpen } = props;
  const people = rows.filter((row) => row.type === 'group');
  const warningsOf = ({ id }: GroupRow) => checks?.get(weekKey(id, monday))?.length ?? 0;
  const isApproved = ({ id }: GroupRow) => approvals.has(weekKey(id, monday));
  const open = people.filter(
    (row) => !isApproved(row) && (row.recorded > 0 || warningsOf(row) > 0),
  ).length;
  return (
    <>
      <WeekSums {...props} open={open} isDone={open === 0 && people.some(isApproved)} />
      <ul className={classes.people} aria-label="Uren per persoon">
        {people.map((row) => {
          const warnings = warningsOf(row);
          return (
            <li key={row.id}>
              <button type="button" className={classes.person} onClick={() => onOpen(row.id)}>
                <span className={classes.name}>{row.name}</span>
                <span>{quartersText(row.recorded) || '0'} uur</span>
                <span className={classes.quiet}>
                  Gepland {quartersText(row.planned) || '0'} uur
                </span>
                {isApproved(row) ? (
                  <span className={classes.approved}>
                    <IconLock {...icon} /> Goedgekeurd
                  </span>
                ) : (
                  warnings > 0 && (
                    <span className={classes.warning}>
                      <IconAlertTriangle {...icon} /> {warnings} te bekijken
                    </span>
                  )
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

interface SumsProps extends Props {
  /** People whose week waits for approval. */
  open: number;
  /** Whether nobody is left to approve. */
  isDone: boolean;
}

/** What the week of all who are shown adds up to, and what is left to do. */
function WeekSums({ rows, ready, isApproving, onApprove, open, isDone }: SumsProps) {
  const sums = sumsOf(rows);
  return (
    <div className={classes.sums}>
      <dl>
        <Sum label="Gepland">{sumText(sums.planned)}</Sum>
        <Sum label="Gewerkt">{sumText(sums.recorded)}</Sum>
        <Sum label="Verschil">{differenceText(sums) || '0'}</Sum>
        {isDone && (
          <Sum label="Alles goedgekeurd">
            <span className={classes.approved}>
              <IconChecks {...icon} /> Klaar
            </span>
          </Sum>
        )}
        {ready === 0 && open > 0 && <Sum label="Goed te keuren">{open}</Sum>}
      </dl>
      {ready > 0 && (
        <Button variant="light" loading={isApproving} onClick={onApprove}>
          Goedkeuren ({ready})
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
