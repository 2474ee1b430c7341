/** Hours, and minutes if any, of each form in which a time may be entered. */
const forms = [
  /^(?<hours>\d{1,2})$/,
  /^(?<hours>\d{1,2})(?<minutes>\d{2})$/,
  /^(?<hours>\d{1,2})[:.](?<minutes>\d{2})$/,
  /^(?<hours>\d{1,2}) ?[uU](?: ?(?<minutes>\d{2}))?$/,
];

/** A time in any of the accepted forms as HH:MM, anything else unchanged. Not 7.5: it could mean 7:30 or a number of hours. */
export function normaliseTime(text: string): string {
  const trimmed = text.trim();
  for (const form of forms) {
    const { hours, minutes = '00' } = form.exec(trimmed)?.groups ?? {};
    if (hours && Number(hours) < 24 && Number(minutes) < 60) {
      return `${hours.padStart(2, '0')}:${minutes}`;
    }
  }
  return text;
}

export const isTime = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);
