import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';

interface Props {
  title: string;
  text?: ReactNode;
  icon?: ReactNode;
  /** The buttons: one or two. */
  children?: ReactNode;
}

/** Empty state: what is missing, why, and what to do. */
export function EmptyState({ title, text, icon, children }: Props) {
  return (
    <div className={classes.root}>
      {icon && <div className="inline-flex mb-3 text-quiet">{icon}</div>}
      <h2 className="mb-1 text-lg">{title}</h2>
      {text && <p className="text-quiet">{text}</p>}
      {children && (
        <div className="flex flex-wrap justify-center gap-2" style={{ marginTop: '1.5rem' }}>
          {children}
        </div>
      )}
    </div>
  );
}
