import { getToday } from '@ploegplan/contract/dates/dates';
import type { PlanningItem } from '@ploegplan/contract/planning/schemas';
import {
  type Icon,
  IconAlertTriangle,
  IconCalendarCheck,
  IconCircleCheck,
  IconClock,
  IconEyeOff,
} from '@tabler/icons-react';

interface State {
  kind: 'draft' | 'planned' | 'today' | 'missing' | 'complete';
  text: string;
  Icon: Icon;
}

/** Describes the state of an item: a draft, planned, or whether the hours of everybody on it are recorded. */
export function describeState(
  { isDraft, date, assignments }: PlanningItem,
  now = getToday(),
): State {
  const all = assignments.length;
  const missing = assignments.filter(({ hoursWorked }) => hoursWorked === null).length;
  if (isDraft) {
    const text = 'Concept, nog niet zichtbaar voor werknemers';
    return { kind: 'draft', text, Icon: IconEyeOff };
  }
  if (all > 0 && missing === 0) {
    return { kind: 'complete', text: 'Alle uren zijn ingevuld', Icon: IconCircleCheck };
  }
  if (date < now && all > 0) {
    const text = all === 1 ? 'Uren ontbreken' : `Uren van ${missing} van de ${all} ontbreken`;
    return { kind: 'missing', text, Icon: IconAlertTriangle };
  }
  return date === now
    ? { kind: 'today', text: 'Vandaag', Icon: IconClock }
    : { kind: 'planned', text: 'Gepland', Icon: IconCalendarCheck };
}
