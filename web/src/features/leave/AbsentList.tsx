import type { Absence } from '@ploegplan/contract/absences/schemas';
import type { LeaveRequest } from '@ploegplan/contract/leave/schemas';
import { formatPartOfDay } from '../../data/leave/leave.ts';
import { formatDayRange } from '../../lib/dates/dates.ts';
import type { DaysOff } from '../../lib/dates/useHolidays.ts';
import list from '../../ui/day-grid/list.module.css';
import { HueMark } from '../../ui/facts/HueMark.tsx';
import { listTimesOff } from './days-off.ts';

interface Props {
  days: readonly string[];
  daysOff: DaysOff;
  absences: readonly Absence[];
  /** The requests that wait for an answer. */
  requests: readonly LeaveRequest[];
  getName: (id: string) => string;
  today: string;
  onOpen: (absence: Absence) => void;
  onRequests: () => void;
}

/** Leave that is given or asked for, and where a press leads. */
interface Entry extends Pick<Absence, 'id' | 'employeeId' | 'firstDay' | 'lastDay' | 'hue'> {
  text: string;
  open: () => void;
}

/** Lists for a phone when everybody is off in a month, and who is, will be and was absent. */
export function AbsentList(props: Props) {
  const { days, daysOff, absences, requests, getName, today, onOpen, onRequests } = props;
  const [first = '', last = first] = [days[0], days.at(-1)];
  const formatLeave = (leave: Absence | LeaveRequest) =>
    [leave.kindName, formatPartOfDay(leave)].filter(Boolean).join(', ');
  const entries: Entry[] = [
    ...absences.map((absence) => ({
      ...absence,
      text: formatLeave(absence),
      open: () => onOpen(absence),
    })),
    ...requests
      .filter(({ firstDay, lastDay }) => firstDay <= last && lastDay >= first)
      .map((request) => ({
        ...request,
        text: `Aangevraagd: ${formatLeave(request)}`,
        open: onRequests,
      })),
  ].toSorted((a, b) => (a.firstDay < b.firstDay ? -1 : a.firstDay > b.firstDay ? 1 : 0));
  const off = listTimesOff(days, daysOff);
  const parts: [title: string, own: Entry[]][] = [
    ['Nu', entries.filter(({ firstDay, lastDay }) => firstDay <= today && lastDay >= today)],
    ['Straks', entries.filter(({ firstDay }) => firstDay > today)],
    ['Geweest', entries.filter(({ lastDay }) => lastDay < today)],
  ];
  return (
    <div className={list.list}>
      {off.length > 0 && (
        <section aria-label="Vrije dagen">
          <h2>Vrije dagen</h2>
          <ul>
            {off.map(({ from, to, name }) => (
              <li key={from} className="flex gap-3 justify-between px-4 py-2 border-b">
                <span>{name}</span>
                <span className="text-quiet">{formatDayRange(from, to)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {entries.length === 0 && <p>Niemand heeft verlof in deze maand.</p>}
      {parts.map(
        ([title, own]) =>
          own.length > 0 && (
            <section key={title} aria-label={title}>
              <h2>{title}</h2>
              <ul>
                {own.map(({ id, employeeId, firstDay, lastDay, hue, text, open }) => (
                  <li key={id}>
                    <button type="button" className={list.entry} onClick={open}>
                      <span className="font-semibold wrap-anywhere">{getName(employeeId)}</span>
                      <span className="text-quiet">{formatDayRange(firstDay, lastDay)}</span>
                      <span className="col-span-full">
                        <HueMark hue={hue}>{text}</HueMark>
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
    </div>
  );
}
