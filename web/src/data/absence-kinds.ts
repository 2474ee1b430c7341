import type { AbsenceKind } from '@ploegplan/contract/absences.schemas';

/** What the rules take a kind of leave for. */
export const absenceKindTexts: Record<AbsenceKind, string> = {
  vacation: 'Vakantie',
  'rostered-day-off': 'Roostervrij (ADV/ATV)',
  'time-for-time': 'Tijd-voor-tijd',
  sick: 'Ziek',
  doctor: 'Dokter of tandarts',
  'special-leave': 'Bijzonder verlof',
  'parental-leave': 'Ouderschapsverlof',
  'care-leave': 'Zorgverlof',
  'unpaid-leave': 'Onbetaald verlof',
  training: 'Cursus',
  'unworkable-weather': 'Onwerkbaar weer',
  other: 'Overig',
};
