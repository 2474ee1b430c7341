import { today } from '@ploegplan/contract/rules/dates';
import { confirm } from '../../../ui/confirm.ts';

/** Asks whether leave of a year that is over is meant: a year is easily typed wrong. True at once for any other day. */
export async function askPastYear(firstDay: string, confirmLabel: string): Promise<boolean> {
  const year = firstDay.slice(0, 4);
  if (year >= today().slice(0, 4)) return true;
  return confirm({
    title: `Verlof in ${year}`,
    text: 'Dat jaar is al voorbij. Klopt de eerste dag?',
    confirmLabel,
  });
}
