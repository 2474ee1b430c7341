import { Button } from '@mantine/core';
import type { HoursCell } from '@ploegplan/contract/rules/hours/hours';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useIsPhone } from '../../../ui/page/viewport.ts';
import { type ChangedSinceActions, createChangedSinceActions } from '../warning-texts.ts';
import classes from './week.module.css';

interface Props extends ChangedSinceActions {
  warnings: readonly {
    text: string;
    /** The cell whose office hours can be kept. */
    kept?: HoursCell | undefined;
  }[];
}

/** Shows what to check before a week is approved. */
export function WeekWarnings({ warnings, ...actions }: Props) {
  const isPhone = useIsPhone();
  if (warnings.length === 0) return null;
  return (
    <section aria-label="Te bekijken" className={classes.warnings}>
      <ul className="flex flex-col gap-1-5">
        {warnings.map(({ text, kept }) => (
          <li className="flex gap-2 items-start" key={text}>
            <IconAlertTriangle size={16} stroke={1.5} aria-hidden />
            <div>
              {text}
              {kept &&
                createChangedSinceActions(actions).map(([label, choose]) => (
                  <Button
                    key={label}
                    className="block max-w-full"
                    style={{ marginTop: '0.375rem' }}
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
