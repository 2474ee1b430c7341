import { Skeleton } from '@mantine/core';
import { useDelayed } from '../../ui/useDelayed.ts';
import classes from './overview.module.css';

/** The heights of the skeleton cards per column. */
const columns = [[560], [220, 320], [240, 300]];

export function OverviewSkeleton() {
  const isLate = useDelayed(true);
  if (!isLate) return null;
  return (
    <div className={classes.page} role="status" aria-label="Bezig met laden">
      <Skeleton height={64} />
      <Skeleton height={152} />
      <div className={classes.cards}>
        {columns.map((heights) => (
          <div key={heights.join()} className={classes.column}>
            {heights.map((height) => (
              <Skeleton key={height} height={height} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
