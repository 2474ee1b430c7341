import { employeeKinds } from '../employees/schemas.ts';
import { employeeKindTexts } from '../texts/kinds.ts';
import type { DayTimesSettings, DayTravel, TimesAsked, WorkDayValues } from './schemas.ts';

/** Whether times of a day are asked, as the office chooses it. */
export const timesAskedTexts: Record<TimesAsked, string> = {
  off: 'Niet vragen',
  optional: 'Mag',
  required: 'Moet',
};

export const travelRoleTexts: Record<DayTravel['role'], string> = {
  rider: 'meegereden',
  driver: 'bestuurder',
  'driver-with-riders': 'bestuurder met collega’s',
};

const toClock = (time: string) => time.slice(0, 5);

/** '07:00 – 16:00, 30 min pauze'; empty without times. */
export function formatDayTimes({ startTime, endTime, breakMinutes }: WorkDayValues): string {
  if (startTime === null || endTime === null) return '';
  const pause = breakMinutes === 0 ? 'zonder pauze' : `${breakMinutes} min pauze`;
  return `${toClock(startTime)} – ${toClock(endTime)}, ${pause}`;
}

/** 'reis 45 min, 38 km enkele reis, bestuurder met collega’s'; empty without travel. */
export function formatTravel({ travel }: Pick<WorkDayValues, 'travel'>): string {
  if (!travel) return '';
  const { minutes, kilometres, role } = travel;
  const distance = kilometres === null ? [] : [`${kilometres} km enkele reis`];
  return [`reis ${minutes} min`, ...distance, travelRoleTexts[role]].join(', ');
}

/** Formats the times and the travel of a day; 'niets' without either. */
export const formatWorkDay = (day: WorkDayValues | null): string =>
  (day && [formatDayTimes(day), formatTravel(day)].filter(Boolean).join(', ')) || 'niets';

/** 'Eigen: mag, Ingeleend: niet vragen, Zzp: moet; per kwartier, ook reis' */
export function formatDayTimesSettings({ ask, step, travel }: DayTimesSettings): string {
  if (employeeKinds.every((kind) => ask[kind] === 'off')) return 'niet vragen';
  const kinds = employeeKinds.map(
    (kind) => `${employeeKindTexts[kind]}: ${timesAskedTexts[ask[kind]].toLowerCase()}`,
  );
  return `${kinds.join(', ')}; ${step === 1 ? 'per minuut' : 'per kwartier'}${travel ? ', ook reis' : ''}`;
}
