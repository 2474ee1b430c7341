import { type ReactNode, useId } from 'react';
import classes from './account.module.css';

interface Props {
  title: string;
  children: ReactNode;
}

export function Section({ title, children }: Props) {
  const id = useId();
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id} className="text-lg leading-normal wrap-anywhere">
        {title}
      </h2>
      {children}
    </section>
  );
}
