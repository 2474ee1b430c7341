import { addDays } from '../../dates/dates.ts';

/** The employer answers a wish for leave within two weeks, else vacation stands as it was asked for (BW 7:638, 2). */
const DAYS_TO_ANSWER = 14;

/** The last day on which a request can be answered; vacation without an answer stands from the day after. */
export const getLastDayToAnswer = (requestedOn: string): string =>
  addDays(requestedOn, DAYS_TO_ANSWER);
