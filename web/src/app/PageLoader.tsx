import { Loader } from '@mantine/core';
import classes from './PageLoader.module.css';

/** While it is not yet known which page comes; the router waits before it shows this. */
export function PageLoader() {
  return (
    <div className={classes.page} role="status" aria-label="Bezig met laden">
      <Loader color="gray" />
    </div>
  );
}
