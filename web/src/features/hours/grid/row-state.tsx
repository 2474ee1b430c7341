import { getMonday } from '@ploegplan/contract/dates/dates';
import type { Approval } from '@ploegplan/contract/hours/schemas';
import { createWeekKey } from '@ploegplan/contract/rules/hours/hours';
import { toLowerCase } from '@ploegplan/contract/texts/terms';
import { IconAlertTriangle, IconFileText, IconLock } from '@tabler/icons-react';
import { computeProgress, type Registers } from '../register/progress.ts';
import type { GroupRow } from '../rows.ts';
import type { Checks } from '../useChecks.ts';
import type { GridActions } from './HoursGrid.tsx';

interface RowProps {
  row: GroupRow;
  days: readonly string[];
  onOpen: GridActions['onOpen'];
}

export interface WeeksStateProps extends RowProps {
  approvals: ReadonlyMap<string, Approval>;
  /** Undefined while the checks are not known. */
  checks: Checks | undefined;
}

export interface RegisterButtonProps extends RowProps {
  registers: Registers;
}

/** Shows what a person's weeks wait for. */
export function WeeksState({ row, days, approvals, checks, onOpen }: WeeksStateProps) {
  const mondays = [...new Set(days.map(getMonday))];
  const approved = mondays.filter((monday) => approvals.has(createWeekKey(row.id, monday))).length;
  const warnings = mondays.reduce(
    (sum, monday) => sum + (checks?.get(createWeekKey(row.id, monday))?.length ?? 0),
    0,
  );
  if (row.recorded === 0 && warnings === 0 && approved === 0) return null;
  const open = () => onOpen(row, null);
  if (approved === mondays.length) {
    return (
      <button type="button" tabIndex={-1} data-approved onClick={open}>
        <IconLock size={15} stroke={1.5} aria-hidden /> Goedgekeurd
      </button>
    );
  }
  if (approved > 0) {
    return (
      <button
        type="button"
        tabIndex={-1}
        title={`${approved} van ${mondays.length} weken goedgekeurd`}
        onClick={open}
      >
        {approved} van {mondays.length} weken
      </button>
    );
  }
  // A week is not called ready before it was checked, or before all of it was worked.
  if (!checks || (warnings === 0 && row.due < row.planned)) return null;
  return (
    <button type="button" tabIndex={-1} data-warned={warnings > 0 || undefined} onClick={open}>
      {warnings > 0 && <IconAlertTriangle size={15} stroke={1.5} aria-hidden />}
      {warnings > 0 ? `${warnings} te bekijken` : 'Klaar'}
    </button>
  );
}

/** Opens the register of days of a project, and says what is left to do for it. */
export function RegisterButton({ row, days, registers, onOpen }: RegisterButtonProps) {
  if (!row.opens) return null;
  const progress = computeProgress(registers, row.id, [...new Set(days.map(getMonday))]);
  const label = `Mandagenregister van ${row.name}`;
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={progress ? `Mandagenregister: ${toLowerCase(progress.text)}` : 'Mandagenregister'}
      title={progress ? `${label} (${progress.details})` : label}
      data-warned={progress?.left === 'changed' || undefined}
      data-approved={progress?.left === null || undefined}
      onClick={() => onOpen(row, null)}
    >
      <IconFileText size={15} stroke={1.5} aria-hidden />
      {progress?.text ?? (days.length > 7 ? 'Register' : 'Mandagenregister')}
    </button>
  );
}
