import { getIsoWeek } from '@ploegplan/contract/dates/dates';
import type { RegisterState } from '@ploegplan/contract/hours/schemas';
import { createWeekKey } from '@ploegplan/contract/rules/hours/hours';

/** The state of the registers, by `weekKey` of project and Monday. */
export type Registers = ReadonlyMap<string, RegisterState>;

export interface Progress {
  /** The work left in these weeks; null when all approved hours are issued. */
  left: 'changed' | 'new' | null;
  text: string;
  /** Each week: 'week 47: nummer 2'. */
  details: string;
}

const formatState = ({ number, isCurrent }: RegisterState): string => {
  if (number === 0) return 'nog niet uitgegeven';
  return `nummer ${number}${isCurrent ? '' : ', sindsdien gewijzigd'}`;
};

/** Computes the state of a project's registers in these weeks; undefined where nothing is approved. */
export function computeProgress(
  registers: Registers,
  projectId: string,
  mondays: readonly string[],
): Progress | undefined {
  const states = mondays.flatMap((monday) => registers.get(createWeekKey(projectId, monday)) ?? []);
  if (states.length === 0) return undefined;
  const details = states
    .map((state) => `week ${getIsoWeek(state.monday).week}: ${formatState(state)}`)
    .join(', ');
  if (states.some(({ number, isCurrent }) => number > 0 && !isCurrent)) {
    return { left: 'changed', text: 'Gewijzigd', details };
  }
  if (states.some(({ number }) => number === 0))
    return { left: 'new', text: 'Uit te geven', details };
  return { left: null, text: 'Uitgegeven', details };
}
