import { translate } from '@ploegplan/contract/languages/translate';
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
    <div
      className="grid p-4 bg-quiet"
      style={{ gridTemplateRows: '1fr auto', minHeight: '100dvh' }}
    >
      <title>{`${title} · Ploegplan`}</title>
      <main className={classes.card}>
        <Logo {...logo} height={48} />
        {children}
      </main>
      <footer className="p-4 text-quiet text-sm" style={{ justifySelf: 'center' }}>
        {translate('Versienummer {version}', { version })}
      </footer>
    </div>
  );
}
