import { IconAlertTriangle } from '@tabler/icons-react';
import type { PlannedItem } from '../../../data/planning/planning-items.ts';
import { formatShortDay } from '../../../lib/dates/dates.ts';
import { FirstRows } from '../../../ui/states/FirstRows.tsx';
import rowClasses from '../../../ui/states/rows.module.css';
import { describeItem } from '../board/rows/labels.ts';
import type { Findings } from '../conflicts/findings.ts';
import type { ShiftPlan } from '../edits/shift.ts';
import formClasses from '../form/form.module.css';
import type { PlanningNames } from '../form/values/names.ts';
import classes from './dialogs.module.css';

interface Row {
  item: PlannedItem;
  days: string;
  against: readonly string[];
}

interface Props {
  /** Null until it is known how the work will be. */
  plan: ShiftPlan | null;
  /** The items that stay, because hours were recorded on them. */
  recorded: readonly PlannedItem[];
  /** What speaks against items on their new day. */
  findings: Findings;
  names: PlanningNames;
}

/** The number of items shown at first. */
const FIRST = 10;

/** Each item with its old and its new day; first those with something against them, and those that stay. */
export function ShiftPreview({ plan, recorded, findings, names }: Props) {
  const shifted = (plan?.shifted ?? []).map(
    ({ item, date }): Row => ({
      item,
      days: `${formatShortDay(item.date)} → ${formatShortDay(date)}`,
      against: findings.get(item.id) ?? [],
    }),
  );
  const stay = (items: readonly PlannedItem[], reason: string) =>
    items.map(
      (item): Row => ({
        item,
        days: `${formatShortDay(item.date)} blijft staan: ${reason}`,
        against: [],
      }),
    );
  const staying = [
    ...stay(recorded, 'er zijn al uren ingevuld'),
    ...stay(plan?.unplaced ?? [], 'geen dag gevonden waarop iemand kan'),
  ];
  const isAgainst = ({ against }: Row) => against.length > 0;
  return (
    <section aria-label="Van dag naar dag">
      <FirstRows
        items={[
          ...shifted.filter(isAgainst),
          ...staying,
          ...shifted.filter((row) => !isAgainst(row)),
        ]}
        first={FIRST}
      >
        {({ item, days, against }) => (
          <li key={item.id} className={rowClasses.row}>
            <span className={classes.work}>
              <strong>{item.employeeIds.map(names.employee).join(', ')}</strong>
              <span className="text-quiet text-sm">
                {[describeItem(item, names).title, days].filter(Boolean).join(' · ')}
              </span>
            </span>
            {against.map((text) => (
              <span key={text} className={`w-full text-sm ${formClasses.warning}`}>
                <IconAlertTriangle size={16} stroke={1.5} aria-hidden />
                <span>{text}</span>
              </span>
            ))}
          </li>
        )}
      </FirstRows>
    </section>
  );
}
