import type { LeaveCard } from '@ploegplan/contract/leave.schemas';
import { leaveAccountTexts, leaveLotTexts } from '@ploegplan/contract/rules/kind-texts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { formatDayRange, formatShortDay } from '../../../lib/dates/dates.ts';
import { hoursText } from '../../../lib/values/hours.ts';
import classes from './balance.module.css';

type Shown = Pick<LeaveCard, 'balances' | 'atYearEnd' | 'lots' | 'today'>;

interface Props {
  card: Shown;
  year: number;
  /** Whether it is said of what nobody was warned. */
  forOffice?: boolean;
}

/** The balances on a day and at the end of the year, with the lots that they consist of and when those lapse. */
export function Balances({ card, year, forOffice = false }: Props) {
  const { balances, atYearEnd, lots, today } = card;
  return (
    <div className={classes.balances}>
      {balances.map(({ account, hours }) => {
        const end = atYearEnd.find((one) => one.account === account)?.hours ?? hours;
        const own = lots.filter((lot) => lot.account === account && lot.left > 0);
        return (
          <section key={account} aria-label={leaveAccountTexts[account]}>
            <h3>{leaveAccountTexts[account]}</h3>
            <p className={classes.hours} data-short={hours < 0 || undefined}>
              {hoursText(hours)}
            </p>
            <p className={classes.quiet}>
              op {formatDayRange(today, today)}
              {end !== hours && ` · eind ${year}: ${hoursText(end)}`}
            </p>
            <ul>
              {own.map(({ lot, kind, left, since, expiresOn, lapsesOn }) => (
                <li key={lot}>
                  {leaveLotTexts[kind]} {since.slice(0, 4)}: {hoursText(left)}
                  {expiresOn && (
                    <span className={classes.quiet}>
                      , vervalt op {formatShortDay(expiresOn)}
                      {forOffice && lapsesOn !== expiresOn && ', nog niet gewaarschuwd'}
                    </span>
                  )}
                </li>
              ))}
            </ul>
            {hours < 0 && (
              <p className={classes.short}>
                <IconAlertTriangle size={16} stroke={1.5} aria-hidden />
                Meer opgenomen dan er was
              </p>
            )}
          </section>
        );
      })}
    </div>
  );
}
