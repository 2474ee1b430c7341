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

/** Rows in the place of a list that is on its way; nothing for the first 300 ms. */
export const ListSkeleton = (props: Props) => useDelayed(true) && <Rows {...props} />;

/** The bar and the first lines of a screen that is on its way; the router waits before it shows this. */
export const ScreenSkeleton = () => (
  <>
    <div className={classes.bar} />
    <div className={classes.content}>
      <Rows />
    </div>
  </>
);
