import { useStore } from '@mantine/store';
import { getToday } from '@ploegplan/contract/dates/dates';
import { translate } from '@ploegplan/contract/languages/translate';
import { type ReactNode, use } from 'react';
import { formatLongDay } from '../../lib/dates/dates.ts';
import { clock } from '../../lib/dates/server-clock.ts';
import { createLazyPart } from '../drawer/lazy-part.tsx';
import { FrameContext } from './frame.ts';
import classes from './Screen.module.css';

const ClockNotice = createLazyPart(() => import('../messages/ClockNotice.tsx'), {
  isNeeded: ({ leadMinutes }) => leadMinutes !== 0,
});

interface Props {
  title: string;
  /** Content at the left of the top bar; default the menu button. */
  leading?: ReactNode;
  /** Content at the right of the top bar; default the sign of a lost connection. */
  actions?: ReactNode;
  layout?: 'page' | 'fill';
  children: ReactNode;
}

/** A screen with a top bar that needs no further code: for error screens, which are part of the first load. */
export function PlainScreen({ title, leading, actions, layout = 'page', children }: Props) {
  const frame = use(FrameContext);
  const { leadMinutes } = useStore(clock);
  const shown = actions ?? frame?.connection;
  return (
    <>
      <title>{`${title} · Ploegplan`}</title>
      <header className={classes.bar}>
        {leading ?? frame?.menuButton}
        <h1 className={classes.title} data-long={title.length > 20 || undefined}>
          {title}
        </h1>
        {shown && <div className={classes.actions}>{shown}</div>}
        {frame && <div className={`${classes.logo} flex-none print-only`}>{frame.logo}</div>}
        <p className={`${classes.date} flex-none print-only`}>
          {translate('Afgedrukt op {day}', { day: formatLongDay(getToday()) })}
        </p>
      </header>
      <main id="inhoud" tabIndex={-1} className={classes.content} data-layout={layout}>
        {layout === 'page' && <ClockNotice leadMinutes={leadMinutes} />}
        {children}
      </main>
    </>
  );
}
