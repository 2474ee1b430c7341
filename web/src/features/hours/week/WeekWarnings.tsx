import { Button } from '@mantine/core';
import type { HoursCell } from '@ploegplan/contract/rules/hours/hours';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useIsPhone } from '../../../ui/page/viewport.ts';
import { type ChangedSinceActions, createChangedSinceActions } from '../warning-texts.ts';
import classes from './week.module.css';

interface Props extends ChangedSinceActions {
  warnings: readonly {
    text: string;
    /** Whose hours of the office can be kept. */
    kept?: HoursCell | undefined;
  }[];
}

/** What to look at before a week is approved. */
export function WeekWarnings({ warnings, ...actions }: Props) {
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
              {kept &&
                createChangedSinceActions(actions).map(([label, choose]) => (
                  <Button
                    key={label}
                    className={classes.keep ?? ''}
                    variant="default"
                    size={isPhone ? 'sm' : 'xs'}
                    onClick={() => choose(kept)}
                  >
                    {label}
                  </Button>
                ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
