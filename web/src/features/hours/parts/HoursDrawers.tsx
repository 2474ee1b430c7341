import { createLazyPart } from '../../../ui/drawer/lazy-part.tsx';
import type { HoursNames } from '../rows.ts';
import type { HoursPage } from '../useHoursPage.ts';

const WeekDrawer = createLazyPart(() => import('../week/WeekDrawer.tsx'));
const HoursForm = createLazyPart(() => import('./HoursForm.tsx'));
const TotalsDrawer = createLazyPart(() => import('./TotalsDrawer.tsx'));
const TimesForm = createLazyPart(() => import('../times/TimesForm.tsx'));
const RegisterDrawer = createLazyPart(() => import('../register/RegisterDrawer.tsx'));

/** Hours of somebody on a day, to be added or changed. */
export interface HoursEntry {
  type: 'hours';
  employeeId: string | null;
  date: string;
  targetId?: string;
  kindId?: string;
  /** The Monday of the week sheet that it was opened from, to which one goes back. */
  week?: string;
}

export type HoursSubject =
  | HoursEntry
  | { type: 'times'; employeeId: string; date: string; week: string }
  | { type: 'week'; employeeId: string; monday: string }
  | { type: 'register'; targetId: string; monday: string }
  | { type: 'totals' };

export interface HoursDrawerProps {
  opened: boolean;
  onClose: () => void;
  page: HoursPage;
  names: HoursNames;
  onShow: (subject: HoursSubject) => void;
  /** Shows another subject in the place of the one that is closing. */
  onReplace: (subject: HoursSubject) => void;
  /** Shows the hours of this period by person, of those that a search finds. */
  onPeople: (search: string) => void;
}

/** The drawer of a subject; one of a week is about a week of the period that is shown beside it. */
export function HoursDrawers({ subject, ...props }: HoursDrawerProps & { subject: HoursSubject }) {
  const { mondays } = props.page;
  const weekIn = (monday: string) => (mondays.includes(monday) ? monday : (mondays[0] ?? monday));
  switch (subject.type) {
    case 'week':
      return <WeekDrawer {...props} {...subject} monday={weekIn(subject.monday)} />;
    case 'hours':
      return <HoursForm {...props} entry={subject} onClose={() => closeForm(subject, props)} />;
    case 'times':
      return <TimesForm {...props} {...subject} onClose={() => closeForm(subject, props)} />;
    case 'register':
      return <RegisterDrawer {...props} {...subject} monday={weekIn(subject.monday)} />;
    case 'totals':
      return <TotalsDrawer {...props} />;
  }
}

/** Goes back to the week sheet that a form was opened from. */
function closeForm(
  { employeeId, week }: Pick<HoursEntry, 'employeeId' | 'week'>,
  { onClose, onReplace }: HoursDrawerProps,
) {
  if (week && employeeId) onReplace({ type: 'week', employeeId, monday: week });
  else onClose();
}
