import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import classes from './Card.module.css';

interface Props {
  title: string;
  /** The anchor of the card. */
  id?: string;
  /** The link to the full list. */
  more?: ReactNode;
  /** True for the first card of a details page on a phone. */
  isFirst?: boolean;
  /** True when a phone shows it before other cards: those of the main column first, then those of the narrow one. */
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

/** The foot of a card, below its rows, with what can be added. */
export const CardFoot = ({ children }: { children: ReactNode }) => (
  <div className="px-4 py-3 border-t print-hidden">{children}</div>
);

/** The empty text of a card, with the action that fills it. */
export const EmptyText = ({ children, action }: { children: ReactNode; action?: ReactNode }) => (
  <div className="px-4 pb-4 text-quiet">
    {children}
    {action && <div className="mt-2 print-hidden">{action}</div>}
  </div>
);
