import { getToday, setClockLead } from '@ploegplan/contract/dates/dates';
import { afterEach, describe, expect, it } from 'vitest';
import { clock, followServerClock } from './server-clock.ts';

const HOUR_MS = 3_600_000;
const now = Date.now();
const at = (lead: number) => new Date(now + lead).toUTCString();
const lead = () => clock.getState().leadMinutes;

afterEach(() => {
  followServerClock(at(0), now, now);
  setClockLead(0);
});

describe('the clock of the server', () => {
  it('is that of today, where the device is more than five minutes behind or ahead', () => {
    followServerClock(at(-48 * HOUR_MS), now, now);
    expect(getToday()).toBe(getToday(new Date(now - 48 * HOUR_MS)));
    followServerClock(at(48 * HOUR_MS), now, now);
    expect(getToday()).toBe(getToday(new Date(now + 48 * HOUR_MS)));
  });

  it('does not count for a smaller difference, nor without a date', () => {
    followServerClock(at(4 * 60_000), now, now);
    followServerClock(null, now, now);
    expect(lead()).toBe(0);
  });

  it('is not read from an answer that was long on its way', () => {
    followServerClock(at(-2 * HOUR_MS), now - 2 * HOUR_MS, now);
    expect(lead()).toBe(0);
  });

  it('is forgotten once the clock of the device is right', () => {
    followServerClock(at(2 * HOUR_MS), now, now);
    expect(lead()).toBe(120);
    followServerClock(at(0), now, now);
    expect(lead()).toBe(0);
  });
});
