import {
  countWorkMinutes,
  type DayTravel,
  travelRoles,
  type WorkDay,
  type WorkDayValues,
} from '@ploegplan/contract/work-days/schemas';
import { travelRoleTexts } from '@ploegplan/contract/work-days/texts';
import { findTimeError } from '../../../lib/dates/date-error.ts';
import { capitalise } from '../../../lib/values/first-letter.ts';
import { parseNumber } from '../../../lib/values/numbers.ts';
import { SAME_TIME } from '../../../ui/form/engine.ts';
import type { Field } from '../../../ui/form/fields.ts';

/** The times and travel of a day as the office types them. */
export interface TimesValues {
  startTime: string;
  endTime: string;
  breakMinutes: string;
  role: DayTravel['role'] | 'none';
  minutes: string;
  kilometres: string;
}

const toTyped = (time: string | null) => time?.slice(0, 5) ?? '';

export const toTimesValues = ({
  startTime,
  endTime,
  breakMinutes,
  travel,
}: WorkDayValues): TimesValues => ({
  startTime: toTyped(startTime),
  endTime: toTyped(endTime),
  breakMinutes: String(breakMinutes),
  role: travel?.role ?? 'none',
  minutes: travel ? String(travel.minutes) : '',
  kilometres: travel?.kilometres == null ? '' : String(travel.kilometres),
});

/** Converts what was typed; the vehicle stays the one that was known, as long as there is travel. */
export const toCorrection = (
  { startTime, endTime, breakMinutes, role, minutes, kilometres }: TimesValues,
  known: WorkDay,
): WorkDayValues => ({
  startTime: startTime || null,
  endTime: endTime || null,
  breakMinutes: parseNumber(breakMinutes) ?? 0,
  travel:
    role === 'none'
      ? null
      : {
          role,
          minutes: parseNumber(minutes) ?? 0,
          kilometres: parseNumber(kilometres),
          carId: known.travel?.carId ?? null,
        },
});

/** Counts the minutes of work between the times as they are typed; null while they are not known. */
export function countTypedMinutes(date: string, values: TimesValues): number | null {
  const { startTime, endTime, breakMinutes } = values;
  if (!startTime || !endTime || findTimeError(startTime) || findTimeError(endTime)) return null;
  const pause = parseNumber(breakMinutes) ?? 0;
  return Number.isNaN(pause)
    ? null
    : countWorkMinutes({ date, startTime, endTime, breakMinutes: pause });
}

const hasNoTravel = ({ role }: TimesValues) => role === 'none';
const wholeMinutes = { min: 0, max: 1_439, step: 1 } as const;

const travelFields: readonly Field<TimesValues>[] = [
  {
    kind: 'select',
    name: 'role',
    label: 'Reis',
    required: true,
    sentAs: ['travel', 'travel.role', 'travel.carId'],
    options: [
      { value: 'none', label: 'Geen' },
      ...travelRoles.map((role) => ({ value: role, label: capitalise(travelRoleTexts[role]) })),
    ],
  },
  {
    kind: 'number',
    name: 'minutes',
    label: 'Reistijd (min)',
    help: 'Alle reizen van de dag samen.',
    required: true,
    missing: 'Vul de reistijd in',
    width: 'half',
    ...wholeMinutes,
    sentAs: ['travel.minutes'],
    hiddenWhen: hasNoTravel,
  },
  {
    kind: 'number',
    name: 'kilometres',
    label: 'Km enkele reis',
    width: 'half',
    ...{ min: 0, max: 2_000, step: 1 },
    sentAs: ['travel.kilometres'],
    hiddenWhen: hasNoTravel,
  },
];

const createFields = (date: string): readonly Field<TimesValues>[] => [
  {
    kind: 'time',
    name: 'startTime',
    label: 'Begin',
    width: 'half',
    findError: ({ startTime, endTime }) =>
      startTime === '' && endTime !== '' ? 'Vul ook het begin in' : undefined,
  },
  {
    kind: 'time',
    name: 'endTime',
    label: 'Einde',
    width: 'half',
    findError: ({ startTime, endTime }) => {
      if (startTime !== '' && endTime === '') return 'Vul ook het einde in';
      return startTime !== '' && startTime === endTime ? SAME_TIME : undefined;
    },
  },
  {
    kind: 'number',
    name: 'breakMinutes',
    label: 'Pauze (min)',
    ...wholeMinutes,
    findError: (values) =>
      (countTypedMinutes(date, values) ?? 1) > 0 ? undefined : 'De pauze is langer dan het werk',
  },
];

/** Creates the fields of a day, those of travel where it is asked or known. */
export const createTimesFields = (
  date: string,
  { withTravel }: { withTravel: boolean },
): readonly Field<TimesValues>[] => [...createFields(date), ...(withTravel ? travelFields : [])];
