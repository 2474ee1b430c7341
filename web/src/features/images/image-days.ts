import { today } from '@ploegplan/contract/dates/dates';
import type { ImageInfo } from '@ploegplan/contract/images/schemas';

/** The day that an image is of: that of the planned work, else the one on which it was added. */
export const dayOf = ({ planningDate, uploadDate }: ImageInfo): string =>
  planningDate ?? today(new Date(uploadDate));

/** For `sort`: days from the earliest to the latest, or other texts by their characters. */
export const ascending = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const newestFirst = (a: string, b: string) => ascending(b, a);

/** Those of the newest day first; those of a day stay in their order. */
export const byDay = (images: readonly ImageInfo[]): ImageInfo[] =>
  images.toSorted((a, b) => newestFirst(dayOf(a), dayOf(b)));

/** The days of the images and the chosen one, the newest first. */
export const daysOf = (images: readonly ImageInfo[], chosen: string | null): string[] =>
  [...new Set([...images.map(dayOf), ...(chosen ? [chosen] : [])])].sort(newestFirst);
