import type { AbsenceKind } from '@ploegplan/contract/absences/schemas';
import { translate } from '@ploegplan/contract/languages/translate';
import type {
  LeaveBalance,
  LeaveCard,
  LeaveLine,
  LotKind,
} from '@ploegplan/contract/leave/schemas';
import type { LeaveAccount } from '@ploegplan/contract/leave-kinds/schemas';
import { translateLeaveKind } from '@ploegplan/contract/texts/kinds';
import type { DaysOff } from '../../../lib/dates/useHolidays.ts';
import { explainNoHours } from './free-days.ts';

/** A row of one or several lines of a day that together say one thing. */
export interface LedgerRow {
  key: string;
  /** The first and the last day. */
  from: string;
  to: string;
  text: string;
  hours: number;
  /** The balance of the account after it. */
  after: number;
  by: string;
  note: string;
  /** The line, where the office can counter it. */
  counterable: LeaveLine | null;
}

/** The kinds within a sentence. */
const lotTexts: Record<LotKind, string> = {
  statutory: translate('wettelijk'),
  extra: translate('bovenwettelijk'),
  rostered: translate('roostervrij'),
  'time-for-time': translate('tijd-voor-tijd'),
};

const formatTaken = (kindName: string) =>
  translate('Opgenomen: {kind}', { kind: translateLeaveKind(kindName) });

function formatLine(
  { type, lotKind, hours, counters }: LeaveLine,
  kindName: string | undefined,
): string {
  const lot = lotKind ? lotTexts[lotKind] : '';
  const ofKind = lot && `: ${lot}`;
  switch (type) {
    case 'grant':
      return `${hours > 0 ? translate('Toegekend') : translate('Minder toegekend')}: ${lot}`;
    case 'use':
      if (hours >= 0) return translate('Teruggekomen');
      return kindName ? formatTaken(kindName) : translate('Opgenomen');
    case 'expiry':
      return hours < 0
        ? translate('Vervallen: {lot}', { lot })
        : `${translate('Toch niet vervallen')}: ${lot}`;
    case 'saved':
      return counters ? translate('Overuren teruggeboekt') : translate('Overuren gespaard');
    case 'payout':
      return `${counters ? translate('Uitbetaling teruggeboekt') : translate('Uitbetaald')}${ofKind}`;
    case 'correction':
      if (counters) return `${translate('Teruggeboekt')}${ofKind}`;
      return `${hours > 0 ? translate('Bijgeboekt') : translate('Afgeboekt')}${ofKind}`;
  }
}

const rank = { grant: 0, expiry: 1, correction: 2, saved: 3, use: 4, payout: 5 };

/** The account that the rules let each kind take from. */
const accountsByKind: Partial<Record<AbsenceKind, LeaveAccount>> = {
  vacation: 'vacation',
  'rostered-day-off': 'rostered',
  'time-for-time': 'time-for-time',
};

/** Days of one absence in a row are one line. */
const follows = (row: LedgerRow | undefined, key: string) => row?.key === key;

type Card = Pick<LeaveCard, 'lines' | 'absences' | 'contracts'>;

/**
 * The lines of one account, by day, with the balance after each. What was countered within the same absence and day is left out.
 * An absence of which all days are days off has no line; it is shown as one of 0 hours, in the year in which it begins.
 */
export function buildLedger(
  card: Card,
  account: LeaveAccount,
  { begin, year, daysOff }: { begin: readonly LeaveBalance[]; year: string; daysOff: DaysOff },
): LedgerRow[] {
  const before = begin.find((candidate) => candidate.account === account)?.hours ?? 0;
  const rows = buildRows(card, account, { before, daysOff });
  for (const absence of card.absences) {
    const { id, kind, kindName, firstDay, lastDay } = absence;
    const key = `use ${id}`;
    if (accountsByKind[kind] !== account || !firstDay.startsWith(year)) continue;
    const note = explainNoHours(absence, card.contracts, daysOff);
    if (!note || rows.some((row) => row.key === key)) continue;
    const next = rows.findIndex(({ from }) => from > firstDay);
    const at = next < 0 ? rows.length : next;
    const after = rows[at - 1]?.after ?? before;
    const text = formatTaken(kindName);
    const days = { from: firstDay, to: lastDay };
    rows.splice(at, 0, { key, ...days, text, hours: 0, after, by: '', note, counterable: null });
  }
  return rows;
}

function buildRows(
  { lines, absences }: Card,
  account: LeaveAccount,
  { before, daysOff }: { before: number; daysOff: DaysOff },
): LedgerRow[] {
  const names = new Map(absences.map(({ id, kindName }) => [id, kindName]));
  /** A line without an absence comes from a closure. */
  const findName = ({ absenceId, day }: LeaveLine) =>
    absenceId === null ? daysOff[day]?.name : names.get(absenceId);
  const own = lines
    .filter((line) => line.account === account)
    .toSorted((a, b) => (a.day === b.day ? rank[a.type] - rank[b.type] : a.day < b.day ? -1 : 1));
  /** Sums by absence and day, so that what was taken back leaves no trace of two lines. */
  const sums = new Map<string, number>();
  const getUseKey = ({ absenceId, day }: LeaveLine) => `${absenceId} ${day}`;
  for (const line of own) {
    if (line.type === 'use')
      sums.set(getUseKey(line), (sums.get(getUseKey(line)) ?? 0) + line.hours);
  }
  const rows: LedgerRow[] = [];
  let balance = before;
  for (const line of own) {
    const isUse = line.type === 'use';
    const hours = isUse ? (sums.get(getUseKey(line)) ?? 0) : line.hours;
    if (isUse) sums.delete(getUseKey(line));
    if (hours === 0) continue;
    balance += hours;
    const key = isUse ? `use ${line.absenceId ?? findName(line)}` : line.id;
    const last = rows.at(-1);
    if (last && isUse && follows(last, key)) {
      last.to = line.day;
      last.hours += hours;
      last.after = balance;
      continue;
    }
    const isOffice = line.type === 'correction' || line.type === 'payout';
    rows.push({
      key,
      from: line.day,
      to: line.day,
      text: formatLine({ ...line, hours }, findName(line)),
      hours,
      after: balance,
      by: line.by,
      note: line.note,
      counterable: isOffice && !line.countered && line.counters === null ? line : null,
    });
  }
  return rows;
}
