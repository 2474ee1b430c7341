import type { WorkingWeek } from '@ploegplan/contract/rules/working-week';
import { equalDays, groupText } from './weekday-hours.ts';

/** 'ma–vr 07:00 – 16:00 (pauze 30 min)': following equal days together, free days not named. */
export const workingWeekText = (week: WorkingWeek): string =>
  equalDays(week)
    .flatMap((group) => {
      const { value: day } = group;
      if (!day) return [];
      return `${groupText(group)} ${day.startTime} – ${day.endTime} (pauze ${day.breakMinutes} min)`;
    })
    .join(', ');
