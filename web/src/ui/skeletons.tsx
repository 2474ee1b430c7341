import { Skeleton, Stack } from '@mantine/core';
import classes from './skeletons.module.css';
import { useDelayed } from './useDelayed.ts';

interface Props {
  rows?: number;
  height?: number;
}

const Rows = ({ rows = 6, height = 40 }: Props) => (
  <Stack gap="sm" role="status" aria-label="Bezig met laden">
    {[...Array(rows).keys()].map((row) => (
      <Skeleton key={row} height={height} />
    ))}
  </Stack>
);

/** Skeleton rows of a list; nothing for the first 300 ms. */
export const ListSkeleton = (props: Props) => useDelayed(true) && <Rows {...props} />;

/** Skeleton of the facts of a record: a label and a value each. */
export const FactsSkeleton = () =>
  useDelayed(true) && (
    <Stack gap="md" role="status" aria-label="Bezig met laden">
      {[14, 9, 12, 10].map((width) => (
        <div key={width} className={classes.fact}>
          <Skeleton height={14} width="6rem" />
          <Skeleton height={14} width={`${width}rem`} />
        </div>
      ))}
    </Stack>
  );

/** Skeleton of a screen, shown after the router's delay. */
export const ScreenSkeleton = () => (
  <>
    <div className={classes.bar} />
    <div className={classes.content}>
      <Rows />
    </div>
  </>
);
