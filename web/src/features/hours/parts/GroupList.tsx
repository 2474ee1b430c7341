import { getIsoWeek, getMonday } from '@ploegplan/contract/dates/dates';
import type { Approval } from '@ploegplan/contract/hours/schemas';
import { createWeekKey } from '@ploegplan/contract/rules/hours/hours';
import { IconAlertTriangle, IconChevronDown, IconLock } from '@tabler/icons-react';
import { type ReactNode, useMemo, useState } from 'react';
import { formatQuantity } from '../../../lib/values/numbers.ts';
import list from '../../../ui/day-grid/list.module.css';
import { formatQuarters } from '../grid/cell-texts.ts';
import { computeProgress, type Progress, type Registers } from '../register/progress.ts';
import type { HoursGroup } from '../remembered.ts';
import { type GroupRow, groupRows, type HoursRow, type LineRow, type Sums } from '../rows.ts';
import type { Checks } from '../useChecks.ts';
import classes from './group-list.module.css';
import { type Approving, ListSums } from './ListSums.tsx';

interface Props extends Approving {
  group: HoursGroup;
  rows: readonly HoursRow[];
  mondays: readonly string[];
  approvals: ReadonlyMap<string, Approval>;
  checks: Checks | undefined;
  registers: Registers;
  /** Opens a week of somebody or of a project. */
  onOpen: (row: GroupRow, monday: string) => void;
}

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** The hours by person or work, for a phone: their sums and what waits, then each, leading to its week; work to who was there, a month to its weeks. */
export function GroupList(props: Props) {
  const { group, rows, mondays, approvals, checks } = props;
  const groups = useMemo(() => groupRows(rows), [rows]);
  const countWarnings = (id: string, monday: string) =>
    checks?.get(createWeekKey(id, monday))?.length ?? 0;
  const isApproved = (id: string, monday: string) => approvals.has(createWeekKey(id, monday));
  const waiting = groups.filter(
    ({ row }) =>
      mondays.some((monday) => !isApproved(row.id, monday)) &&
      (row.recorded > 0 || mondays.some((monday) => countWarnings(row.id, monday) > 0)),
  ).length;
  const hasApproved = groups.some(({ row }) =>
    mondays.some((monday) => isApproved(row.id, monday)),
  );
  return (
    <>
      <ListSums
        {...props}
        {...(group === 'people' && { open: waiting, isDone: waiting === 0 && hasApproved })}
      />
      <ul
        className={list.list}
        aria-label={group === 'people' ? 'Uren per persoon' : 'Uren per werk'}
      >
        {groups.map(({ row, lines }) => (
          <Group key={row.id} {...props} row={row} lines={lines} />
        ))}
      </ul>
    </>
  );
}

type Worked = Pick<Sums, 'planned' | 'recorded'>;

function sumWeek(lines: readonly LineRow[], monday: string): Worked {
  const sums = { planned: 0, recorded: 0 };
  for (const cell of lines.flatMap(({ cells }) => cells)) {
    if (!cell || getMonday(cell.date) !== monday) continue;
    sums.planned += cell.planned ?? 0;
    sums.recorded += cell.quarters ?? 0;
  }
  return sums;
}

type GroupProps = Props & { row: GroupRow; lines: readonly LineRow[] };

/** A person leads to the week; several weeks, and who was at some work, unfold. */
function Group(props: GroupProps) {
  const { group, row, lines, mondays, onOpen } = props;
  const [monday = ''] = mondays;
  if (mondays.length > 1) return <Weeks {...props} />;
  if (group === 'projects') {
    return (
      <Unfolding {...props} isEmpty={lines.length === 0}>
        {lines.map(({ id, name, kind, ...sums }) => (
          <li key={id} className={`${list.entry} ${classes.group}`}>
            <Texts sums={sums} name={name} state={kind && <span>{kind}</span>} />
          </li>
        ))}
        {row.opens && (
          <li>
            <button type="button" className={classes.register} onClick={() => onOpen(row, monday)}>
              Mandagenregister
              <Issued progress={computeProgress(props.registers, row.id, mondays)} />
            </button>
          </li>
        )}
      </Unfolding>
    );
  }
  return (
    <li>
      <button
        type="button"
        className={`${list.entry} ${classes.group}`}
        disabled={!row.opens}
        onClick={() => onOpen(row, monday)}
      >
        <Texts sums={row} name={row.name} state={<State {...props} />} />
      </button>
    </li>
  );
}

