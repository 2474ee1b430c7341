import { receiptAnswerTexts } from '@ploegplan/contract/texts/kinds';
import type { ToldDay } from '@ploegplan/contract/told/schemas';
import { describeDifference } from '../../../data/planning/told/told-difference.ts';
import { createRememberedSort } from '../../../lib/remembered/memory.ts';
import type { Columns } from '../../../ui/table/columns.ts';

export const toldSort = createRememberedSort('toldSort', 'date', true);

const wayTexts = { push: 'Melding', mail: 'E-mail' } as const;

export interface ToldRow extends ToldDay {
  id: string;
}

export const createToldRows = (employeeId: string, days: readonly ToldDay[]): ToldRow[] =>
  days.map((day) => ({ ...day, id: [employeeId, day.publicationId, day.date].join(' ') }));

/** The employee of the row with this id. */
export const findEmployeeId = (id: string): string => id.split(' ')[0] ?? '';

/** 'Melding'; empty while nothing reached. */
export const formatWay = ({ reachedBy }: ToldDay): string => (reachedBy ? wayTexts[reachedBy] : '');

/** The last answer; that the day was on the screen counts only without one. */
const findAnswer = ({ receipts }: ToldDay) =>
  receipts.findLast(({ answer }) => answer !== 'shown') ?? receipts.at(-1);

export const formatAnswer = (day: ToldDay): string => {
  const answer = findAnswer(day)?.answer;
  return answer ? receiptAnswerTexts[answer] : '';
};

/** '3 van 28 dagen', of a day that was told later than that; empty when it was told in time. */
export const formatLate = ({ notice }: ToldDay): string =>
  notice ? `${notice.days} van ${notice.limit} dagen${notice.isOnCall ? ' (oproep)' : ''}` : '';

export const toldColumns: Columns<ToldRow> = [
  { key: 'date', label: 'Dag', kind: 'date', width: 7, value: ({ date }) => date },
  {
    key: 'work',
    label: 'Wat is doorgegeven',
    width: 20,
    value: ({ was, works }) => describeDifference(was, works).join('; '),
  },
  { key: 'at', label: 'Doorgegeven', kind: 'moment', width: 8, value: ({ at }) => at },
  {
    key: 'seen',
    label: 'Eerst gezien',
    kind: 'moment',
    width: 8,
    value: ({ receipts }) => receipts.map(({ at }) => at).toSorted()[0] ?? null,
  },
  { key: 'answer', label: 'Antwoord', width: 8, value: formatAnswer },
  { key: 'reason', label: 'Reden', width: 9, value: (day) => findAnswer(day)?.reason ?? '' },
  { key: 'late', label: 'Te laat', width: 13, value: formatLate },
  {
    key: 'reachedBy',
    label: 'Bereikt via',
    width: 7,
    value: formatWay,
  },
  {
    key: 'reachedAt',
    label: 'Bereikt op',
    kind: 'moment',
    width: 8,
    value: ({ reachedAt }) => reachedAt,
  },
  {
    key: 'answeredAt',
    label: 'Beantwoord',
    kind: 'moment',
    width: 8,
    value: (day) => findAnswer(day)?.at ?? null,
  },
  { key: 'by', label: 'Door', width: 8, value: ({ by }) => by },
];
