import { type ReactElement, useRef } from 'react';
import { createLazyPart } from '../drawer/lazy-part.tsx';
import type { CalendarDropdownProps } from './CalendarDropdown.tsx';

const CalendarDropdown = createLazyPart(() => import('./CalendarDropdown.tsx'), {
  isNeeded: ({ isOpen }) => isOpen,
});

interface CalendarPopoverProps extends Omit<CalendarDropdownProps, 'target'> {
  className?: string | undefined;
  /** The element that it opens under. */
  children: ReactElement;
}

/** The calendar popover, whose code loads later. It keeps the focus until a day is chosen or Escape is pressed. */
export function CalendarPopover({ className, children, ...calendar }: CalendarPopoverProps) {
  // No state: to set it, React would draw the whole page twice before it is seen.
  const target = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={target} className={className}>
        {children}
      </div>
      <CalendarDropdown target={target} {...calendar} />
    </>
  );
}
