import { today } from '@ploegplan/contract/dates/dates';
import { useRemindOfHours } from '../../../data/hours/hours.ts';
import { messageOf } from '../../../lib/api/messages.ts';
import { notify } from '../../../lib/notify.ts';
import { listNames } from '../../../lib/values/list-names.ts';
import { counted } from '../../../lib/values/numbers.ts';
import { confirm } from '../../../ui/messages/confirm.ts';
import { lacksAddress, type MissingRow } from './rows.ts';

const peopleText = (count: number) => counted(count, 'herinnering', 'herinneringen');

/** As many names as are read in a message on a phone. */
const NAMED = 4;

const withoutMailText = (names: readonly string[]) =>
  `Zonder e-mailadres: ${listNames(names, NAMED)}.`;

const leftText = (names: readonly string[]) => `Uit dienst: ${listNames(names, NAMED)}.`;

const remindedText = (names: readonly string[]) =>
  `Vandaag al herinnerd: ${listNames(names, NAMED)}.`;

/** It is done at most once a day. */
export const isRemindedToday = ({ remindedAt }: MissingRow): boolean =>
  remindedAt !== null && today(new Date(remindedAt)) === today();

/** How many mails would go out, and to whom none can, or does because of an earlier one today. */
function outlookOf(people: readonly MissingRow[]): { count: number; why: string } {
  const namesOf = (some: readonly MissingRow[]) => some.map(({ name }) => name);
  const withMail = people.filter(({ hasMail }) => hasMail);
  const left = namesOf(people.filter(({ hasLeft }) => hasLeft));
  const without = namesOf(people.filter(lacksAddress));
  const reminded = namesOf(withMail.filter(isRemindedToday));
  const why = [
    reminded.length > 0 && remindedText(reminded),
    without.length > 0 && withoutMailText(without),
    left.length > 0 && leftText(left),
  ];
  return { count: withMail.length - reminded.length, why: why.filter(Boolean).join(' ') };
}

/** Reminds people by mail, and tells who was not reminded and why. */
export function useReminding() {
  const reminding = useRemindOfHours();
  const remind = async (people: readonly MissingRow[]) => {
    const nameOf = (id: string) => people.find((one) => one.id === id)?.name ?? '';
    try {
      const answer = await reminding.mutateAsync(people.map(({ id }) => id));
      const { reminded, withoutMail } = answer;
      const isGone = (id: string) => people.some((one) => one.id === id && one.hasLeft);
      const [left, skipped] = [
        answer.skipped.filter(isGone),
        answer.skipped.filter((id) => !isGone(id)),
      ];
      const why = [
        left.length > 0 && leftText(left.map(nameOf)),
        skipped.length > 0 && remindedText(skipped.map(nameOf)),
        withoutMail.length > 0 && withoutMailText(withoutMail.map(nameOf)),
      ].filter(Boolean);
      if (reminded > 0) {
        const others = new Set([...answer.skipped, ...withoutMail]);
        const names = people.filter(({ id }) => !others.has(id)).map(({ name }) => name);
        const whom = `Aan ${listNames(names, NAMED)}.`;
        notify.success(`${peopleText(reminded)} verstuurd`, [whom, ...why].join(' '));
      } else notify.info('Niemand herinnerd', why.join(' '));
    } catch (error) {
      notify.error('Herinneren mislukt', messageOf(error));
    }
  };
  const remindAll = async (people: readonly MissingRow[]) => {
    const { count, why } = outlookOf(people);
    if (count === 0) return notify.info('Niemand herinnerd', why);
    const isSure = await confirm({
      title: 'Iedereen herinneren',
      text: `Er ${count === 1 ? 'gaat' : 'gaan'} ${counted(count, 'mail', 'mails')} uit. ${why}`,
      confirmLabel: 'Versturen',
    });
    if (isSure) await remind(people);
  };
  return { remind, remindAll, isReminding: reminding.isPending };
}
