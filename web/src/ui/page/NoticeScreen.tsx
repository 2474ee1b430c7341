import type { Icon } from '@tabler/icons-react';
import { type ReactNode, use } from 'react';
import { FrameContext } from './frame.ts';
import classes from './NoticeScreen.module.css';
import { Screen } from './Screen.tsx';

interface Props {
  /** The title in the top bar. */
  title: string;
  Icon: Icon;
  heading: string;
  text: ReactNode;
  /** One or two buttons to go on. */
  children: ReactNode;
}

/** A page that says one thing: a card with the logo, the message and what to do next. */
export function NoticeScreen({ title, Icon, heading, text, children }: Props) {
  const frame = use(FrameContext);
  return (
    <Screen title={title}>
      <section className={classes.card}>
        <div style={{ paddingBottom: '1.5rem', borderBottom: '1px solid var(--line)' }}>
          {frame?.logo}
        </div>
        <div className="flex gap-3 svg-accent">
          <Icon size={24} stroke={1.5} aria-hidden />
          <div>
            <h2 className="mb-1 text-lg" style={{ lineHeight: '1.5rem' }}>
              {heading}
            </h2>
            <p className="text-quiet">{text}</p>
          </div>
        </div>
        <div className={classes.actions}>{children}</div>
      </section>
    </Screen>
  );
}
