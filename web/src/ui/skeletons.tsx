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

/** Skeleton of a screen, shown after the router's delay. */
export const ScreenSkeleton = () => (
  <>
    <div className={classes.bar} />
    <div className={classes.content}>
      <Rows />
    </div>
  </>
);
