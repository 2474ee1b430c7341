import type { ReactNode } from 'react';
import { version } from '../../lib/device/version.ts';
import classes from './CardPage.module.css';
import { Logo } from './Logo.tsx';

interface Props {
  /** The document title. */
  title: string;
  /** The logo's URL and the tenant's name. */
  logo: { src: string; alt: string };
  children: ReactNode;
}

/** A page outside the shell: one card, aligned to the top, so that content that appears below moves nothing above. */
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
