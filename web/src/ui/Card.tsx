import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import classes from './Card.module.css';

interface Props {
  title: string;
  /** The anchor of the card. */
  id?: string;
  /** The link to the full list. */
  more?: ReactNode;
  children: ReactNode;
}

/** A part of the overview or of a details page, under its own heading. */
export function Card({ title, id, more, children }: Props) {
  const titleId = useId();
  return (
    <section id={id} className={classes.card} aria-labelledby={titleId}>
      <div className={classes.head}>
        <h2 id={titleId} className={classes.title}>
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

/** The empty text of a card. */
export const EmptyText = ({ children }: { children: ReactNode }) => (
  <p className={classes.nothing}>{children}</p>
);
