import '@mantine/core/styles/Popover.layer.css';
import { Popover } from '@mantine/core';
import { type RefCallback, type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { DateBounds } from '../../lib/dates/date-error.ts';
import Calendar from './Calendar.tsx';
import classes from './calendar.module.css';

export interface CalendarDropdownProps extends DateBounds {
  /** The accessible name. */
  label: string;
  isOpen: boolean;
  onClose: () => void;
  value: string;
  onPick: (date: string) => void;
  /** The element that it opens under. */
  target: RefObject<HTMLElement | null>;
}

/** Gives the popover a target that was in the page before it. */
function Target({ element, onTarget }: TargetProps) {
  useLayoutEffect(() => onTarget?.(element.current), [element, onTarget]);
  return null;
}

interface TargetProps {
  element: RefObject<HTMLElement | null>;
  onTarget?: RefCallback<HTMLElement>;
}

/** The dropdown of the calendar popover. Default export for lazy loading. */
export default function CalendarDropdown(props: CalendarDropdownProps) {
  const { label, isOpen, onClose, value, onPick, min, max, target } = props;
  const [opened, setOpened] = useState(false);
  // The popover opens after it is in the page: only then it remembers where the focus returns to.
  useEffect(() => setOpened(isOpen), [isOpen]);
  return (
    <Popover
      opened={opened}
      onChange={(open) => !open && onClose()}
      position="bottom-start"
      shadow="md"
      trapFocus
      returnFocus
      withRoles={false}
      // Rendered in place, so that inside a drawer it is part of that dialog.
      withinPortal={false}
    >
      <Popover.Target refProp="onTarget">
        <Target element={target} />
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
