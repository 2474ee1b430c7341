import { Progress } from '@mantine/core';
import { useDelayed } from '../useDelayed.ts';
import classes from './import.module.css';

interface Props {
  label: string;
  /** From 0 to 1; without, it is not known. */
  value?: number;
}

/** What is done with a file, once it takes long enough to notice. */
export const ImportProgress = ({ label, value }: Props) =>
  useDelayed(true) && (
    <div className={classes.progress}>
      <span>{label}…</span>
      <Progress
        aria-label={label}
        value={value === undefined ? 100 : value * 100}
        animated={value === undefined}
      />
    </div>
  );
