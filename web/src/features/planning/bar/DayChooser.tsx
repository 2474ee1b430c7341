import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { CalendarPopover } from '../../../ui/calendar/CalendarPopover.tsx';
import { useIsPhone } from '../../../ui/page/viewport.ts';
import { formatPeriodTitle, type ViewMode } from '../edits/days.ts';
import classes from '../planning.module.css';

interface DayChooserProps {
  mode: ViewMode;
  date: string;
  onDate: (date: string) => void;
}

/** Says which days are shown; pressed, it opens the calendar to go to another day. */
export function DayChooser({ mode, date, onDate }: DayChooserProps) {
  const [isOpen, setOpen] = useState(false);
  const isPhone = useIsPhone();
  const { main, short, detail } = formatPeriodTitle(mode, date);
  return (
    <CalendarPopover
      className={`${classes.chooser} phone-flex-1 phone-min-w-0`}
      label="Ga naar een dag"
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      value={date}
      onPick={onDate}
    >
      <h2 className={classes.days} aria-live="polite">
        <UnstyledButton
          className={classes.daysButton ?? ''}
          title="Ga naar een dag"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <span>
            {isPhone || short === main ? (
              <strong>{short}</strong>
            ) : (
              <strong>
                <span className={classes.long}>{main}</span>
                <span className={classes.short}>{short}</span>
              </strong>
            )}
            {detail && (
              <span className={classes.detail}>
                <span className="phone-hidden">, </span>
                {detail}
              </span>
            )}
          </span>
          <IconChevronDown size={16} stroke={1.5} aria-hidden />
        </UnstyledButton>
      </h2>
    </CalendarPopover>
  );
}
