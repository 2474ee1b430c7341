import { translate, translateCount } from '@ploegplan/contract/languages/translate';
import { formatHoursText } from '../../lib/values/hours.ts';
import { confirm } from './confirm.ts';

/** Says that hours are more than fit between the planned times, of one work or of several. */
export const formatMoreThanPlanned = (planned: readonly number[]): string =>
  planned.length === 1
    ? translate('Meer dan gepland ({hours}).', { hours: formatHoursText(planned[0] ?? null) })
    : translateCount(
        planned.length,
        '{count} keer meer dan gepland.',
        '{count} keer meer dan gepland.',
      );

/** Asks whether hours are right that are more than fit between these planned times. */
export const confirmMoreThanPlanned = (planned: readonly number[]): Promise<boolean> =>
  confirm({
    title: translate('Uren opslaan'),
    text: `${formatMoreThanPlanned(planned)} ${translate('Toch opslaan?')}`,
    confirmLabel: translate('Toch opslaan'),
  });
