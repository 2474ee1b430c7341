import { createStore } from '@mantine/store';
import { setClockLead } from '@ploegplan/contract/dates/dates';
import { ofDevice } from '../remembered/memory.ts';
import { recall, remember } from '../remembered/remembered.ts';

const MINUTE_MS = 60_000;
/** A smaller difference changes no day that anybody would notice. */
const TOLERATED_MS = 5 * MINUTE_MS;
/** An answer that took longer than this, as of a phone that slept, tells the time badly. */
const LONGEST_ANSWER_MS = MINUTE_MS;

/** The minutes by which the server's clock was ahead of this device's at the last answer; kept for a start without a connection. */
const clockLead = ofDevice(
  'clockLead',
  (value): value is number => Number.isInteger(value),
  () => 0,
);

export const clock = createStore({ leadMinutes: 0 });

export const onClockLead = (listener: () => void): (() => void) => clock.subscribe(listener);

function setLead(leadMinutes: number): void {
  setClockLead(leadMinutes * MINUTE_MS);
  clock.setState({ leadMinutes });
}

setLead(recall(clockLead));

/** Takes the server's clock for 'today' from the Date header of an answer, where this device's differs too much. */
export function followServerClock(date: string | null, sentAt: number, now = Date.now()): void {
  const serverTime = Date.parse(date ?? '');
  if (Number.isNaN(serverTime) || now - sentAt > LONGEST_ANSWER_MS || now < sentAt) return;
  const lead = serverTime - now;
  const minutes = Math.abs(lead) > TOLERATED_MS ? Math.round(lead / MINUTE_MS) : 0;
  // The answers of one difference are a little longer or shorter on their way.
  const isSame = Math.abs(minutes - clock.getState().leadMinutes) <= 1 && minutes !== 0;
  if (isSame || minutes === clock.getState().leadMinutes) return;
  remember(clockLead, minutes);
  setLead(minutes);
}
