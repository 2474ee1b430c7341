import type { EmployeeWork, PlannedForEmployee } from '@ploegplan/contract/employees.schemas';
import { addDays, mondayOf, today } from '@ploegplan/contract/rules/dates';
import { Link } from '@tanstack/react-router';
import { useNameOf, workLinks } from '../../../data/employees.ts';
import { formatTimes, formatWeek } from '../../../lib/dates/dates.ts';
import { formatNumber } from '../../../lib/values/numbers.ts';
import { Card, EmptyText } from '../../../ui/Card.tsx';
import { FirstRows } from '../../../ui/FirstRows.tsx';
import rows from '../../../ui/rows.module.css';
import { ShortDay } from '../../../ui/ShortDay.tsx';
import { useItemTitle } from '../useItemTitle.ts';
import classes from './page.module.css';

interface Props {
  employeeId: string;
  work: EmployeeWork;
}

/** Shown at first of each week. */
const FIRST = 7;

function weekName(monday: string): string {
  const own = mondayOf(today());
  if (monday === own) return 'Deze week';
  return monday === addDays(own, 7) ? 'Volgende week' : formatWeek(monday).long;
}

/** What is planned for an employee in this week and the following ones. */
export function PlannedCard({ employeeId, work: { items, itemCount, periods } }: Props) {
  const titleOf = useItemTitle();
  const nameOf = useNameOf();
  const weeks = [...Map.groupBy(items, ({ date }) => mondayOf(date))];
  const hoursOf = (monday: string) => periods.find(({ start }) => start === monday)?.planned ?? 0;
  const mates = ({ employeeIds }: PlannedForEmployee) =>
    employeeIds
      .filter((id) => id !== employeeId)
      .map(nameOf)
      .filter(Boolean)
      .join(', ');
  return (
    <Card title="Planning">
      {weeks.length === 0 && <EmptyText>Vanaf deze week is er niets ingepland.</EmptyText>}
      {weeks.map(([monday, ofWeek]) => (
        <section key={monday} aria-label={weekName(monday)}>
          <h3 className={classes.week}>
            {weekName(monday)}
            <span>{formatNumber(hoursOf(monday))} uur</span>
          </h3>
          <FirstRows items={ofWeek} first={FIRST}>
            {(item) => (
              <li key={item.id}>
                <Link {...workLinks.linkToDay(item.date)} className={rows.row}>
                  <span className={classes.day}>
                    <ShortDay date={item.date} />
                  </span>
                  <span className={classes.times}>{formatTimes(item)}</span>
                  <span className={classes.what}>
                    {titleOf(item)}
                    {item.isDraft && <span className={classes.draft}>concept</span>}
                    {mates(item) && <span className={classes.mates}>met {mates(item)}</span>}
                  </span>
                </Link>
              </li>
            )}
          </FirstRows>
        </section>
      ))}
      {itemCount > items.length && (
        <EmptyText>De overige {itemCount - items.length} staan in de planning.</EmptyText>
      )}
    </Card>
  );
}
