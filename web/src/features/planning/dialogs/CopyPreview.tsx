import { Switch } from '@mantine/core';
import { countText } from '../board/rows/labels.ts';
import { explainTooMany } from '../edits/copy.ts';
import { SkippedDays } from '../form/SkippedDays.tsx';
import type { PlanningNames } from '../form/values/names.ts';
import type { Copies } from './useCopies.ts';

interface Props {
  copies: Copies;
  /** The destination of the copies: 'in week 48', 'op di 24 nov'. */
  where: string;
  names: PlanningNames;
}

export function CopyPreview({ copies, where, names }: Props) {
  const { edits, skipped, isReady, withSkipped, setWithSkipped } = copies;
  const fault = explainTooMany(edits.length);
  return (
    <>
      <div className="rounded bg-quiet p-3" role="status">
        {isReady && (
          <p className="font-semibold">
            {edits.length === 0
              ? 'Er is niets te kopiëren'
              : `${countText(edits.length)} erbij ${where}`}
          </p>
        )}
        {fault && <p className="mt-1 text-quiet text-sm">{fault}</p>}
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
