import { expect, test } from 'vitest';
import { addDays, toDayNumber } from '../../dates/dates.ts';
import { findWorkingTimeWarnings } from './findings.ts';
import { usualWeek } from './working-week.ts';

/**
 * The rules again, slowly and in another way: time is a row of quarters of an hour that are worked or free, and each rule looks at all of
 * those that it is about. In weeks without a change of the clocks, of an adult whose company has no breaks.
 */
const HOUR = 4;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
const WEEKS = 4;
const monday = '2027-05-31';

interface Piece {
  begin: number;
  end: number;
}

/** Numbers below a limit, the same ones for a seed (a linear congruential generator). */
function randomFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function randomPieces(random: (below: number) => number): Piece[] {
  const pieces: Piece[] = [];
  const likesNights = random(3) === 0;
  for (let day = 0; day < WEEKS * 7; day++) {
    if (random(10) < 2) continue;
    const begin = day * DAY + (likesNights ? 18 * HOUR : 4 * HOUR) + random(6 * HOUR);
    const end = begin + 2 * HOUR + random(11 * HOUR);
    pieces.push({ begin, end });
    if (random(5) === 0) {
      const again = end + random(9 * HOUR);
      pieces.push({ begin: again, end: again + HOUR + random(5 * HOUR) });
    }
  }
  return pieces.filter(({ begin, end }) => begin < WEEKS * WEEK && end - begin < DAY);
}

const dateAt = (slot: number) => addDays(monday, Math.floor(slot / DAY));
const clockAt = (slot: number) => {
  const minutes = (slot % DAY) * 15;
  const padded = (value: number) => String(value).padStart(2, '0');
  return `${padded(Math.floor(minutes / 60))}:${padded(minutes % 60)}`;
};

