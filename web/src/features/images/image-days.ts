import { getToday } from '@ploegplan/contract/dates/dates';
import type { ImageInfo } from '@ploegplan/contract/images/schemas';

/** The day that an image is of: that of the planned work, else the one on which it was added. */
export const getImageDay = ({ planningDate, uploadDate }: ImageInfo): string =>
  planningDate ?? getToday(new Date(uploadDate));

/** Compares for `sort`: days from the earliest to the latest, or other texts by their characters. */
export const compareAscending = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const compareNewestFirst = (a: string, b: string) => compareAscending(b, a);

/** Sorts by day, newest first; images of one day stay in their order. */
export const sortByDay = (images: readonly ImageInfo[]): ImageInfo[] =>
  images.toSorted((a, b) => compareNewestFirst(getImageDay(a), getImageDay(b)));

/** The days of the images and the chosen one, the newest first. */
export const listDays = (images: readonly ImageInfo[], chosen: string | null): string[] =>
  [...new Set([...images.map(getImageDay), ...(chosen ? [chosen] : [])])].sort(compareNewestFirst);
