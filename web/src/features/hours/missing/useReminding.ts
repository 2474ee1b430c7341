import { getToday } from '@ploegplan/contract/dates/dates';
import { useRemindOfHours } from '../../../data/hours/hours.ts';
import { explainError } from '../../../lib/api/messages.ts';
import { notify } from '../../../lib/notify.ts';
import { formatNameList } from '../../../lib/values/list-names.ts';
import { formatQuantity } from '../../../lib/values/numbers.ts';
import { confirm } from '../../../ui/messages/confirm.ts';
import { lacksAddress, type MissingRow } from './rows.ts';

const formatReminderCount = (count: number) =>
  formatQuantity(count, 'herinnering', 'herinneringen');

/** The number of names that are read in a message on a phone. */
const NAMED = 4;

const formatUnreachable = (names: readonly string[]) =>
  `Niet te bereiken: ${formatNameList(names, NAMED)}.`;

const formatLeft = (names: readonly string[]) => `Uit dienst: ${formatNameList(names, NAMED)}.`;

const formatReminded = (names: readonly string[]) =>
  `Vandaag al herinnerd: ${formatNameList(names, NAMED)}.`;

/** Reminders are sent at most once a day. */
export const isRemindedToday = ({ remindedAt }: MissingRow): boolean =>
  remindedAt !== null && getToday(new Date(remindedAt)) === getToday();

/** Computes how many reminders would be sent, and explains who gets none, also because of an earlier one today. */
function previewReminders(people: readonly MissingRow[]): { count: number; why: string } {
  const pickNames = (some: readonly MissingRow[]) => some.map(({ name }) => name);
  const reachable = people.filter(({ isReachable }) => isReachable);
  const left = pickNames(people.filter(({ hasLeft }) => hasLeft));
  const without = pickNames(people.filter(lacksAddress));
  const reminded = pickNames(reachable.filter(isRemindedToday));
  const why = [
    reminded.length > 0 && formatReminded(reminded),
    without.length > 0 && formatUnreachable(without),
    left.length > 0 && formatLeft(left),
  ];
  return { count: reachable.length - reminded.length, why: why.filter(Boolean).join(' ') };
}

/** Reminds people, and tells who was not reminded and why. */
export function useReminding() {
  const reminding = useRemindOfHours();
  const remind = async (people: readonly MissingRow[]) => {
    const findName = (id: string) => people.find((person) => person.id === id)?.name ?? '';
    try {
      const answer = await reminding.mutateAsync(people.map(({ id }) => id));
      const { reminded, unreachable } = answer;
      const hasLeft = (id: string) => people.some((person) => person.id === id && person.hasLeft);
      const [left, skipped] = [
        answer.skipped.filter(hasLeft),
        answer.skipped.filter((id) => !hasLeft(id)),
      ];
      const why = [
        left.length > 0 && formatLeft(left.map(findName)),
        skipped.length > 0 && formatReminded(skipped.map(findName)),
        unreachable.length > 0 && formatUnreachable(unreachable.map(findName)),
      ].filter(Boolean);
      if (reminded > 0) {
        const others = new Set([...answer.skipped, ...unreachable]);
        const names = people.filter(({ id }) => !others.has(id)).map(({ name }) => name);
        const whom = `Aan ${formatNameList(names, NAMED)}.`;
        notify.success(`${formatReminderCount(reminded)} verstuurd`, [whom, ...why].join(' '));
      } else notify.info('Niemand herinnerd', why.join(' '));
    } catch (error) {
      notify.error('Herinneren mislukt', explainError(error));
    }
  };
  const remindAll = async (people: readonly MissingRow[]) => {
    const { count, why } = previewReminders(people);
    if (count === 0) return notify.info('Niemand herinnerd', why);
    const isSure = await confirm({
      title: 'Iedereen herinneren',
      text: `Er ${count === 1 ? 'gaat' : 'gaan'} ${formatReminderCount(count)} uit. ${why}`,
      confirmLabel: 'Versturen',
    });
    if (isSure) await remind(people);
  };
  return { remind, remindAll, isReminding: reminding.isPending };
}
