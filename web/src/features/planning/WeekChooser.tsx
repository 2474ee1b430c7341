import { UnstyledButton } from '@mantine/core';
import { mondayOf } from '@ploegplan/contract/rules/dates';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { formatWeekAndYear, formatWeekDays } from '../../lib/dates/dates.ts';
import { CalendarPopover } from '../../ui/calendar/CalendarPopover.tsx';
import classes from './planning.module.css';

interface WeekChooserProps {
  date: string;
  onDate: (date: string) => void;
}

/** Says which week it is; pressed, it opens the calendar to go to another day. */
export function WeekChooser({ date, onDate }: WeekChooserProps) {
  const [isOpen, setOpen] = useState(false);
  const monday = mondayOf(date);
  return (
    <CalendarPopover
      className={classes.chooser}
      label="Ga naar een dag"
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      value={date}
      onPick={onDate}
    >
      <h2 className={classes.week} aria-live="polite">
        <UnstyledButton
          className={classes.weekButton ?? ''}
          title="Ga naar een dag"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <span>
            <strong>{formatWeekAndYear(monday)}</strong>
            <span className={classes.comma}>, </span>
            {formatWeekDays(monday)}
          </span>
          <IconChevronDown size={16} stroke={1.5} aria-hidden />
        </UnstyledButton>
      </h2>
    </CalendarPopover>
  );
}