/** A person or work of which a tap shows more below it. */
function Unfolding(props: GroupProps & { isEmpty: boolean; children: ReactNode }) {
  const { row, isEmpty, children } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <button
        type="button"
        className={`${list.entry} ${classes.group}`}
        aria-expanded={isOpen}
        disabled={isEmpty}
        onClick={() => setOpen(!isOpen)}
      >
        <Texts sums={row} name={row.name} state={<State {...props} />} unfolds={!isEmpty} />
      </button>
      {isOpen && <ul className={classes.parts}>{children}</ul>}
    </li>
  );
}

/** The weeks of a month, each leading to what there is to see of it. */
function Weeks(props: GroupProps) {
  const { row, lines, mondays, onOpen } = props;
  const weeks = mondays
    .map((monday) => ({ monday, sums: sumWeek(lines, monday) }))
    .filter(({ sums }) => sums.planned > 0 || sums.recorded > 0);
  return (
    // A week without anything waits for no approval.
    <Unfolding {...props} mondays={weeks.map(({ monday }) => monday)} isEmpty={weeks.length === 0}>
      {weeks.map(({ monday, sums }) => (
        <li key={monday}>
          <button
            type="button"
            className={`${list.entry} ${classes.group}`}
            disabled={!row.opens}
            onClick={() => onOpen(row, monday)}
          >
            <Texts
              sums={sums}
              name={`Week ${getIsoWeek(monday).week}`}
              state={<State {...props} mondays={[monday]} />}
            />
          </button>
        </li>
      ))}
    </Unfolding>
  );
}

interface TextsProps {
  sums: Worked;
  name: string;
  state: ReactNode;
  unfolds?: boolean;
}

const Texts = ({ sums, name, state, unfolds }: TextsProps) => (
  <>
    <span className={`font-semibold wrap-anywhere ${classes.name}`}>{name}</span>
    <span className={classes.hours}>
      {formatQuarters(sums.recorded) || '0'} uur
      {unfolds && (
        <IconChevronDown size={18} stroke={1.5} className="chevron text-quiet" aria-hidden />
      )}
    </span>
    <span className="text-quiet">Gepland {formatQuarters(sums.planned) || '0'} uur</span>
    {state}
  </>
);

/** Shows what a person's weeks wait for; for work the number of people. */
function State({ group, row, lines, mondays, approvals, checks, registers }: GroupProps) {
  if (group === 'projects') {
    const progress = computeProgress(registers, row.id, mondays);
    const people = new Set(
      lines
        .filter(({ cells }) => cells.some((cell) => cell && mondays.includes(getMonday(cell.date))))
        .map(({ place }) => place.employeeId),
    ).size;
    return (
      <span>
        <span className="text-quiet">{formatQuantity(people, 'persoon', 'mensen')}</span>
        {progress && ' · '}
        <Issued progress={progress} />
      </span>
    );
  }
  const approved = mondays.filter((monday) => approvals.has(createWeekKey(row.id, monday))).length;
  const warnings = mondays.reduce(
    (sum, monday) => sum + (checks?.get(createWeekKey(row.id, monday))?.length ?? 0),
    0,
  );
  if (approved === mondays.length) {
    return (
      <span className={classes.approved}>
        <IconLock {...icon} /> Goedgekeurd
      </span>
    );
  }
  if (warnings > 0) {
    return (
      <span className={classes.warning}>
        <IconAlertTriangle {...icon} /> {warnings} te bekijken
      </span>
    );
  }
  if (approved === 0) return null;
  return (
    <span className="text-quiet">
      {approved} van {mondays.length} weken goedgekeurd
    </span>
  );
}

const tones = { changed: 'warning', new: 'quiet', nothing: 'approved' } as const;

/** Shows the state of a register that needs attention. */
const Issued = ({ progress }: { progress: Progress | undefined }) =>
  progress && <span className={classes[tones[progress.left ?? 'nothing']]}>{progress.text}</span>;
