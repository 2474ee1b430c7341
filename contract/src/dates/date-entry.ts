import { isDate } from './dates.ts';

/** Day, month and year, if any, of each form in which a date may be entered (specification, section 5). */
const forms = [
  /^(?<day>\d{2})(?<separator>[-. /])(?<month>\d{2})(?:\k<separator>(?<year>\d{4}))?$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4}|\d{2})?$/,
  /^(?<day>\d{1,2})-(?<month>\d{1,2})$/,
];

/** Two digits name a year of this century: work is planned for soon, and the same entry must mean the same next year. */
const century = '20';

/** A date in any of the accepted forms as yyyy-MM-dd, without a year in the current one; anything else unchanged. */
export function normaliseDate(text: string, currentYear: number): string {
  for (const form of forms) {
    const { day, month, year = String(currentYear) } = form.exec(text)?.groups ?? {};
    if (!day || !month) continue;
    const date = [year.padStart(4, century), month.padStart(2, '0'), day.padStart(2, '0')].join(
      '-',
    );
    if (isDate(date)) return date;
  }
  return text;
}

/** Day and month with or without leading zeros, and a year of four digits, two or none. */
const lenientForm = /^(\d{1,2})([-. /])(\d{1,2})(?:\2(\d{4}|\d{2}))?$/;

function padDateDigits(text: string): string {
  const trimmed = text.trim();
  const [, day = '', , month = '', year = ''] = lenientForm.exec(trimmed) ?? [];
  return day ? day.padStart(2, '0') + month.padStart(2, '0') + year : trimmed;
}

/** More lenient than the accepted forms: also 6/11, 6-11-2026 and 06-11-26, with spaces around. Unchanged if no date. */
export function normaliseTypedDate(text: string, currentYear: number): string {
  const date = normaliseDate(padDateDigits(text), currentYear);
  return isDate(date) ? date : text;
}
