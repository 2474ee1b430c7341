import { getToday } from '@ploegplan/contract/dates/dates';
import { translate } from '@ploegplan/contract/languages/translate';
import { formatShortDay } from '../../lib/dates/dates.ts';
import { formatClock } from '../../lib/dates/moments.ts';
import { useKeptAt } from '../../lib/kept/state.ts';

/** Says of when a kept answer is that is shown, until there is a fresh one. */
export function KeptNotice({ name }: { name: string }) {
  const at = useKeptAt(name);
  if (at === null) return null;
  const day = getToday(new Date(at));
  const time = formatClock(at);
  return (
    <p className="mb-2 text-quiet">
      {day === getToday()
        ? translate('Stand van {time} uur', { time })
        : translate('Stand van {day}, {time} uur', { day: formatShortDay(day), time })}
    </p>
  );
}
