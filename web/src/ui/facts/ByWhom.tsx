import { formatFullMoment, formatMoment } from '../../lib/dates/moments.ts';
import rows from '../states/rows.module.css';

interface Props {
  /** A name; empty when it was the system. */
  by: string;
  /** An ISO instant. */
  at: string;
}

/** Shows who did something and when, at the end of a row of a card. */
export const ByWhom = ({ by, at }: Props) => (
  <span className={rows.end}>
    {by && `${by} · `}
    <time dateTime={at} title={formatFullMoment(at)}>
      {formatMoment(at)}
    </time>
  </span>
);
