import { today } from '@ploegplan/contract/rules/dates';
import { useRemindOfHours } from '../../../data/hours.ts';
import { messageOf } from '../../../lib/api/messages.ts';
import { notify } from '../../../lib/notify.ts';
import { confirm } from '../../../ui/confirm.ts';
import type { MissingRow } from './rows.ts';

const peopleText = (count: number) => (count === 1 ? '1 herinnering' : `${count} herinneringen`);

const withoutMailText = (names: readonly string[]) => `Zonder e-mailadres: ${names.join(', ')}.`;

const remindedText = (names: readonly string[]) => `Vandaag al herinnerd: ${names.join(', ')}.`;

/** It is done at most once a day. */
export const isRemindedToday = ({ remindedAt }: MissingRow): boolean =>
  remindedAt !== null && today(new Date(remindedAt)) === today();

/** How many mails go out, to whom none can, and to whom none does because of an earlier one today. */
function questionOf(people: readonly MissingRow[]): string {
  const namesOf = (some: readonly MissingRow[]) => some.map(({ name }) => name);
  const withMail = people.filter(({ hasMail }) => hasMail);
  const without = namesOf(people.filter(({ hasMail }) => !hasMail));
  const reminded = namesOf(withMail.filter(isRemindedToday));
  const count = withMail.length - reminded.length;
  return [
    count === 1 ? 'Er gaat 1 mail uit.' : `Er gaan ${count} mails uit.`,
    reminded.length > 0 && remindedText(reminded),
    without.length > 0 && withoutMailText(without),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Reminds people by mail, and tells who was not reminded and why. */
export function useReminding() {
  const reminding = useRemindOfHours();
  const remind = async (people: readonly MissingRow[]) => {
    const nameOf = (id: string) => people.find((one) => one.id === id)?.name ?? '';
    try {
      const answer = await reminding.mutateAsync(people.map(({ id }) => id));
      const { reminded, skipped, withoutMail } = answer;
      const why = [
        skipped.length > 0 && remindedText(skipped.map(nameOf)),
        withoutMail.length > 0 && withoutMailText(withoutMail.map(nameOf)),
      ].filter(Boolean);
      if (reminded > 0) {
        notify.success(`${peopleText(reminded)} verstuurd`, why.join(' ') || undefined);
      } else notify.info('Niemand herinnerd', why.join(' '));
    } catch (error) {
      notify.error('Herinneren mislukt', messageOf(error));
    }
  };
  const remindAll = async (people: readonly MissingRow[]) => {
    const isSure = await confirm({
      title: 'Iedereen herinneren',
      text: questionOf(people),
      confirmLabel: 'Versturen',
    });
    if (isSure) await remind(people);
  };
  return { remind, remindAll, isReminding: reminding.isPending };
}
