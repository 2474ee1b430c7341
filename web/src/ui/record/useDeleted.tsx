import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { Filter } from '../table/List.tsx';

/** The rows in use, or only the deleted ones, from where they can be restored. */
export function useDeleted<R extends { deleted?: boolean }>(
  all: readonly R[] | undefined,
  filter: Filter | undefined,
): { rows: readonly R[] | undefined; filter: Filter | undefined; isDeleted: boolean } {
  const [isShown, setShown] = useState(false);
  const count = all?.filter(({ deleted }) => deleted).length ?? 0;
  if (isShown && count === 0) setShown(false);
  const rows = useMemo(
    () => all?.filter(({ deleted = false }) => deleted === isShown),
    [all, isShown],
  );
  if (count === 0) return { rows, filter, isDeleted: false };
  const texts = [filter?.text, isShown && 'Verwijderd'].filter(Boolean);
  const button = (
    <>
      {filter?.button}
      <Button
        variant={isShown ? 'light' : 'subtle'}
        {...(!isShown && { color: 'gray' })}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      >
        Verwijderd ({count})
      </Button>
    </>
  );
  return { rows, filter: { ...filter, text: texts.join(' · '), button }, isDeleted: isShown };
}
