import type { DueReason, ScaffoldState } from '../../scaffolds/kinds.ts';
import type { Standing } from './register.ts';

/** Why nobody may enter a scaffold. */
export type Refusal =
  | Exclude<ScaffoldState, 'handed-over'>
  | Exclude<DueReason, 'regular'>
  | 'paused'
  | 'overdue';

/** Judges whether a scaffold may be entered today; null means that it may. After a storm or incident it may not before an inspection (Arbobesluit 7.34). */
export function findRefusal(
  { state, isPaused, dueOn, dueReason }: Omit<Standing, 'inspectedOn'>,
  today: string,
): Refusal | null {
  if (state !== 'handed-over') return state;
  if (isPaused) return 'paused';
  if (dueReason !== null && dueReason !== 'regular') return dueReason;
  return dueOn !== null && dueOn < today ? 'overdue' : null;
}

/** 'J. de Vries' becomes 'J.d.V.', so that a page for everybody names no person. */
export const getInitials = (name: string): string =>
  name
    .split(/[\s-]+/)
    .flatMap(([first]) => (first && /\p{L}/u.test(first) ? `${first}.` : []))
    .join('');
