import { Loader } from '@mantine/core';
import classes from './PageLoader.module.css';

/** Shown while the first page is resolved, after the router's delay. */
export function PageLoader() {
  return (
    <div className={classes.page} role="status" aria-label="Bezig met laden">
      <Loader color="gray" />
    </div>
  );
}
