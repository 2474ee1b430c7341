import type { ReactNode } from 'react';
import { version } from '../lib/version.ts';
import classes from './CardPage.module.css';
import { Logo } from './Logo.tsx';

interface Props {
  /** Of the browser's tab. */
  title: string;
  /** Address of the logo, and whose it is. */
  logo: { src: string; alt: string };
  children: ReactNode;
}

/** A page outside the shell: one card. It hangs from the top, so that what appears in it moves nothing above. */
export function CardPage({ title, logo, children }: Props) {
  return (
    <div className={classes.page}>
      <title>{`${title} · Ploegplan`}</title>
      <main className={classes.card}>
        <Logo {...logo} height={48} />
        {children}
      </main>
      <footer className={classes.footer}>Versienummer {version}</footer>
    </div>
  );
}
