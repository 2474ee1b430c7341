import { lazyPart } from '../lazy-part.tsx';
import './popover.css';
import { Popover } from '@mantine/core';
import type { ReactElement } from 'react';
import type { DateBounds } from '../../lib/dates/date-error.ts';
import classes from './calendar.module.css';

const Calendar = lazyPart(() => import('./Calendar.tsx'));

interface CalendarPopoverProps extends DateBounds {
  /** The accessible name. */
  label: string;
  isOpen: boolean;
  onClose: () => void;
  value: string;
  onPick: (date: string) => void;
  className?: string | undefined;
  /** The element that it opens under. */
  children: ReactElement;
}

/** The calendar popover. It keeps the focus until a day is chosen or Escape is pressed. */
export function CalendarPopover(props: CalendarPopoverProps) {
  const { label, isOpen, onClose, value, onPick, min, max, className, children } = props;
  return (
    <Popover
      opened={isOpen}
      onChange={(open) => !open && onClose()}
      position="bottom-start"
      shadow="md"
      trapFocus
      returnFocus
      withRoles={false}
      // Rendered in place, so that inside a drawer it is part of that dialog.
      withinPortal={false}
    >
      <Popover.Target>
        <div className={className}>{children}</div>
      </Popover.Target>
      <Popover.Dropdown
        role="dialog"
        aria-label={label}
        tabIndex={-1}
        className={classes.dropdown ?? ''}
        // Escape closes the calendar only, not the drawer.
        data-mantine-stop-propagation
      >
        <div className={classes.room}>
          <Calendar
            value={value}
            min={min}
            max={max}
            onPick={(date) => {
              onPick(date);
              onClose();
            }}
          />
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
