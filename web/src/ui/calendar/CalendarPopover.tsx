import './popover.css';
import { Popover } from '@mantine/core';
import { lazy, type ReactElement, Suspense } from 'react';
import type { DateBounds } from '../../lib/date-error.ts';
import classes from './calendar.module.css';

const Calendar = lazy(() => import('./Calendar.tsx'));

interface CalendarPopoverProps extends DateBounds {
  /** What a screen reader calls it. */
  label: string;
  isOpen: boolean;
  onClose: () => void;
  value: string;
  onPick: (date: string) => void;
  className?: string | undefined;
  /** What it stands under. */
  children: ReactElement;
}

/** The calendar under what opens it. It has the focus until a day is chosen or Escape is pressed. */
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
      // Inside a drawer it is part of that dialog.
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
        // Escape closes the calendar, and not the drawer with it.
        data-mantine-stop-propagation
      >
        <div className={classes.room}>
          <Suspense>
            <Calendar
              value={value}
              min={min}
              max={max}
              onPick={(date) => {
                onPick(date);
                onClose();
              }}
            />
          </Suspense>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
