import { type ReactNode, useId } from 'react';
import classes from './DrawerPart.module.css';

interface DrawerPartProps {
  heading: string;
  children: ReactNode;
}

/** A section of a drawer under its own heading. */
export function DrawerPart({ heading, children }: DrawerPartProps) {
  const id = useId();
  return (
    <section className={classes.part} aria-labelledby={id}>
      <h3 id={id} className={classes.heading}>
        {heading}
      </h3>
      {children}
    </section>
  );
}
