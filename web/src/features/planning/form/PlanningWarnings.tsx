import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useRef } from 'react';
import classes from './form.module.css';

interface Props {
  warnings: readonly string[];
  /** The names of who is absent. */
  absent?: readonly string[];
  /** Takes them off the item. */
  onFree?: () => void;
}

/** What speaks against planning this; it can be planned nevertheless, or without who is absent. */
export function PlanningWarnings({ warnings, absent = [], onFree }: Props) {
  const region = useRef<HTMLDivElement>(null);
  const free = () => {
    // The button goes away; without this, the keyboard would be at the begin of the page.
    region.current?.focus();
    onFree?.();
  };
  return (
    // Always there, because a region that appears together with its text is not announced.
    <div role="status" ref={region} tabIndex={-1}>
      {warnings.length > 0 && (
        <ul className={classes.warnings} aria-label="Let op">
          {warnings.map((text) => (
            <li key={text} className={classes.warning}>
              <IconAlertTriangle size={16} stroke={1.5} aria-hidden />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
      {onFree && absent.length > 0 && (
        <Button className={classes.free ?? ''} variant="default" size="compact-sm" onClick={free}>
          {absent.join(', ')} vrijmaken
        </Button>
      )}
    </div>
  );
}
