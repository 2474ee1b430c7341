import { type ReactNode, use } from 'react';
import { MenuButtonContext } from './menu-button.ts';
import classes from './Screen.module.css';

interface Props {
  title: string;
  /** Comes in the place of the menu button, for a screen that one goes back from. */
  leading?: ReactNode;
  /** The screen's actions, at the right of the bar; one of them the primary. */
  actions?: ReactNode;
  /** `fill` gives the content exactly the height that is left, without margins, to scroll by itself. */
  layout?: 'page' | 'fill';
  children: ReactNode;
}

/** A screen: its bar with the title, and its content. */
export function Screen({ title, leading, actions, layout = 'page', children }: Props) {
  const menuButton = use(MenuButtonContext);
  return (
    <>
      <title>{`${title} · Ploegplan`}</title>
      <header className={classes.bar}>
        {leading ?? menuButton}
        <h1 className={classes.title}>{title}</h1>
        {actions && <div className={classes.actions}>{actions}</div>}
      </header>
      <main id="inhoud" tabIndex={-1} className={classes.content} data-layout={layout}>
        {children}
      </main>
    </>
  );
}
