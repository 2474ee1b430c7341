import { useRemindOfHours } from '../../../data/hours.ts';
import { messageOf } from '../../../lib/api/messages.ts';
import { notify } from '../../../lib/notify.ts';
import type { MissingRow } from './rows.ts';

const peopleText = (count: number) => (count === 1 ? '1 herinnering' : `${count} herinneringen`);

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
        withoutMail.length > 0 && `Zonder e-mailadres: ${withoutMail.map(nameOf).join(', ')}.`,
      ].filter(Boolean);
      if (reminded > 0) {
        notify.success(`${peopleText(reminded)} verstuurd`, why.join(' ') || undefined);
      } else notify.info('Niemand herinnerd', why.join(' '));
    } catch (error) {
      notify.error('Herinneren mislukt', messageOf(error));
    }
  };
  return { remind, isReminding: reminding.isPending };
}
