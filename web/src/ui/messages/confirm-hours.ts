import { formatHoursText } from '../../lib/values/hours.ts';
import { confirm } from './confirm.ts';

/** Says that hours are more than fit between the planned times, of one work or of several. */
export const formatMoreThanPlanned = (planned: readonly number[]): string =>
  planned.length === 1
    ? `Meer dan gepland (${formatHoursText(planned[0] ?? null)}).`
    : `${planned.length} keer meer dan gepland.`;

/** Asks whether hours are right that are more than fit between these planned times. */
export const confirmMoreThanPlanned = (planned: readonly number[]): Promise<boolean> =>
  confirm({
    title: 'Uren opslaan',
    text: `${formatMoreThanPlanned(planned)} Toch opslaan?`,
    confirmLabel: 'Toch opslaan',
  });
