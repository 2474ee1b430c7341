import { NativeSelect, TextInput } from '@mantine/core';
import { addDays, getMonday, getToday, isDate } from '@ploegplan/contract/dates/dates';
import { isTime } from '@ploegplan/contract/dates/time-entry';
import { classifyDay } from '@ploegplan/contract/rules/pay/classes';
import { toTravel } from '@ploegplan/contract/rules/pay/days';
import type { PaidPerson, PayDay } from '@ploegplan/contract/rules/pay/placing';
import type { PayRules } from '@ploegplan/contract/rules/pay/rules';
import { findTooLongDay } from '@ploegplan/contract/rules/pay/travel';
import { formatTooLongDay } from '@ploegplan/contract/rules/pay/words';
import { travelRoles } from '@ploegplan/contract/work-days/schemas';
import { travelRoleTexts } from '@ploegplan/contract/work-days/texts';
import { type ChangeEvent, useState } from 'react';
import { useDaysOff } from '../../../lib/dates/useHolidays.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import { capitalise } from '../../../lib/values/first-letter.ts';
import { findHoursError, parseHours } from '../../../lib/values/hours.ts';
import { parseNumber } from '../../../lib/values/numbers.ts';
import { DrawerPart } from '../../../ui/drawer/DrawerPart.tsx';
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
  role: '',
  minutes: '90',
  kilometres: '',
});

type SampleDay = ReturnType<typeof sampleDay>;

/** The travel as it is typed; null for none, undefined while there are faults in it. */
function readTravel({ role: chosen, ...typed }: SampleDay): PayDay['travel'] | undefined {
  const role = travelRoles.find((value) => value === chosen);
  if (!role) return null;
  const [minutes, kilometres] = [parseNumber(typed.minutes), parseNumber(typed.kilometres)];
  const isWhole = (value: number | null) =>
    value === null || (Number.isInteger(value) && value >= 0);
  if (!isWhole(minutes) || !isWhole(kilometres)) return undefined;
  return toTravel({ role, minutes: minutes ?? 0, kilometres, carId: null });
}

/** Says what a day is worth, and whether it is too long. */
const explainDay = (day: PayDay, person: PaidPerson, rules: PayRules): string[] => {
  const tooLong = findTooLongDay(day, person, rules);
  return [
    ...classifyDay(day, person, rules).map(({ reason }) => reason),
    ...(tooLong ? [`Let op, ${formatTooLongDay(tooLong)}`] : []),
  ];
};

/** Shows what a sample day is worth by the rules as they are typed. */
export function TryOut({ rules }: Props) {
  const [day, setDay] = useState(sampleDay);
  const { workingWeek } = useTenant();
  const { date, startTime, endTime } = day;
  const shown = isDate(date) ? date : getToday();
  const daysOff = useDaysOff(shown, shown);
  const change = (parts: Partial<typeof day>) => setDay({ ...day, ...parts });
  const toField = (name: keyof SampleDay, inputMode: 'numeric' | 'decimal') => ({
    inputMode,
    autoComplete: 'off',
    value: day[name],
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
      change({ [name]: currentTarget.value }),
  });
  const breakMinutes = parseNumber(day.breakMinutes) ?? 0;
  const roster = parseHours(day.roster) ?? 0;
  const isFilled =
    isDate(date) && isTime(startTime) && isTime(endTime) && findHoursError(day.roster) === null;
  const breakStart = startTime < NOON && NOON < endTime ? NOON : null;
  const isWhole = Number.isInteger(breakMinutes) && breakMinutes >= 0;
  const travel = readTravel(day);
  const lines =
    rules && isFilled && isWhole && travel !== undefined
      ? explainDay(
          { date, startTime, endTime, breakStart, breakMinutes, works: [], travel },
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
    <DrawerPart heading="Proefdag">
      <div className={classes.day}>
        <DateField label="Datum" value={date} onChange={(value) => change({ date: value })} />
        <TimeField
          label="Begin"
          value={startTime}
          onChange={(value) => change({ startTime: value })}
        />
        <TimeField label="Einde" value={endTime} onChange={(value) => change({ endTime: value })} />
        <TextInput {...toField('breakMinutes', 'numeric')} label="Pauze (min)" />
        <TextInput {...toField('roster', 'decimal')} label="Uren in rooster" />
        <NativeSelect
          label="Reis"
          data={[
            { value: '', label: 'Geen' },
            ...travelRoles.map((role) => ({
              value: role,
              label: capitalise(travelRoleTexts[role]),
            })),
          ]}
          value={day.role}
          onChange={({ currentTarget }) => change({ role: currentTarget.value })}
        />
        {day.role !== '' && (
          <>
            <TextInput {...toField('minutes', 'numeric')} label="Reistijd (min)" />
            <TextInput {...toField('kilometres', 'numeric')} label="Km enkele reis" />
          </>
        )}
      </div>
      <div aria-live="polite">
        {lines ? (
          <ul className="leading-normal">
            {breakMinutes > 0 && (
              <li>
                Pauze {breakMinutes} min {breakStart ? `om ${breakStart}` : 'halverwege'}
              </li>
            )}
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ) : (
          <p className="text-quiet text-sm">
            {rules
              ? 'Vul de proefdag in om te zien wat de uren waard zijn.'
              : 'Vul de regels in om te zien wat de uren waard zijn.'}
          </p>
        )}
      </div>
    </DrawerPart>
  );
}
