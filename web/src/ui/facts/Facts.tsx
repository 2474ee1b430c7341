import { isValidElement, type ReactNode } from 'react';
import { Card } from '../page/Card.tsx';
import classes from './Facts.module.css';

export type Fact = readonly [label: string, value: ReactNode];

export const isKnown = ([, value]: Fact) =>
  value !== '' && value !== null && value !== undefined && value !== false;

/** True for a value that is too long to stand beside another one. */
const isLong = (value: ReactNode): boolean =>
  isValidElement<{ children?: ReactNode }>(value)
    ? isLong(value.props.children)
    : typeof value === 'string' && value.length > 30;

/** A list of labelled facts; an empty fact is left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={classes.facts}>
      {facts.filter(isKnown).map(([label, value]) => (
        <div key={label} data-wide={isLong(value) || undefined}>
          <dt className="text-quiet text-sm">{label}</dt>
          <dd className="whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface CardProps {
  title?: string;
  facts: readonly Fact[];
  isFirst?: boolean;
}

/** The facts as a card of a details page; nothing when none is known. */
export const FactsCard = ({ title = 'Gegevens', facts, isFirst = true }: CardProps) =>
  facts.some(isKnown) && (
    <Card title={title} isFirst={isFirst}>
      <div className="px-4 pb-4">
        <Facts facts={facts} />
      </div>
    </Card>
  );
