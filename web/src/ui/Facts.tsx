import type { ReactNode } from 'react';
import { Card } from './Card.tsx';
import classes from './Facts.module.css';

export type Fact = readonly [label: string, value: ReactNode];

/** Too long to stand beside another one. */
const isLong = (value: ReactNode) => typeof value === 'string' && value.length > 30;

/** A list of labelled facts; an empty fact is left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={classes.facts}>
      {facts
        .filter(
          ([, value]) => value !== '' && value !== null && value !== undefined && value !== false,
        )
        .map(([label, value]) => (
          <div key={label} data-wide={isLong(value) || undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** The facts as a card of a details page. */
export const FactsCard = ({
  facts,
  isFirst = true,
}: {
  facts: readonly Fact[];
  isFirst?: boolean;
}) => (
  <Card title="Gegevens" isFirst={isFirst}>
    <div className={classes.card}>
      <Facts facts={facts} />
    </div>
  </Card>
);
