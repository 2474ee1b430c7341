import type { PayPart } from '@ploegplan/contract/hours/classes';
import { sumByClass } from '@ploegplan/contract/rules/pay/sums';
import { hoursText } from '../../lib/values/hours.ts';

/** 'Gewone uren 100 %: 38 uur · Overuren 125 %: 2,25 uur' */
export const classSumsText = (parts: readonly PayPart[]): string =>
  sumByClass(parts)
    .map(({ text, minutes }) => `${text}: ${hoursText(minutes / 60)}`)
    .join(' · ');

/** What is not worth the wage alone, each with a key. */
export const surchargesOf = (parts: readonly PayPart[]): (PayPart & { key: string })[] =>
  parts.map((part, at) => ({ ...part, key: `${at}` })).filter((part) => part.class !== 'normal');
