import { Skeleton } from '@mantine/core';
import card from '../../ui/page/Card.module.css';
import rows from '../../ui/states/rows.module.css';
import { useDelayed } from '../../ui/states/useDelayed.ts';
import classes from './overview.module.css';

/** The numbers of rows of the cards in each column. */
const columns = [[8], [3, 5], [5, 6]];

/** A card with its title and rows in outline. */
const CardSkeleton = ({ count }: { count: number }) => (
  <div className={card.card}>
    <div className={card.head}>
      <Skeleton height={16} width="40%" />
    </div>
    {Array.from({ length: count }, (_, row) => row).map((row) => (
      <div key={row} className={rows.row}>
        <Skeleton height={12} width={row % 2 === 0 ? '70%' : '50%'} />
      </div>
    ))}
  </div>
);

/** The overview in outline; nothing for the first 300 ms. */
export function OverviewSkeleton() {
  const isLate = useDelayed(true);
  if (!isLate) return null;
  return (
    <div className={classes.page} role="status" aria-label="Bezig met laden">
      <div className={classes.head}>
        <Skeleton height={26} width="18rem" />
        <Skeleton height={48} width="32rem" maw="100%" />
      </div>
      <Skeleton height={152} />
      <div className={classes.cards}>
        {columns.map((counts) => (
          <div key={counts.join()} className={classes.column}>
            {counts.map((count) => (
              <CardSkeleton key={count} count={count} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
