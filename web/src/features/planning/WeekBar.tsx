import { ActionIcon, Button, TextInput } from '@mantine/core';
import { addDays, today } from '@ploegplan/contract/rules/dates';
import { IconChevronLeft, IconChevronRight, IconSearch } from '@tabler/icons-react';
import classes from './planning.module.css';
import { WeekChooser } from './WeekChooser.tsx';

interface WeekBarProps {
  date: string;
  onDate: (date: string) => void;
  search: string;
  onSearch: (search: string) => void;
}

/** Which week it is, how to get to another, and whom to look for. */
export function WeekBar({ date, onDate, search, onSearch }: WeekBarProps) {
  const step = (days: number) => () => onDate(addDays(date, days));
  return (
    <div className={classes.weekBar}>
      <div className={classes.steps}>
        <ActionIcon
          variant="default"
          size="var(--control-height)"
          aria-label="Vorige week"
          title="Vorige week"
          onClick={step(-7)}
        >
          <IconChevronLeft size={18} stroke={1.5} />
        </ActionIcon>
        <Button variant="default" onClick={() => onDate(today())}>
          Vandaag
        </Button>
        <ActionIcon
          variant="default"
          size="var(--control-height)"
          aria-label="Volgende week"
          title="Volgende week"
          onClick={step(7)}
        >
          <IconChevronRight size={18} stroke={1.5} />
        </ActionIcon>
      </div>
      <WeekChooser date={date} onDate={onDate} />
      <TextInput
        className={classes.search ?? ''}
        type="search"
        aria-label="Zoek werknemer"
        placeholder="Zoek werknemer"
        leftSection={<IconSearch size={16} stroke={1.5} />}
        value={search}
        onChange={({ currentTarget }) => onSearch(currentTarget.value)}
      />
    </div>
  );
}
