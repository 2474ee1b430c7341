import type { LeaveCounter } from '@ploegplan/contract/leave/schemas';
import { formatDayRange } from '../../../lib/dates/dates.ts';
import { formatHoursText } from '../../../lib/values/hours.ts';
import { formatNumber } from '../../../lib/values/numbers.ts';
import { HueMark } from '../../../ui/facts/HueMark.tsx';
import { Card } from '../../../ui/page/Card.tsx';

/** '8 van 80 uur, nog 72 uur' */
export function formatCounter({ used, maximum }: Pick<LeaveCounter, 'used' | 'maximum'>): string {
  if (maximum === null) return `${formatHoursText(used)} opgenomen`;
  const left = maximum - used;
  const rest = left < 0 ? `${formatHoursText(-left)} te veel` : `nog ${formatHoursText(left)}`;
  return `${formatNumber(used)} van ${formatHoursText(maximum)}, ${rest}`;
}

/** Shows leave that was taken and is limited by law, with the rest of it; nothing where none was taken. */
export function Counters({ counters }: { counters: readonly LeaveCounter[] }) {
  if (counters.length === 0) return null;
  return (
    <Card title="Bijzonder verlof">
      <ul className="grid gap-3 px-4 pb-4 tabular-nums">
        {counters.map(({ kindId, kindName, hue, since, until, paid, ...counter }) => (
          <li key={`${kindId} ${since}`}>
            <HueMark hue={hue}>{kindName}</HueMark>
            <p
              className={
                counter.used > (counter.maximum ?? counter.used) ? 'text-error' : undefined
              }
            >
              {formatCounter(counter)}
            </p>
            <p className="text-quiet text-sm">
              {formatDayRange(since, until)}
              {paid !== null && ` · waarvan ${formatHoursText(paid)} betaald`}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
