import type { ReactNode } from 'react';
import { useTenant } from '../../lib/session/tenant.ts';
import { Logo } from '../page/Logo.tsx';
import classes from './paper.module.css';

interface Props {
  title: string;
  size: 'a5' | 'a6';
  children: ReactNode;
}

/** A small card, on paper only: it is printed in the place of what stands beside it. */
export function PaperCard({ title, size, children }: Props) {
  const { logo, displayName } = useTenant();
  return (
    <article aria-label={title} className={classes.document} data-paper={size}>
      <header>
        <Logo src={logo} alt={displayName} height={28} />
        <div>
          <h1>{title}</h1>
        </div>
      </header>
      {children}
    </article>
  );
}