function slowWarnings(pieces: readonly Piece[]): string[] {
  const found = new Set<string>();
  const worked = new Uint8Array((WEEKS + 4) * WEEK);
  for (const { begin, end } of pieces) worked.fill(1, begin, end);
  const hoursIn = (begin: number, end: number) => {
    let slots = 0;
    for (let slot = begin; slot < end; slot++) slots += worked[slot] ?? 0;
    return slots / HOUR;
  };
  const freeRuns = (begin: number, end: number): Piece[] => {
    const runs: Piece[] = [];
    for (let slot = begin; slot < end; slot++) {
      if (worked[slot]) continue;
      const first = slot;
      while (slot < end && !worked[slot]) slot++;
      runs.push({ begin: first, end: slot });
    }
    return runs;
  };
  const lengthOf = (run: Piece) => (run.end - run.begin) / HOUR;

  const duties: Piece[] = [];
  for (const { begin, end } of pieces.toSorted((a, b) => a.begin - b.begin || a.end - b.end)) {
    const duty = duties.at(-1);
    const gap = duty ? begin - duty.end : Number.POSITIVE_INFINITY;
    const isOneDay = duty && Math.floor(duty.begin / DAY) === Math.floor(begin / DAY);
    if (duty && (gap < 4 * HOUR || (isOneDay && gap < 8 * HOUR)))
      duty.end = Math.max(duty.end, end);
    else duties.push({ begin, end });
  }
  const nightHours = ({ begin, end }: Piece, from: number) => {
    let slots = 0;
    for (let slot = begin; slot < end; slot++) {
      if (worked[slot] && slot % DAY >= from * HOUR && slot % DAY < 6 * HOUR) slots++;
    }
    return slots / HOUR;
  };
  const isNight = (duty: Piece) => nightHours(duty, 0) > 1;
  const dayOf = ({ begin }: Piece) => Math.floor(begin / DAY);

  let shortRest: number | null = null;
  let told = 0;
  const long: Piece[] = [];
  let shortAfterNight: number | null = null;
  duties.forEach((duty, at) => {
    const next = duties[at + 1];
    const date = dateAt(duty.begin);
    const hours = hoursIn(duty.begin, duty.end);
    const rest = next ? (next.begin - duty.end) / HOUR : Number.POSITIVE_INFINITY;

    // Article 5:3. Gaps within a duty are shorter than any rest.
    const runs = freeRuns(duty.begin, duty.begin + DAY);
    const longest = runs.reduce<Piece>(
      (most, run) => (lengthOf(run) > lengthOf(most) ? run : most),
      { begin: 0, end: 0 },
    );
    if (lengthOf(longest) < 11) {
      const isFirst =
        shortRest === null || longest.begin === shortRest || longest.begin - shortRest >= WEEK;
      if (lengthOf(longest) >= 8 && isFirst) shortRest = longest.begin;
      else found.add(`daily-rest ${date}`);
    }

    // Article 5:5.
    if (duty.begin >= told) {
      const week = freeRuns(duty.begin, duty.begin + WEEK).map(lengthOf);
      const parts = freeRuns(duty.begin, duty.begin + 2 * WEEK)
        .map(lengthOf)
        .filter((value) => value >= 32);
      if (Math.max(0, ...week) < 36 && parts.reduce((sum, part) => sum + part, 0) < 72) {
        found.add(`weekly-rest ${date}`);
        told = duty.begin + WEEK;
      }
    }

    // Articles 5:7 and 5:8.
    if (!isNight(duty)) {
      if (hours > 12) found.add(`shift ${date}`);
      return;
    }
    if (hours > 10) {
      const recent = long.filter((piece) => duty.end - piece.end < 2 * WEEK);
      if (hours <= 12 && rest >= 12 && recent.length < 5) long.push(duty);
      else found.add(`night-shift ${date}`);
    }
    if (nightHours(duty, 2) > 0 && rest < 14) {
      const isFirst = shortAfterNight === null || duty.end - shortAfterNight >= WEEK;
      if (rest >= 8 && isFirst) shortAfterNight = duty.end;
      else found.add(`night-recovery ${date}`);
    }
    const goesOn = next && isNight(next) && dayOf(next) === dayOf(duty) + 1;
    if (goesOn) return;
    let nights = 1;
    const byDay = new Map(duties.filter(isNight).map((piece) => [dayOf(piece), piece]));
    while (byDay.has(dayOf(duty) - nights)) nights++;
    if (nights > 7) found.add(`nights-in-row ${date}`);
    if (nights >= 3 && rest < 46) found.add(`nights-rest ${date}`);
  });

  let all = 0;
  for (let week = 0; week < WEEKS; week++) {
    const hours = hoursIn(week * WEEK, (week + 1) * WEEK);
    all += hours;
    if (hours > 60) found.add(`week ${dateAt(week * WEEK)}`);
  }
  if (all / WEEKS > 55) found.add(`average ${monday}`);
  return [...found].sort();
}

const rules = new Set([
  ...['shift', 'week', 'average', 'daily-rest', 'weekly-rest'],
  ...['night-shift', 'night-recovery', 'nights-in-row', 'nights-rest'],
]);
const withoutBreaks = usualWeek.map((day) => day && { ...day, breakMinutes: 0 });

function quickWarnings(pieces: readonly Piece[]): string[] {
  const warnings = findWorkingTimeWarnings({
    shifts: pieces.map(({ begin, end }, at) => ({
      id: String(at),
      date: dateAt(begin),
      startTime: clockAt(begin),
      endTime: clockAt(end),
    })),
    worker: { dateOfBirth: null, kind: 'own' },
    known: { from: monday, to: addDays(monday, WEEKS * 7 - 1) },
    workingWeek: withoutBreaks,
  });
  const found = warnings.filter(({ rule }) => rules.has(rule));
  return [...new Set(found.map(({ rule, date }) => `${rule} ${date}`))].sort();
}

test('articles 5:3, 5:5, 5:7 and 5:8 find in 30,000 weeks what a slow reading of them finds', () => {
  expect(toDayNumber(monday) % 7).toBe(toDayNumber('2026-11-16') % 7);
  const seen = new Set<string>();
  for (let seed = 1; seed <= 30_000 / WEEKS; seed++) {
    const pieces = randomPieces(randomFrom(seed));
    const slow = slowWarnings(pieces);
    expect(quickWarnings(pieces), `seed ${seed}`).toEqual(slow);
    for (const one of slow) seen.add(one.split(' ')[0] ?? '');
  }
  expect(seen).toEqual(rules);
});
