import { formatLongDay, formatShortDay } from '../lib/dates.ts';

/** A day where there is no room for it in full; in full for who points at it. */
export const ShortDay = ({ date }: { date: string }) => (
  <time dateTime={date} title={formatLongDay(date)}>
    {formatShortDay(date)}
  </time>
);
