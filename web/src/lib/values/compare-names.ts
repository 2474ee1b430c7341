import { once } from '@ploegplan/contract/values/once';

const createCollator = once(() => new Intl.Collator('nl', { numeric: true }));

/** The order of names and titles: by the Dutch alphabet, and 'Ploeg 2' before 'Ploeg 10'. */
export const compareNames = (a: string, b: string): number => createCollator().compare(a, b);
