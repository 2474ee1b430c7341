import { Skeleton } from '@mantine/core';
import screen from '../../ui/day-grid/screen.module.css';
import classes from './planning.module.css';

const rows = Array.from({ length: 14 }, (_, row) => row);

/** The board in outline; invisible for the first 300 ms. */
export function BoardSkeleton() {
  return (
    <div
      className={screen.skeleton}
      style={{ padding: 0 }}
      role="status"
      aria-label="Bezig met laden"
    >
      {rows.map((row) => (
        <div key={row} className={classes.skeletonRow}>
          <Skeleton height={14} width="80%" />
          {[0, 1, 2].map((block) => (row + block) % 3 < 2 && <Skeleton key={block} height={36} />)}
        </div>
      ))}
    </div>
  );
}
