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
      {icon && <div className={classes.icon}>{icon}</div>}
      <h2 className={classes.title}>{title}</h2>
      {text && <p className={classes.text}>{text}</p>}
      {children && <div className={classes.actions}>{children}</div>}
    </div>
  );
}
