import type { ToldOverview } from '@ploegplan/contract/told/schemas';

/** The people who cannot come on one of the days. */
export const countCannot = ({ people }: Pick<ToldOverview, 'people'>): number =>
  people.filter(({ cannot }) => cannot.length > 0).length;
