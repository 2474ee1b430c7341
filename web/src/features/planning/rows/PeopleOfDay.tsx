import { Button, NativeSelect } from '@mantine/core';
import type { Employee } from '@ploegplan/contract/employees/schemas';
import { isInServiceOn } from '@ploegplan/contract/employees/service';
import { listShiftDays } from '@ploegplan/contract/planning/shifts';
import { listWholeDayAbsences } from '@ploegplan/contract/rules/leave/hours';
import { isSchoolDay } from '@ploegplan/contract/rules/working-time/school-days';
import { isWorkday } from '@ploegplan/contract/rules/working-time/working-week';
import { useState } from 'react';
import { formatDay } from '../../../lib/dates/dates.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import type { BoardHandle } from '../board/Board.tsx';
import type { Column } from '../board/rows/scale.ts';
import type { InitialItem } from '../form/values/values.ts';
import type { Planned } from '../usePlanning.ts';
import classes from './people.module.css';

interface Props {
  planned: Planned;
  columns: readonly Column[];
  onPlan: (opening: InitialItem) => void;
  onDrag: BoardHandle['drag'];
}

/** Shows below the rows of projects who is free and who is absent on a day, to drag to a project or to plan by a press. */
export default function PeopleOfDay({ planned, columns, onPlan, onDrag }: Props) {
  const { choices, known, absences, daysOff } = planned;
  const { workingWeek } = useTenant();
  const dates = columns.map(({ date }) => date);
  const [chosen, setChosen] = useState('');
  const shown = columns.find(({ isToday }) => isToday)?.date ?? dates[0] ?? '';
  const date = dates.includes(chosen) ? chosen : shown;
  const busy = new Set(
    known.flatMap((item) => (listShiftDays(item).includes(date) ? item.employeeIds : [])),
  );
  const isFreeForAll = !isWorkday(workingWeek, date) || date in daysOff;
  const people = choices.employees.filter((employee) => isInServiceOn(employee, date));
  const kindsByEmployee = new Map(
    people.flatMap((person) => {
      const own = absences.filter(({ employeeId }) => employeeId === person.id);
      const whole = listWholeDayAbsences(own, person, date).at(-1);
      const why = whole?.kindName ?? (isSchoolDay(person.schoolDays, date) ? 'School' : null);
      return why ? [[person.id, why] as const] : [];
    }),
  );
  const free = isFreeForAll
    ? []
    : people.filter(({ id }) => !busy.has(id) && !kindsByEmployee.has(id));
  const absent = people.filter(({ id }) => kindsByEmployee.has(id));
  const chip = ({ id, name, jobTitle }: Employee) => {
    const kind = kindsByEmployee.get(id);
    const shown = kind ? `${name}: ${kind}` : name;
    const tips = [jobTitle, 'Sleep naar een dag, of klik om in te plannen'];
    return (
      <li key={id}>
        <Button
          className={classes.chip ?? ''}
          variant="default"
          size="compact-xs"
          title={tips.filter(Boolean).join('. ')}
          aria-label={`${shown} inplannen op ${formatDay(date)}`}
          onPointerDown={({ nativeEvent, currentTarget }) => onDrag(id, nativeEvent, currentTarget)}
          onClick={() => onPlan({ employeeIds: [id], projectId: null, date })}
        >
          {shown}
        </Button>
      </li>
    );
  };
  return (
    <section className={classes.people} aria-label="Vrij en afwezig">
      {dates.length > 1 && (
        <NativeSelect
          aria-label="Dag"
          size="xs"
          data={dates.map((value) => ({ value, label: formatDay(value) }))}
          value={date}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
      )}
      <h2>{`Vrij (${free.length})`}</h2>
      <ul className="flex flex-wrap text-quiet gap-y-1 gap-x-2" aria-label="Vrij">
        {free.map(chip)}
        {free.length === 0 && <li>{isFreeForAll ? 'Geen werkdag' : 'Niemand'}</li>}
      </ul>
      <h2>{`Afwezig (${absent.length})`}</h2>
      <ul className="flex flex-wrap text-quiet gap-y-1 gap-x-2" aria-label="Afwezig">
        {absent.map(chip)}
        {absent.length === 0 && <li>Niemand</li>}
      </ul>
    </section>
  );
}
