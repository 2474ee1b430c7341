import type { ReactNode, Ref } from 'react';
import classes from './PageSection.module.css';

interface PageSectionProps {
  /** The anchor of the section. */
  id: string;
  title: string;
  titleId: string;
  /** The reference by which the title gets the focus. */
  titleRef?: Ref<HTMLHeadingElement>;
  text: ReactNode;
  children: ReactNode;
}

/** A part of a page, below what it is about. */
export function PageSection({ id, title, titleId, titleRef, text, children }: PageSectionProps) {
  return (
    <section id={id} className={classes.section} aria-labelledby={titleId}>
      <header>
        <h2 id={titleId} ref={titleRef} tabIndex={-1} className="font-semibold text-lg">
          {title}
        </h2>
        <p className="mt-1 text-quiet text-sm">{text}</p>
      </header>
      <div className="flex flex-col gap-4 min-w-0">{children}</div>
    </section>
  );
}
