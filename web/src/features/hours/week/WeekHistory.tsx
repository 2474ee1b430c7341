import type { HoursEvent } from '@ploegplan/contract/hours/schemas';
import { formatWorkDay } from '@ploegplan/contract/work-days/texts';
import { useQuery } from '@tanstack/react-query';
import { hoursHistoryQuery } from '../../../data/hours/hours.ts';
import { formatDay } from '../../../lib/dates/dates.ts';
import { formatHoursText } from '../../../lib/values/hours.ts';
import { ByWhom } from '../../../ui/facts/ByWhom.tsx';
import { FirstRows } from '../../../ui/states/FirstRows.tsx';
import rows from '../../../ui/states/rows.module.css';
import type { HoursNames } from '../rows.ts';
import classes from './week.module.css';

interface Props {
  employeeId: string;
  monday: string;
  names: HoursNames;
}

const FIRST = 5;

const types: Record<HoursEvent['type'], string> = {
  entered: 'Ingevuld',
  moved: 'Verplaatst',
  recorded: 'Door kantoor',
  'times-entered': 'Tijden ingevuld',
  'times-corrected': 'Tijden door kantoor',
  approved: 'Goedgekeurd',
  reopened: 'Heropend',
};

function formatEvent(
  { type, cell, before, after, reason, day }: HoursEvent,
  names: HoursNames,
): string {
  if (day) {
    return `${formatDay(day.date)}: ${[day.before, day.after].map(formatWorkDay).join(' → ')}`;
  }
  if (!cell) {
    return type === 'reopened'
      ? reason
      : [formatHoursText(after), reason].filter(Boolean).join(' · ');
  }
  const target = names.getTarget(cell.projectId ?? cell.clientId ?? '').name;
  const kind = cell.kindId && names.kindOrder(cell.kindId) > 0 ? names.getKind(cell.kindId) : '';
  const where = [formatDay(cell.date), target, kind].filter(Boolean).join(' · ');
  if (type === 'moved') return `${formatHoursText(after)}, van ${formatDay(reason)} naar ${where}`;
  // Only the reason changed here.
  if (type === 'recorded' && before === after && reason) return `${where}: reden ‘${reason}’`;
  const what = `${formatHoursText(before)} → ${formatHoursText(after)}`;
  return `${where}: ${what}${reason ? ` ‘${reason}’` : ''}`;
}

export function WeekHistory({ employeeId, monday, names }: Props) {
  const { data } = useQuery(hoursHistoryQuery(employeeId, monday));
  if (!data || data.length === 0) return null;
  return (
    <section aria-label="Geschiedenis" className={classes.history}>
      <h3>Geschiedenis</h3>
      <FirstRows
        items={data.map((event, at) => ({ ...event, id: `${data.length - at}` }))}
        first={FIRST}
      >
        {(event) => (
          <li key={event.id} className={rows.row}>
            <span className={rows.main}>{types[event.type]}</span>
            <ByWhom by={event.by} at={event.at} />
            <span className="w-full text-quiet text-sm wrap-anywhere">
              {formatEvent(event, names)}
            </span>
          </li>
        )}
      </FirstRows>
    </section>
  );
}
