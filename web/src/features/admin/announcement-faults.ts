import { isDate } from '@ploegplan/contract/dates/dates';

export interface AnnouncementValues {
  text: string;
  /** yyyy-MM-dd, or what was typed. */
  fromDay: string;
  /** HH:MM, or what was typed. */
  fromTime: string;
  toDay: string;
  toTime: string;
}

const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** Returns the reasons why this cannot be announced, by field. */
export function findAnnouncementFaults(
  values: AnnouncementValues,
): Partial<Record<keyof AnnouncementValues, string>> {
  const { text, fromDay, fromTime, toDay, toTime } = values;
  const faults = {
    ...(text.trim() === '' && { text: 'Vul in wat je wilt zeggen' }),
    ...(!isDate(fromDay) && { fromDay: 'Vul een datum in' }),
    ...(!isTime(fromTime) && { fromTime: 'Vul een tijd in' }),
    ...(!isDate(toDay) && { toDay: 'Vul een datum in' }),
    ...(!isTime(toTime) && { toTime: 'Vul een tijd in' }),
  };
  const hasPeriod = !('fromDay' in faults || 'fromTime' in faults || 'toDay' in faults);
  if (hasPeriod && `${toDay} ${toTime}` <= `${fromDay} ${fromTime}`) {
    return { ...faults, toDay: 'Het einde komt na het begin' };
  }
  return faults;
}
