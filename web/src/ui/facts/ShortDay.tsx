import { formatLongDay, formatShortDay } from '../../lib/dates/dates.ts';

/** A short date, with the full date on hover. */
export const ShortDay = ({ date }: { date: string }) => (
  <time dateTime={date} title={formatLongDay(date)}>
    {formatShortDay(date)}
  </time>
);
