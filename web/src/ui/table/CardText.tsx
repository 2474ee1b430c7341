import type { ReactNode } from 'react';
import classes from './cards.module.css';

interface Props {
  name: ReactNode;
  /** The distinctive details, in one line; empty ones are left out. */
  details: readonly (string | false | undefined)[];
  /** The content below that: a mark, and the end of its line. */
  children?: ReactNode;
}

/** The text of a card on a phone. */
export const CardText = ({ name, details, children }: Props) => {
  const text = details.filter(Boolean).join(' · ');
  return (
    <>
      <span className={classes.name}>{name}</span>
      {text && <span className="truncate text-quiet text-sm">{text}</span>}
      {children && (
        <span className="flex gap-4 justify-between text-quiet text-sm">{children}</span>
      )}
    </>
  );
};
