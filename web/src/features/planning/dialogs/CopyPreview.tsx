import { Switch } from '@mantine/core';
import { countText } from '../board/rows/labels.ts';
import { explainTooMany } from '../edits/copy.ts';
import { SkippedDays } from '../form/SkippedDays.tsx';
import type { PlanningNames } from '../form/values/names.ts';
import classes from './dialogs.module.css';
import type { Copies } from './useCopies.ts';

interface Props {
  copies: Copies;
  /** Where the copies come: 'in week 48', 'op di 24 nov'. */
  where: string;
  names: PlanningNames;
}

/** How many copies there will be, and what is left out. */
export function CopyPreview({ copies, where, names }: Props) {
  const { edits, skipped, isReady, withSkipped, setWithSkipped } = copies;
  const fault = explainTooMany(edits.length);
  return (
    <>
      <div className={classes.preview} role="status">
        {isReady && (
          <p className={classes.count}>
            {edits.length === 0
              ? 'Er is niets te kopiëren'
              : `${countText(edits.length)} erbij ${where}`}
          </p>
        )}
        {fault && <p className={classes.detail}>{fault}</p>}
        {isReady && (
          <SkippedDays
            {...(withSkipped && { title: 'Ook ingepland' })}
            skipped={skipped}
            getName={names.employee}
          />
        )}
      </div>
      {skipped.length > 0 && (
        <Switch
          label="Deze dagen toch inplannen"
          checked={withSkipped}
          onChange={({ currentTarget }) => setWithSkipped(currentTarget.checked)}
        />
      )}
    </>
  );
}
