import { Skeleton } from '@mantine/core';
import { useIsPhone } from '../page/viewport.ts';
import { useSkeleton } from '../states/skeletons.tsx';
import classes from './list/list.module.css';
import type { ListState } from './list/useList.ts';

const rows = Array.from({ length: 12 }, (_, row) => row);

/** The rows of a table in outline, on a phone cards; nothing for the first 300 ms. */
export function RowsSkeleton<Row extends { id: string }>({ list }: { list: ListState<Row> }) {
  const isPhone = useIsPhone();
  if (!useSkeleton()) return null;
  return (
    <div className="overflow-hidden border-t" role="status" aria-label="Bezig met laden">
      {rows.map((row) => (
        <div key={row} className={classes.waitingRow} data-density={list.density}>
          {isPhone ? (
            <>
              <Skeleton height={16} width="60%" />
              <Skeleton height={12} width="40%" />
            </>
          ) : (
            list.visible.map(({ key, width }) => (
              <div key={key} style={{ flex: width }}>
                <Skeleton height={12} width={row % 2 === 0 ? '70%' : '50%'} />
              </div>
            ))
          )}
        </div>
      ))}
    </div>
  );
}
