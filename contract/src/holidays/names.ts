import type { HolidayKey } from './schemas.ts';

/** The holidays that a company may keep, as they are chosen. */
export const holidayNames: Record<HolidayKey, string> = {
  'new-year': 'Nieuwjaarsdag',
  'good-friday': 'Goede Vrijdag',
  easter: 'Eerste paasdag',
  'easter-monday': 'Tweede paasdag',
  'kings-day': 'Koningsdag',
  'liberation-day': 'Bevrijdingsdag, elk jaar',
  'liberation-day-lustrum': 'Bevrijdingsdag, eens in de vijf jaar',
  ascension: 'Hemelvaartsdag',
  'whit-sunday': 'Eerste pinksterdag',
  'whit-monday': 'Tweede pinksterdag',
  christmas: 'Eerste kerstdag',
  'boxing-day': 'Tweede kerstdag',
};
