import type { Approval } from '@ploegplan/contract/hours.schemas';
import { weekKey } from '@ploegplan/contract/rules/hours';
import { IconAlertTriangle, IconLock } from '@tabler/icons-react';
import { quartersText } from './grid/cell-texts.ts';
import classes from './hours.module.css';
import type { HoursRow } from './rows.ts';
import type { Checks } from './useChecks.ts';

interface Props {
  rows: readonly HoursRow[];
  monday: string;
  approvals: ReadonlyMap<string, Approval>;
  checks: Checks | undefined;
  onOpen: (employeeId: string) => void;
}

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** The week by person, for a phone: each leads to the week sheet. */
export function PeopleList({ rows, monday, approvals, checks, onOpen }: Props) {
  return (
    <ul className={classes.people} aria-label="Uren per persoon">
      {rows.map((row) => {
        if (row.type === 'line') return null;
        const key = weekKey(row.id, monday);
        const warnings = checks?.get(key)?.length ?? 0;
        return (
          <li key={row.id}>
            <button type="button" className={classes.person} onClick={() => onOpen(row.id)}>
              <span className={classes.where}>{row.name}</span>
              <span>{quartersText(row.recorded) || '0'} uur</span>
              <span className={classes.quiet}>Gepland {quartersText(row.planned) || '0'} uur</span>
              {approvals.has(key) ? (
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
  );
}
