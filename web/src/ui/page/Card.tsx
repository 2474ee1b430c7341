import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import classes from './Card.module.css';

interface Props {
  title: string;
  /** The anchor of the card. */
  id?: string;
  /** The link to the full list. */
  more?: ReactNode;
  /** On a phone it comes first of a details page. */
  isFirst?: boolean;
  /** On a phone it comes before the cards that are not: those of the main column first, then those of the narrow one. */
  isEarly?: boolean;
  children: ReactNode;
}

/** A part of the overview or of a details page, under its own heading. */
export function Card({ title, id, more, isFirst, isEarly, children }: Props) {
  const titleId = useId();
  return (
    <section
      id={id}
      className={classes.card}
      aria-labelledby={titleId}
      data-first={isFirst || undefined}
      data-early={isEarly || undefined}
    >
      <div className={classes.head}>
        <h2 id={titleId} className="font-semibold text-lg">
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

/** What can be added to a card, below its rows. */
export const CardFoot = ({ children }: { children: ReactNode }) => (
  <div className="px-4 py-3 border-t print-hidden">{children}</div>
);

/** The empty text of a card, with the action that fills it. */
export const EmptyText = ({ children, action }: { children: ReactNode; action?: ReactNode }) => (
  <div className="px-4 pb-4 text-quiet">
    {children}
    {action && <div className={classes.action}>{action}</div>}
  </div>
);
