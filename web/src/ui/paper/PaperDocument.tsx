import { getToday } from '@ploegplan/contract/dates/dates';
import { type ReactNode, useEffect } from 'react';
import { formatLongDay } from '../../lib/dates/dates.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import { type Fact, Facts } from '../facts/Facts.tsx';
import { Logo } from '../page/Logo.tsx';
import classes from './paper.module.css';
import { Signatures, type Signer } from './Signatures.tsx';

interface Props {
  title: string;
  /** The name at the foot of each page. */
  name: string;
  facts: readonly Fact[];
  signers: readonly Signer[];
  children: ReactNode;
}

/** A document to sign, on paper only: it is printed in the place of what stands beside it, and of the bars above that. */
export function PaperDocument({ title, name, facts, signers, children }: Props) {
  const { logo, displayName } = useTenant();
  useEffect(() => {
    const { style } = document.documentElement;
    // The foot of a page is made by the style sheet (print.css). Quotes and backslashes are escaped alike in JSON and CSS.
    style.setProperty('--paper-name', JSON.stringify(`${displayName} · ${name}`));
    return () => void style.removeProperty('--paper-name');
  }, [displayName, name]);
  return (
    <article aria-label={title} className={classes.document} data-paper="document">
      <header>
        <Logo src={logo} alt={displayName} height={40} />
        <div>
          <h1>{title}</h1>
          <p>Afgedrukt op {formatLongDay(getToday())}</p>
        </div>
      </header>
      <Facts facts={[['Bedrijf', displayName], ...facts]} />
      {children}
      <Signatures signers={signers} />
    </article>
  );
}
