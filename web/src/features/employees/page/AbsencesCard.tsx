import { Anchor } from '@mantine/core';
import type { Absence } from '@ploegplan/contract/absences/schemas';
import { getToday } from '@ploegplan/contract/dates/dates';
import { leaveAccountTexts } from '@ploegplan/contract/texts/kinds';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { balancesQuery, formatDaysOfLeave } from '../../../data/leave/leave.ts';
import { formatHoursText } from '../../../lib/values/hours.ts';
import { Card, EmptyText } from '../../../ui/page/Card.tsx';
import { FirstRows } from '../../../ui/states/FirstRows.tsx';
import rows from '../../../ui/states/rows.module.css';
import classes from './page.module.css';

/** The number of rows that are shown at first. */
const FIRST = 6;

/** The absences of the coming and the past year: what is now or to come first, then the last ones. */
export function AbsencesCard({ id, absences }: { id: string; absences: readonly Absence[] }) {
  const { data: all } = useQuery(balancesQuery(getToday()));
  const own = all?.find(({ employeeId }) => employeeId === id);
  const now = getToday();
  const coming = absences.filter(({ lastDay }) => lastDay >= now);
  const past = absences.filter(({ lastDay }) => lastDay < now).toReversed();
  return (
    <Card
      title="Verlof en ziekte"
      more={
        <Anchor component={Link} to={`/employeeabsences/${id}`}>
          Verlofkaart
        </Anchor>
      }
    >
      {own && own.balances.length > 0 && (
        <p className="text-quiet text-sm tabular-nums" style={{ margin: '0 1rem 0.5rem' }}>
          {own.balances
            .map(({ account, hours }) => `${leaveAccountTexts[account]} ${formatHoursText(hours)}`)
            .join(' · ')}
        </p>
      )}
      {absences.length === 0 && <EmptyText>Geen in het afgelopen en het komende jaar.</EmptyText>}
      <Part title="Nu en straks" absences={coming} />
      <Part title="Geweest" absences={past} />
    </Card>
  );
}

function Part({ title, absences }: { title: string; absences: readonly Absence[] }) {
  if (absences.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className={classes.week}>{title}</h3>
      <FirstRows items={absences} first={FIRST}>
        {(absence) => (
          <li key={absence.id} className={rows.row}>
            <span className={rows.main}>{absence.kindName}</span>
            <span className={rows.end}>{formatDaysOfLeave(absence)}</span>
            {absence.note && (
              <span className="w-full text-quiet text-sm wrap-anywhere">{absence.note}</span>
            )}
          </li>
        )}
      </FirstRows>
    </section>
  );
}
