import { translate } from '@ploegplan/contract/languages/translate';
import type { LeaveCard, LeaveLot } from '@ploegplan/contract/leave/schemas';
import { leaveAccountTexts, leaveLotTexts } from '@ploegplan/contract/texts/kinds';
import { IconAlertTriangle } from '@tabler/icons-react';
import { formatDayRange, formatShortDay } from '../../../lib/dates/dates.ts';
import { formatHoursText } from '../../../lib/values/hours.ts';
import classes from './balance.module.css';

type Shown = Pick<LeaveCard, 'balances' | 'atYearEnd' | 'lots' | 'today'>;

interface Props {
  card: Shown;
  year: number;
  /** True when the text says that the employee was not warned. */
  forOffice?: boolean;
}

/** Formats when a lot lapses, or until when to take it, while nobody warned of it in time. */
function formatLapse(
  { expiresOn, lapsesOn }: LeaveLot,
  { today, forOffice }: { today: string; forOffice: boolean },
): string {
  if (!expiresOn) return '';
  if (lapsesOn) return `, ${translate('vervalt op {day}', { day: formatShortDay(lapsesOn) })}`;
  const until =
    expiresOn > today
      ? translate('op te nemen vóór {day}', { day: formatShortDay(expiresOn) })
      : '';
  return `, ${until || translate('vervalt niet')}${forOffice ? ', niet op tijd gewaarschuwd' : ''}`;
}

/** The balances on a day and at the end of the year, with the lots that they consist of and when those lapse. */
export function Balances({ card, year, forOffice = false }: Props) {
  const { balances, atYearEnd, lots, today } = card;
  return (
    <div className={classes.balances}>
      {balances.map(({ account, hours }) => {
        const end = atYearEnd.find((candidate) => candidate.account === account)?.hours ?? hours;
        const own = lots.filter((lot) => lot.account === account && lot.left > 0);
        return (
          <section key={account} aria-label={leaveAccountTexts[account]}>
            <h3 className="text-sm font-semibold">{leaveAccountTexts[account]}</h3>
            <p className={`font-semibold tabular-nums text-xl ${hours < 0 ? 'text-error' : ''}`}>
              {formatHoursText(hours)}
            </p>
            <p className="text-quiet text-sm">
              {translate('op {day}', { day: formatDayRange(today, today) })}
              {end !== hours &&
                ` · ${translate('eind {year}: {hours}', { year, hours: formatHoursText(end) })}`}
            </p>
            <ul className="mt-1 text-sm tabular-nums">
              {own.map((lot) => (
                <li key={lot.lot}>
                  {leaveLotTexts[lot.kind]} {lot.since.slice(0, 4)}: {formatHoursText(lot.left)}
                  <span className="text-quiet text-sm">
                    {formatLapse(lot, { today, forOffice })}
                  </span>
                </li>
              ))}
            </ul>
            {hours < 0 && (
              <p className="flex gap-1-5 items-center text-error text-sm">
                <IconAlertTriangle size={16} stroke={1.5} aria-hidden />
                {translate('Meer opgenomen dan er was')}
              </p>
            )}
          </section>
        );
      })}
    </div>
  );
}
