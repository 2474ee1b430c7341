import type { ReactNode } from 'react';
import classes from './PageColumns.module.css';

interface Props {
  /** A text at the top, such as that the record was deleted. */
  notice?: string | false | undefined;
  /** The main content, in the wide column. */
  main: ReactNode;
  /**
   * The content of the narrow column. On a phone its first cards come before the main column, its early ones after that column's early
   * ones, the others last.
   */
  aside: ReactNode;
}

/** The two columns of a details page; below each other where there is no room. */
export const PageColumns = ({ notice, main, aside }: Props) => (
  <div className={classes.page}>
    {notice && <p className={`${classes.deleted} col-span-full text-error`}>{notice}</p>}
    <div className={`${classes.main} flex flex-col gap-4 min-w-0`}>{main}</div>
    <div className={classes.aside}>{aside}</div>
  </div>
);
