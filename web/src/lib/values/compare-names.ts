import { once } from '@ploegplan/contract/values/once';

const collator = once(() => new Intl.Collator('nl', { numeric: true }));

/** The order of names and titles: by the Dutch alphabet, and 'Ploeg 2' before 'Ploeg 10'. */
export const compareNames = (one: string, other: string): number => collator().compare(one, other);
