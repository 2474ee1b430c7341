import { TextInput } from '@mantine/core';
import { addDays, getMonday, getToday, isDate } from '@ploegplan/contract/dates/dates';
import { isTime } from '@ploegplan/contract/dates/time-entry';
import { classifyDay } from '@ploegplan/contract/rules/pay/classes';
import type { PayRules } from '@ploegplan/contract/rules/pay/rules';
import { useState } from 'react';
import { useDaysOff } from '../../../lib/dates/useHolidays.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import { findHoursError, parseHours } from '../../../lib/values/hours.ts';
import { parseNumber } from '../../../lib/values/numbers.ts';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { TimeField } from '../../../ui/fields/TimeField.tsx';
import classes from './pay.module.css';

interface Props {
  /** Null while there are faults in the rules. */
  rules: PayRules | null;
}

/** When the break of a usual day begins. */
const NOON = '12:00';

/** A long Thursday of this week. */
const sampleDay = () => ({
  date: addDays(getMonday(getToday()), 3),
  startTime: '07:00',
  endTime: '18:15',
  breakMinutes: '30',
  roster: '8',
});

/** Shows what a sample day is worth by the rules as they are typed. */
export function TryOut({ rules }: Props) {
  const [day, setDay] = useState(sampleDay);
  const { workingWeek } = useTenant();
  const { date, startTime, endTime } = day;
  const shown = isDate(date) ? date : getToday();
  const daysOff = useDaysOff(shown, shown);
  const change = (parts: Partial<typeof day>) => setDay({ ...day, ...parts });
  const breakMinutes = parseNumber(day.breakMinutes) ?? 0;
  const roster = parseHours(day.roster) ?? 0;
  const isFilled =
    isDate(date) && isTime(startTime) && isTime(endTime) && findHoursError(day.roster) === null;
  const breakStart = startTime < NOON && NOON < endTime ? NOON : null;
  const isWhole = Number.isInteger(breakMinutes) && breakMinutes >= 0;
  const parts =
    rules && isFilled && isWhole
      ? classifyDay(
          { date, startTime, endTime, breakStart, breakMinutes, works: [], travel: null },
          {
            contracts: [{ from: null, hours: Array<number>(7).fill(roster) }],
            leave: new Map(),
            holidays: new Set(daysOff[date]?.kind === 'holiday' ? [date] : []),
            workingWeek,
          },
          rules,
        )
      : null;
  return (
    <section className={classes.tryOut} aria-label="Proefdag">
      <h3 className={classes.legend}>Proefdag</h3>
      <div className={classes.day}>
        <DateField label="Datum" value={date} onChange={(value) => change({ date: value })} />
        <TimeField
          label="Begin"
          value={startTime}
          onChange={(value) => change({ startTime: value })}
        />
        <TimeField label="Einde" value={endTime} onChange={(value) => change({ endTime: value })} />
        <TextInput
          label="Pauze (min)"
          inputMode="numeric"
          autoComplete="off"
          value={day.breakMinutes}
          onChange={({ currentTarget }) => change({ breakMinutes: currentTarget.value })}
        />
        <TextInput
          label="Uren in rooster"
          inputMode="decimal"
          autoComplete="off"
          value={day.roster}
          onChange={({ currentTarget }) => change({ roster: currentTarget.value })}
        />
      </div>
      <div aria-live="polite">
        {parts ? (
          <ul className={classes.parts}>
            {breakMinutes > 0 && (
              <li>
                Pauze {breakMinutes} min {breakStart ? `om ${breakStart}` : 'halverwege'}
              </li>
            )}
            {parts.map(({ reason }) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        ) : (
          <p className={classes.quiet}>
            {rules
              ? 'Vul de proefdag in om te zien wat de uren waard zijn.'
              : 'Vul de regels in om te zien wat de uren waard zijn.'}
          </p>
        )}
      </div>
    </section>
  );
}
