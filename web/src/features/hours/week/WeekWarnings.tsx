import { Button } from '@mantine/core';
import type { HoursCell } from '@ploegplan/contract/rules/hours';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useIsPhone } from '../../../ui/viewport.ts';
import { keepLabel } from '../warning-texts.ts';
import classes from './week.module.css';

interface Props {
  warnings: readonly {
    text: string;
    /** Whose hours of the office can be kept. */
    kept?: HoursCell | undefined;
  }[];
  onKeep: (cell: HoursCell) => void;
}

/** What to look at before a week is approved. */
export function WeekWarnings({ warnings, onKeep }: Props) {
  const isPhone = useIsPhone();
  if (warnings.length === 0) return null;
  return (
    <section aria-label="Te bekijken" className={classes.warnings}>
      <ul>
        {warnings.map(({ text, kept }) => (
          <li key={text}>
            <IconAlertTriangle size={16} stroke={1.5} aria-hidden />
            <div>
              {text}
              {kept && (
                <Button
                  className={classes.keep ?? ''}
                  variant="default"
                  size={isPhone ? 'lg' : 'xs'}
                  onClick={() => onKeep(kept)}
                >
                  {keepLabel}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
