import type { LimitRule } from './limit-rule-names.ts';

/** A figure of the law of which a company may set its own. */
interface LimitKind {
  text: string;
  article: string;
  unit: 'uur' | 'minuten' | 'keer' | 'nachten' | 'zondagen' | 'maanden' | 'jaar' | 'dagen';
  /** A figure between these is stricter than the law, or what a collective agreement may allow. */
  least: number;
  most: number;
}

const limit = (
  text: string,
  article: string,
  unit: LimitKind['unit'],
  least: number,
  most: number,
): LimitKind => ({ text, article, unit, least, most });

/** The rules by their place in the limits. */
export const limitRules = {
  'adult.shift': limit('Werk in een dienst, hooguit', 'Atw art. 5:7', 'uur', 4, 12),
  'adult.week': limit('Werk in een week, hooguit', 'Atw art. 5:7', 'uur', 20, 60),
  'adult.averages.0.hours': limit(
    'Gemiddeld per week over 4 weken, hooguit',
    'Atw art. 5:7',
    'uur',
    20,
    60,
  ),
  'adult.averages.1.hours': limit(
    'Gemiddeld per week over 16 weken, hooguit',
    'Atw art. 5:7',
    'uur',
    20,
    48,
  ),
  'adult.dailyRest.hours': limit('Rust per 24 uur, minstens', 'Atw art. 5:3', 'uur', 11, 16),
  'adult.dailyRest.shortened': limit(
    'Rust per 24 uur, eens in 7 dagen minstens',
    'Atw art. 5:3',
    'uur',
    8,
    11,
  ),
  'adult.breaks.1.over': limit('Pauze nodig bij meer werk dan', 'Atw art. 5:4', 'uur', 2, 5.5),
  'adult.breaks.1.minutes': limit('Pauze, minstens', 'Atw art. 5:4', 'minuten', 15, 60),
  'adult.breaks.0.over': limit('Lange pauze nodig bij meer werk dan', 'Atw art. 5:4', 'uur', 6, 10),
  'adult.breaks.0.minutes': limit('Lange pauze, minstens', 'Atw art. 5:4', 'minuten', 15, 90),
  'weeklyRest.hours': limit('Rust per 7 dagen, minstens', 'Atw art. 5:5', 'uur', 36, 72),
  'weeklyRest.split': limit(
    'Of rust per 14 dagen in delen, minstens',
    'Atw art. 5:5',
    'uur',
    72,
    120,
  ),
  'weeklyRest.part': limit('Elk deel daarvan, minstens', 'Atw art. 5:5', 'uur', 32, 60),
  freeSundays: limit('Vrije zondagen in 52 weken, minstens', 'Atw art. 5:6', 'zondagen', 0, 52),
  'adult.nightShift': limit('Werk in een nachtdienst, hooguit', 'Atw art. 5:8', 'uur', 4, 10),
  'night.longest': limit('Lange nachtdienst, hooguit', 'Atw art. 5:8', 'uur', 8, 12),
  'night.rest': limit('Rust na een lange nachtdienst, minstens', 'Atw art. 5:8', 'uur', 12, 24),
  'night.times': limit('Lange nachtdiensten in 14 dagen, hooguit', 'Atw art. 5:8', 'keer', 0, 5),
  'night.timesAYear': limit(
    'Lange nachtdiensten in 52 weken, hooguit',
    'Atw art. 5:8',
    'keer',
    0,
    22,
  ),
  'night.restAfter': limit(
    'Rust na een nacht tot na 02:00, minstens',
    'Atw art. 5:8',
    'uur',
    14,
    24,
  ),
  'night.shortened': limit('Die rust eens in 7 dagen, minstens', 'Atw art. 5:8', 'uur', 8, 14),
  'night.inRow': limit('Nachten achter elkaar, hooguit', 'Atw art. 5:8', 'nachten', 1, 8),
  'night.series': limit(
    'Extra rust vanaf zoveel nachten achter elkaar',
    'Atw art. 5:8',
    'nachten',
    2,
    3,
  ),
  'night.seriesRest': limit('Rust na die nachten, minstens', 'Atw art. 5:8', 'uur', 46, 96),
  'night.most': limit(
    'Nachten tot na 02:00 in 16 weken, hooguit',
    'Atw art. 5:8',
    'nachten',
    0,
    80,
  ),
  'night.many': limit(
    'Lager gemiddelde vanaf zoveel nachten in 16 weken',
    'Atw art. 5:8',
    'nachten',
    1,
    16,
  ),
  'night.average': limit(
    'Gemiddeld per week met zoveel nachten, hooguit',
    'Atw art. 5:8',
    'uur',
    20,
    40,
  ),
  'young.shift': limit('Jongeren: werk in een dienst, hooguit', 'Atw art. 5:7', 'uur', 4, 9),
  'young.nightShift': limit(
    'Jongeren: werk in een nachtdienst, hooguit',
    'Atw art. 5:8',
    'uur',
    4,
    9,
  ),
  'young.week': limit('Jongeren: werk in een week, hooguit', 'Atw art. 5:7', 'uur', 20, 45),
  'young.averages.0.hours': limit(
    'Jongeren: gemiddeld per week over 4 weken, hooguit',
    'Atw art. 5:7',
    'uur',
    20,
    40,
  ),
  'young.dailyRest.hours': limit(
    'Jongeren: rust per 24 uur, minstens',
    'Atw art. 5:3',
    'uur',
    12,
    16,
  ),
  'young.noWorkFrom': limit('Jongeren: de rust bevat 7 uur vanaf', 'Atw art. 5:3', 'uur', 22, 24),
  'young.breaks.0.over': limit(
    'Jongeren: pauze nodig bij meer werk dan',
    'Atw art. 5:4',
    'uur',
    2,
    4.5,
  ),
  'young.breaks.0.minutes': limit('Jongeren: pauze, minstens', 'Atw art. 5:4', 'minuten', 30, 60),
  'leave.statutoryMonths': limit(
    'Wettelijk verlof vervalt na het jaar na',
    'BW 7:640a',
    'maanden',
    6,
    60,
  ),
  'leave.warningMonths': limit(
    'Waarschuwen voordat het vervalt, minstens',
    'BW 7:640a',
    'maanden',
    1,
    6,
  ),
  'leave.extraYears': limit(
    'Bovenwettelijk verlof vervalt na het jaar na',
    'BW 7:642',
    'jaar',
    5,
    10,
  ),
  'notice.onCall': limit('Werk bekend aan oproepkrachten, vooraf', 'BW 7:628a', 'dagen', 1, 28),
  'notice.others': limit('Rooster bekend aan anderen, vooraf', 'Atw art. 4:2', 'dagen', 4, 56),
} as const satisfies Record<LimitRule, LimitKind>;

/** True for a whole figure within the bounds of its rule; hours are in quarters. */
export function isFigureOf(rule: LimitRule, value: number): boolean {
  const { least, most, unit } = limitRules[rule];
  return value >= least && value <= most && value % (unit === 'uur' ? 0.25 : 1) === 0;
}
