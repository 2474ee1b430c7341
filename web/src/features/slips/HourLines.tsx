import { ActionIcon, Button, NativeSelect } from '@mantine/core';
import { translate } from '@ploegplan/contract/languages/translate';
import { limits } from '@ploegplan/contract/limits';
import type { SlipChoices, SlipContent } from '@ploegplan/contract/slips/schemas';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { formatShortDay } from '../../lib/dates/dates.ts';
import { useToday } from '../../lib/dates/useToday.ts';
import { findHoursError, formatHoursText, parseHours } from '../../lib/values/hours.ts';
import { DateField } from '../../ui/fields/DateField.tsx';
import { HoursField } from '../../ui/fields/HoursField.tsx';
import classes from './slips.module.css';

interface Props {
  lines: SlipContent['lines'];
  people: SlipChoices['people'];
  onChange: (lines: SlipContent['lines']) => void;
  /** Told whether a line is begun and not added. */
  onHalf: (isHalf: boolean) => void;
}

/** The hours of people on days, and a line to add some. A day of somebody who is there already gets the hours instead. */
export function HourLines({ lines, people, onChange, onHalf }: Props) {
  const today = useToday();
  const [employeeId, setEmployee] = useState('');
  const [date, setDate] = useState(today);
  const [typed, setTyped] = useState('');
  const hours = parseHours(typed) ?? 0;
  const isWhole = employeeId !== '' && date !== '' && hours > 0 && lines.length < limits.slipLines;
  const isOther = (line: Props['lines'][number]) =>
    line.employeeId !== employeeId || line.date !== date;
  const getName = (id: string) => people.find((person) => person.id === id)?.name ?? '';
  return (
    <>
      <ul>
        {lines.map((line) => (
          <li key={`${line.employeeId} ${line.date}`} className={classes.line}>
            <span>
              {getName(line.employeeId)}, {formatShortDay(line.date)}
            </span>
            <span className="tabular-nums">{formatHoursText(line.hours)}</span>
            <ActionIcon
              variant="subtle"
              size={48}
              aria-label={translate('Uren van {name} verwijderen', {
                name: getName(line.employeeId),
              })}
              onClick={() => onChange(lines.filter((other) => other !== line))}
            >
              <IconTrash size={20} stroke={1.5} />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <NativeSelect
        size="lg"
        label={translate('Wie')}
        value={employeeId}
        onChange={(event) => {
          setEmployee(event.currentTarget.value);
          onHalf(event.currentTarget.value !== '');
        }}
        data={[
          { value: '', label: translate('Kies…') },
          ...people.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <DateField size="lg" label={translate('Dag')} value={date} onChange={setDate} max={today} />
      <HoursField
        label={translate('Uren')}
        size="large"
        error={findHoursError(typed) ?? undefined}
        value={typed}
        onChange={setTyped}
      />
      <Button
        size="lg"
        variant="default"
        disabled={!isWhole}
        onClick={() => {
          onChange([...lines.filter(isOther), { employeeId, date, hours }]);
          setEmployee('');
          onHalf(false);
        }}
      >
        {translate('Uren toevoegen')}
      </Button>
    </>
  );
}
