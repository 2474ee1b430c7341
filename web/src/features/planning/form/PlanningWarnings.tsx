import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useIsPhone } from '../../../ui/page/viewport.ts';
import classes from './form.module.css';

interface Props {
  warnings: readonly string[];
  /** The names of who is absent. */
  absent?: readonly string[];
  /** Takes the absent people off the item. */
  onFree?: () => void;
}

/** The number is limited, because more would hide the form; on a phone two long ones already do. */
const MOST_SHOWN = { office: 3, phone: 1 };

/** Shows warnings about the planned work; saving is still possible, or without absent people. */
export function PlanningWarnings({ warnings, absent = [], onFree }: Props) {
  const region = useRef<HTMLDivElement>(null);
  const [isWhole, setWhole] = useState(false);
  // One more warning takes no more room than the button.
  const most = useIsPhone() ? MOST_SHOWN.phone : MOST_SHOWN.office;
  const count = isWhole || warnings.length <= most + 1 ? warnings.length : most;
  // The button goes away; without this, the keyboard would be at the begin of the page.
  const keepFocus = () => region.current?.focus();
  const showAll = () => {
    keepFocus();
    setWhole(true);
  };
  const free = () => {
    keepFocus();
    onFree?.();
  };
  return (
    // The region is always rendered, because one that appears together with its text is not announced.
    <div role="status" ref={region} tabIndex={-1}>
      {warnings.length > 0 && (
        <div className={classes.warnings}>
          <ul aria-label="Let op">
            {warnings.slice(0, count).map((text) => (
              <li key={text} className={classes.warning}>
                <IconAlertTriangle size={16} stroke={1.5} aria-hidden />
                <span>{text}</span>
              </li>
            ))}
          </ul>
          {count < warnings.length && (
            <Button
              className={classes.more ?? ''}
              variant="subtle"
              size="compact-sm"
              onClick={showAll}
            >
              Nog {warnings.length - count} waarschuwingen
            </Button>
          )}
        </div>
      )}
      {onFree && absent.length > 0 && (
        <Button className={classes.free ?? ''} variant="default" size="compact-sm" onClick={free}>
          {absent.join(', ')} vrijmaken
        </Button>
      )}
    </div>
  );
}
