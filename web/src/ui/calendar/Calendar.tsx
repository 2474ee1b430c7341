import '@mantine/dates/styles.layer.css';
import { Button } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { getToday, isDate } from '@ploegplan/contract/dates/dates';
import { splitDate } from '@ploegplan/contract/dates/day-texts';
import { translate } from '@ploegplan/contract/languages/translate';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type DateBounds, earliest, latest } from '../../lib/dates/date-error.ts';
import { formatLongDay, formatMonth } from '../../lib/dates/dates.ts';
import { type Holidays, useHolidays } from '../../lib/dates/useHolidays.ts';
import classes from './calendar.module.css';
import { findDateByKey } from './calendar-keys.ts';

interface MonthHolidaysProps {
  /** A day of the month. */
  month: string;
  holidays: Holidays;
}

interface Run {
  first: number;
  last: number;
  name: string;
}

/** The days off of a month, those of one name that follow each other as one. */
function listRunsIn(month: string, holidays: Holidays): Run[] {
  const runs: Run[] = [];
  for (const [date, name] of Object.entries(holidays)) {
    if (date.slice(0, 7) !== month.slice(0, 7)) continue;
    const day = Number(date.slice(8));
    const before = runs.at(-1);
    if (before?.name === name && before.last === day - 1) before.last = day;
    else runs.push({ first: day, last: day, name });
  }
  return runs;
}

/** The names of the month's holidays, because a phone has no hover. */
function MonthHolidays({ month, holidays }: MonthHolidaysProps) {
  return (
    <ul className={classes.holidays}>
      {listRunsIn(month, holidays).map(({ first, last, name }) => (
        <li key={first}>
          {first === last ? first : `${first} – ${last}`} {name}
        </li>
      ))}
    </ul>
  );
}

interface CalendarProps extends DateBounds {
  value: string;
  onPick: (date: string) => void;
}

const labels = {
  previousMonth: translate('Vorige maand'),
  nextMonth: translate('Volgende maand'),
  previousYear: translate('Vorig jaar'),
  nextYear: translate('Volgend jaar'),
};

const parts = {
  calendarHeader: classes.header ?? '',
  calendarHeaderControl: 'rounded text-quiet',
  calendarHeaderLevel: classes.level ?? '',
  weekday: classes.weekday ?? '',
  weekNumber: classes.weekNumber ?? '',
  day: classes.day ?? '',
  monthsListControl: classes.month ?? '',
};

/** A month with its ISO weeks. The arrow keys, Home, End, Page Up and Page Down go to any day, in other months too. */
export default function Calendar({ value, onPick, min = earliest, max = latest }: CalendarProps) {
  const within = (date: string) => (date < min ? min : date > max ? max : date);
  const now = getToday();
  const [start] = useState(() => within(isDate(value) ? value : now));
  const [month, setMonth] = useState(start);
  const [cursor, setCursor] = useState(start);
  const holidays = useHolidays(month, month);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    root.current?.querySelector<HTMLElement>(`[data-date="${cursor}"]`)?.focus();
  }, [cursor]);

  const onKeyDown = (event: KeyboardEvent) => {
    const date = event.target instanceof HTMLElement ? event.target.dataset.date : undefined;
    const next = date && findDateByKey(date, event);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    setMonth(within(next));
    setCursor(within(next));
  };
  const dayProps = (date: string) => ({
    'data-date': date,
    'data-autofocus': date === start || undefined,
    'data-now': date === now || undefined,
    'data-holiday': date in holidays || undefined,
    'aria-current': date === now ? ('date' as const) : undefined,
    'aria-pressed': date === value,
    title: holidays[date],
  });

  return (
    <div
      ref={root}
      onKeyDownCapture={onKeyDown}
      className="flex flex-1 flex-col"
      style={{ '--week-word': `"${translate('wk')}"` }}
    >
      <DatePicker
        monthLabelFormat={(day) => formatMonth(day).long}
        monthsListFormat={(day) => formatMonth(day).short}
        weekdayFormat={(day) => splitDate(day).shortWeekday}
        firstDayOfWeek={1}
        maxLevel="year"
        withWeekNumbers
        withCellSpacing={false}
        hideOutsideDates
        enableKeyboardNavigation={false}
        ariaLabels={labels}
        classNames={parts}
        attributes={{ calendarHeaderLevel: { 'aria-live': 'polite' } }}
        __stopPropagation
        value={isDate(value) ? value : null}
        onChange={(date) => date && onPick(date)}
        allowDeselect={false}
        date={month}
        onDateChange={setMonth}
        minDate={min}
        maxDate={max}
        getDayProps={dayProps}
        getDayAriaLabel={(date) => [formatLongDay(date), holidays[date]].filter(Boolean).join(', ')}
      />
      <div
        className="flex gap-2 justify-between pt-1"
        style={{ alignItems: 'end', marginTop: 'auto' }}
      >
        <MonthHolidays month={month} holidays={holidays} />
        <Button
          variant="subtle"
          px="sm"
          disabled={within(now) !== now}
          data-mantine-stop-propagation
          onClick={() => onPick(now)}
        >
          {translate('Vandaag')}
        </Button>
      </div>
    </div>
  );
}
