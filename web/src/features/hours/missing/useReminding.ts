import { useRemindOfHours } from '../../../data/hours.ts';
import { messageOf } from '../../../lib/api/messages.ts';
import { notify } from '../../../lib/notify.ts';
import { confirm } from '../../../ui/confirm.ts';
import type { MissingRow } from './rows.ts';

const peopleText = (count: number) => (count === 1 ? '1 herinnering' : `${count} herinneringen`);

const withoutMailText = (names: readonly string[]) => `Zonder e-mailadres: ${names.join(', ')}.`;

/** How many mails go out, and to whom none can. */
function questionOf(people: readonly MissingRow[]): string {
  const count = people.filter(({ hasMail }) => hasMail).length;
  const without = people.filter(({ hasMail }) => !hasMail).map(({ name }) => name);
  const mails = count === 1 ? 'Er gaat 1 mail uit.' : `Er gaan ${count} mails uit.`;
  return without.length > 0 ? `${mails} ${withoutMailText(without)}` : mails;
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
        skipped.length > 0 && `Vandaag al herinnerd: ${skipped.map(nameOf).join(', ')}.`,
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
