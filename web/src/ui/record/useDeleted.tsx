import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { Filter } from '../table/List.tsx';

/** The rows in use, or only the deleted ones, from where they can be restored. */
export function useDeleted<R extends { deleted?: boolean }>(
  all: readonly R[] | undefined,
  filter: Filter | undefined,
) {
  const [isWanted, setWanted] = useState(false);
  const count = all?.filter(({ deleted }) => deleted).length ?? 0;
  const isShown = isWanted && count > 0;
  const rows = useMemo(
    () => all?.filter(({ deleted = false }) => deleted === isShown),
    [all, isShown],
  );
  if (count === 0) return { rows, filter };
  if (isShown) {
    const button = (
      <Button
        variant="light"
        rightSection={<IconX size={16} stroke={1.5} aria-hidden />}
        aria-label="Niet meer de verwijderde"
        onClick={() => setWanted(false)}
      >
        Verwijderd
      </Button>
    );
    return { rows, filter: { text: 'Verwijderd', button } };
  }
  const button = (
    <>
      {filter?.button}
      <Button variant="subtle" color="gray" onClick={() => setWanted(true)}>
        Verwijderd ({count})
      </Button>
    </>
  );
  return { rows, filter: { ...filter, button } };
}
