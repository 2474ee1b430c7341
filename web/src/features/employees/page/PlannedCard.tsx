import { addDays, getMonday, getToday } from '@ploegplan/contract/dates/dates';
import type {
  EmployeeWorkSummary,
  PlannedForEmployee,
} from '@ploegplan/contract/employees/schemas';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useItemTitle } from '../../../data/planning/item-title.ts';
import { useEmployeeName, workLinks } from '../../../data/records/employees.ts';
import { formatTimes, formatTimesOrNone, formatWeek } from '../../../lib/dates/dates.ts';
import { formatNumber } from '../../../lib/values/numbers.ts';
import { ShortDay } from '../../../ui/facts/ShortDay.tsx';
import { Card, EmptyText } from '../../../ui/page/Card.tsx';
import rows from '../../../ui/states/rows.module.css';
import { joinConsecutiveDays } from './consecutive-days.ts';
import classes from './page.module.css';

interface Props {
  employeeId: string;
  work: EmployeeWorkSummary;
}

/** The weeks that are shown at first. */
const FIRST = 2;

function formatWeekName(monday: string): string {
  const own = getMonday(getToday());
  if (monday === own) return 'Deze week';
  return monday === addDays(own, 7) ? 'Volgende week' : formatWeek(monday).long;
}

/** Shows an employee's planned work of this week and the following ones. */
export function PlannedCard({ employeeId, work: { items, itemCount, periods } }: Props) {
  const [isWhole, setWhole] = useState(false);
  const formatTitle = useItemTitle();
  const getName = useEmployeeName();
  const weeks = [...Map.groupBy(items, ({ date }) => getMonday(date))];
  const getPlannedHours = (monday: string) =>
    periods.find(({ start }) => start === monday)?.planned ?? 0;
  const mates = ({ employeeIds }: PlannedForEmployee) =>
    employeeIds
      .filter((id) => id !== employeeId)
      .map(getName)
      .filter(Boolean)
      .join(', ');
  const serialiseItem = (item: PlannedForEmployee) =>
    [formatTimes(item), formatTitle(item), item.isDraft, mates(item)].join('\n');
  return (
    <Card title="Planning" isEarly>
      {weeks.length === 0 && <EmptyText>Vanaf deze week is er niets ingepland.</EmptyText>}
      {weeks.slice(0, isWhole ? undefined : FIRST).map(([monday, ofWeek]) => (
        <section key={monday} aria-label={formatWeekName(monday)}>
          <h3 className={classes.week}>
            {formatWeekName(monday)}
            {/* Work without times has no planned hours. */}
            {getPlannedHours(monday) > 0 && (
              <span className="text-quiet font-normal tabular-nums">
                {formatNumber(getPlannedHours(monday))} uur
              </span>
            )}
          </h3>
          <ul>
            {joinConsecutiveDays(ofWeek, serialiseItem).map(({ item, lastDay }) => (
              <PlannedRow
                key={item.id}
                item={item}
                lastDay={lastDay}
                title={formatTitle(item)}
                mates={mates(item)}
              />
            ))}
          </ul>
        </section>
      ))}
      {!isWhole && weeks.length > FIRST && (
        <button type="button" className={rows.foot} onClick={() => setWhole(true)}>
          {weeks.length === FIRST + 1
            ? 'Nog een week tonen'
            : `Nog ${weeks.length - FIRST} weken tonen`}
        </button>
      )}
      {(isWhole || weeks.length <= FIRST) && itemCount > items.length && (
        <EmptyText>De overige {itemCount - items.length} staan in de planning.</EmptyText>
      )}
    </Card>
  );
}

interface RowProps {
  item: PlannedForEmployee;
  lastDay: string;
  title: string;
  mates: string;
}

const PlannedRow = ({ item, lastDay, title, mates }: RowProps) => (
  <li>
    <Link {...workLinks.linkToDay(item.date)} className={rows.row}>
      <span className={classes.day}>
        <ShortDay date={item.date} />
        {lastDay !== item.date && (
          <>
            {' – '}
            <ShortDay date={lastDay} />
          </>
        )}
      </span>
      <span className="self-start text-quiet tabular-nums" style={{ minWidth: '7rem' }}>
        {formatTimesOrNone(item)}
      </span>
      <span className="flex-1 self-start min-w-0 wrap-anywhere phone-basis-full">
        {title}
        {item.isDraft && (
          <span
            className="rounded-sm text-quiet text-sm"
            style={{
              marginInlineStart: '0.5rem',
              paddingInline: '0.375rem',
              border: '1px dashed var(--text-quiet)',
            }}
          >
            concept
          </span>
        )}
        {mates && <span className="block text-quiet text-sm">met {mates}</span>}
      </span>
    </Link>
  </li>
);
