import { translate } from '@ploegplan/contract/languages/translate';
import type { LeaveCounter } from '@ploegplan/contract/leave/schemas';
import { translateLeaveKind } from '@ploegplan/contract/texts/kinds';
import { formatDayRange } from '../../../lib/dates/dates.ts';
import { formatHoursText } from '../../../lib/values/hours.ts';
import { formatNumber } from '../../../lib/values/numbers.ts';
import { HueMark } from '../../../ui/facts/HueMark.tsx';
import { Card } from '../../../ui/page/Card.tsx';

/** '8 van 80 uur, nog 72 uur' */
export function formatCounter({ used, maximum }: Pick<LeaveCounter, 'used' | 'maximum'>): string {
  if (maximum === null) return translate('{hours} opgenomen', { hours: formatHoursText(used) });
  const left = maximum - used;
  const values = {
    used: formatNumber(used),
    maximum: formatHoursText(maximum),
    rest: formatHoursText(Math.abs(left)),
  };
  return left < 0
    ? translate('{used} van {maximum}, {rest} te veel', values)
    : translate('{used} van {maximum}, nog {rest}', values);
}

/** Shows leave that was taken and is limited by law, with the rest of it; nothing where none was taken. */
export function Counters({ counters }: { counters: readonly LeaveCounter[] }) {
  if (counters.length === 0) return null;
  return (
    <Card title={translate('Bijzonder verlof')}>
      <ul className="grid gap-3 px-4 pb-4 tabular-nums">
        {counters.map(({ kindId, kindName, hue, since, until, paid, ...counter }) => (
          <li key={`${kindId} ${since}`}>
            <HueMark hue={hue}>{translateLeaveKind(kindName)}</HueMark>
            <p
              className={
                counter.used > (counter.maximum ?? counter.used) ? 'text-error' : undefined
              }
            >
              {formatCounter(counter)}
            </p>
            <p className="text-quiet text-sm">
              {formatDayRange(since, until)}
              {paid !== null &&
                ` · ${translate('waarvan {hours} betaald', { hours: formatHoursText(paid) })}`}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
