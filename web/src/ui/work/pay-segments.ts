import type { PaySegment } from '@ploegplan/contract/hours/classes.schemas';
import { sumByClass } from '@ploegplan/contract/rules/pay/sums';
import { formatHoursText } from '../../lib/values/hours.ts';

/** 'Gewone uren 100 %: 38 uur · Overuren 125 %: 2,25 uur' */
export const formatTotalsByPayClass = (parts: readonly PaySegment[]): string =>
  sumByClass(parts)
    .map(({ text, minutes }) => `${text}: ${formatHoursText(minutes / 60)}`)
    .join(' · ');

/** Lists the segments with a surcharge, each with a key. */
export const filterSurchargedSegments = (
  parts: readonly PaySegment[],
): (PaySegment & { key: string })[] =>
  parts.map((part, at) => ({ ...part, key: `${at}` })).filter((part) => part.class !== 'normal');
