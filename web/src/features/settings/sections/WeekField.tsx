import { Button, Checkbox, Input, TextInput } from '@mantine/core';
import { isEqual } from '@ploegplan/contract/values/equal';
import { useId } from 'react';
import { TimeField } from '../../../ui/fields/TimeField.tsx';
import type { CustomInput } from '../../../ui/form/fields.ts';
import classes from './week.module.css';
import {
  dayNames,
  findDayFaults,
  findDayWarning,
  repeatFirstDay,
  type TypedDay,
  type WeekValues,
} from './week.ts';

/** Edits for each weekday whether it is a workday, with its usual times and break. */
export function WeekField({ values, change, error }: CustomInput<WeekValues>) {
  const id = useId();
  const set = (at: number, day: Partial<TypedDay>) =>
    change({
      days: values.days.map((entry, index) => (index === at ? { ...entry, ...day } : entry)),
    });
  const workdays = values.days.filter(({ isWorkday }) => isWorkday);
  const isAlike = workdays.every((day) => isEqual(day, workdays[0]));
  return (
    <fieldset className="flex flex-col gap-2 min-w-0" aria-describedby={error && id}>
      <legend className="sr-only">Werkdagen</legend>
      <div className={`${classes.heads} text-quiet text-sm phone-hidden`} aria-hidden>
        <span>Werkdag</span>
        <span>Begin</span>
        <span>Einde</span>
        <span>Pauze (min)</span>
      </div>
      {values.days.map((day, at) => (
        <DayRow
          key={dayNames[at]}
          name={dayNames[at] ?? ''}
          day={day}
          isTried={error !== undefined}
          set={(part) => set(at, part)}
        />
      ))}
      {error && workdays.length === 0 && <Input.Error id={id}>{error}</Input.Error>}
      {!isAlike && (
        <Button
          className="self-start"
          variant="subtle"
          onClick={() => change(repeatFirstDay(values))}
        >
          Alle werkdagen gelijk aan de eerste
        </Button>
      )}
    </fieldset>
  );
}

interface DayRowProps {
  name: string;
  day: TypedDay;
  /** Saving was tried, so faults show. */
  isTried: boolean;
  set: (day: Partial<TypedDay>) => void;
}

function DayRow({ name, day, isTried, set }: DayRowProps) {
  const faults = isTried ? findDayFaults(day) : {};
  const [fault] = Object.values(faults);
  const remark = fault ?? findDayWarning(day);
  const id = useId();
  return (
    <fieldset
      aria-label={name}
      aria-describedby={remark && id}
      className={classes.day}
      data-free={!day.isWorkday || undefined}
    >
      <Checkbox
        label={name}
        checked={day.isWorkday}
        onChange={({ currentTarget }) => set({ isWorkday: currentTarget.checked })}
      />
      {day.isWorkday ? (
        <>
          <TimeField
            label="Begin"
            aria-label={`${name}, begin`}
            value={day.startTime}
            onChange={(startTime) => set({ startTime })}
            error={faults.startTime !== undefined}
          />
          <TimeField
            label="Einde"
            aria-label={`${name}, einde`}
            value={day.endTime}
            onChange={(endTime) => set({ endTime })}
            error={faults.endTime !== undefined}
          />
          <TextInput
            label="Pauze (min)"
            aria-label={`${name}, pauze in minuten`}
            inputMode="numeric"
            autoComplete="off"
            value={day.breakMinutes}
            onChange={({ currentTarget }) => set({ breakMinutes: currentTarget.value })}
            error={faults.breakMinutes !== undefined}
          />
        </>
      ) : (
        <span className={classes.free}>Vrij</span>
      )}
      {remark && (
        <Input.Error id={id} className={classes.fault ?? ''} data-warning={!fault || undefined}>
          {remark}
        </Input.Error>
      )}
    </fieldset>
  );
}
