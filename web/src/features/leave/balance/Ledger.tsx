import { ActionIcon } from '@mantine/core';
import { translate } from '@ploegplan/contract/languages/translate';
import type { LeaveCard, LeaveLine } from '@ploegplan/contract/leave/schemas';
import { leaveAccountTexts } from '@ploegplan/contract/texts/kinds';
import { IconArrowBackUp } from '@tabler/icons-react';
import { formatDayRange } from '../../../lib/dates/dates.ts';
import type { DaysOff } from '../../../lib/dates/useHolidays.ts';
import { formatNumber } from '../../../lib/values/numbers.ts';
import plain from '../../../ui/table/plain-table.module.css';
import classes from './balance.module.css';
import { buildLedger } from './ledger.ts';

interface Props {
  card: LeaveCard;
  daysOff: DaysOff;
  /** Counters a line of the office; without it, nothing can be countered. */
  onCounter?: (line: LeaveLine) => void;
}

const formatSigned = (hours: number) =>
  hours === 0 ? '0' : `${hours > 0 ? '+' : '−'}${formatNumber(Math.abs(hours))}`;

/** Shows additions to and deductions from each balance, with the balance after each line. */
export function Ledger({ card, daysOff, onCounter }: Props) {
  const tables = card.balances.map(({ account }) => {
    const begin = card.atYearBegin.find((candidate) => candidate.account === account)?.hours ?? 0;
    const year = card.today.slice(0, 4);
    const rows = buildLedger(card, account, { begin: card.atYearBegin, year, daysOff });
    return (
      <table key={account} className={`${plain.table} ${classes.ledger}`}>
        <caption>{leaveAccountTexts[account]}</caption>
        <thead>
          <tr>
            <th scope="col">{translate('Dag')}</th>
            <th scope="col">{translate('Wat')}</th>
            <th scope="col">{translate('Uren')}</th>
            <th scope="col">{translate('Saldo')}</th>
            {onCounter && (
              <th scope="col">
                <span className="sr-only">Terugboeken</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          <tr>
            <td />
            <td>{translate('Begin van het jaar')}</td>
            <td />
            <td>{formatNumber(begin)}</td>
            {onCounter && <td />}
          </tr>
          {rows.map(({ key, from, to, text, hours, after, by, note, counterable }) => (
            <tr key={`${key} ${from}`} title={by && translate('Door {name}', { name: by })}>
              <td>{formatDayRange(from, to)}</td>
              <td>
                {text}
                {note && <span className="text-quiet text-sm"> · {note}</span>}
              </td>
              <td>{formatSigned(hours)}</td>
              <td className={after < 0 ? 'text-error' : undefined}>{formatNumber(after)}</td>
              {onCounter && (
                <td>
                  {counterable && (
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      aria-label={`Terugboeken: ${text} ${formatSigned(hours)}`}
                      title="Terugboeken"
                      onClick={() => onCounter(counterable)}
                    >
                      <IconArrowBackUp size={18} stroke={1.5} />
                    </ActionIcon>
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    );
  });
  return <div className="flex flex-col gap-4 px-4 pb-4 print-gap-2">{tables}</div>;
}
