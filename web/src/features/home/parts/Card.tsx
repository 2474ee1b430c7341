import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import classes from './card.module.css';

interface Props {
  title: string;
  /** The link to the whole of it. */
  more?: ReactNode;
  children: ReactNode;
}

/** A part of the overview. */
export function Card({ title, more, children }: Props) {
  const id = useId();
  return (
    <section className={classes.card} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {more && (
          <span className={classes.more}>
            {more}
            <IconChevronRight size={16} stroke={1.5} aria-hidden />
          </span>
        )}
      </div>
      {children}
    </section>
  );
}

/** What stands in a part that has nothing to show. */
export const Nothing = ({ children }: { children: ReactNode }) => (
  <p className={classes.nothing}>{children}</p>
);
