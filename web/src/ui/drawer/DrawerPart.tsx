import { type ReactNode, useId } from 'react';
import classes from './DrawerPart.module.css';

interface DrawerPartProps {
  heading: ReactNode;
  children: ReactNode;
}

/** A section of a drawer under its own heading. */
export function DrawerPart({ heading, children }: DrawerPartProps) {
  const id = useId();
  return (
    <section className={classes.part} aria-labelledby={id}>
      <h3 id={id} className="text-base">
        {heading}
      </h3>
      {children}
    </section>
  );
}
