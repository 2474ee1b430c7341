import { useDebouncedValue } from '@mantine/hooks';
import { getToday } from '@ploegplan/contract/dates/dates';
import { IconFileImport, IconHourglassLow, IconPalette, IconSettings } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { payRulesQuery } from '../../data/company/pay-rules.ts';
import { LEAVE } from '../../data/leave/absences.ts';
import { INPUT_DEBOUNCE_MS } from '../../lib/form/debounce.ts';
import { useRemembered } from '../../lib/remembered/remembered.ts';
import classes from '../../ui/day-grid/screen.module.css';
import { createLazyPart } from '../../ui/drawer/lazy-part.tsx';
import { closeDrawersFirst } from '../../ui/drawer/open-overlays.ts';
import { useAddressAction } from '../../ui/drawer/useAddressAction.ts';
import { openSubject, useDrawerSubject } from '../../ui/drawer/useDrawerSubject.ts';
import { useUndoKeys } from '../../ui/messages/useUndoKeys.ts';
import { Screen } from '../../ui/page/Screen.tsx';
import { useIsPhone } from '../../ui/page/viewport.ts';
import type { AbsenceSubject } from './form/AbsenceForm.tsx';
import { LeaveBar } from './LeaveBar.tsx';
import { LeaveContents } from './LeaveContents.tsx';
import { leaveDate, leaveView } from './period.ts';
import { useLeaveBoard } from './useLeaveBoard.ts';

const AbsenceForm = createLazyPart(() => import('./form/AbsenceForm.tsx'));
const RequestsDrawer = createLazyPart(() => import('./requests/RequestsDrawer.tsx'));
const SettingsForm = createLazyPart(() => import('./settings/SettingsForm.tsx'));
const LapseDrawer = createLazyPart(() => import('./settings/LapseDrawer.tsx'));

/** The drawers besides the form of an absence. */
type Part = 'requests' | 'settings' | 'lapse';

const parts = { requests: RequestsDrawer, settings: SettingsForm, lapse: LapseDrawer };

interface Props {
  /** The form for new leave, the requests or the settings, when they open at once. */
  wanted: 'absence' | 'requests' | 'settings' | undefined;
  /** Whose leave is new, and of which day. */
  who: string | undefined;
  day: string | undefined;
  /** Removes that from the address, so that it happens once. */
  onShown: () => Promise<void>;
}

/** Shows to the office who is absent when, with requests, settings and lapsing leave. */
export function LeaveScreen({ wanted, who, day, onShown }: Props) {
  const isPhone = useIsPhone();
  const [remembered] = useRemembered(leaveView);
  const view = isPhone ? 'month' : remembered;
  const [date] = useRemembered(leaveDate);
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed, INPUT_DEBOUNCE_MS);
  const board = useLeaveBoard(view, date, search);
  const navigate = useNavigate();
  const { data: paySets } = useQuery(payRulesQuery);
  const form = useDrawerSubject<AbsenceSubject>('absence');
  const part = useDrawerSubject<Part>('leave part');
  const show = (subject: AbsenceSubject) => void closeDrawersFirst(() => form.show(subject));
  const showPart = (which: Part) => void closeDrawersFirst(() => part.show(which));
  const add = () => show({ employeeIds: [], firstDay: getToday(), lastDay: getToday() });
  useAddressAction(wanted, onShown, () => {
    if (wanted === 'absence') {
      const date = day ?? getToday();
      show({ employeeIds: who === undefined ? [] : [who], firstDay: date, lastDay: date });
    } else if (wanted) showPart(wanted);
  });
  useUndoKeys(LEAVE);
  const Shown = part.drawer && parts[part.drawer.subject];
  const isEmpty = board.bars !== undefined && board.people?.length === 0;
  return (
    <Screen
      title="Verlofkaart"
      layout="fill"
      add={{ onAdd: add, disabled: isEmpty && search.trim() === '' }}
      more={[
        {
          label: 'Verval',
          Icon: IconHourglassLow,
          isRare: true,
          onChoose: () => showPart('lapse'),
        },
        {
          label: 'Verlofsoorten',
          Icon: IconPalette,
          isRare: true,
          onChoose: () => void navigate({ to: '/leave-kinds' }),
        },
        ...(paySets && paySets.length > 0
          ? [
              {
                label: 'Tijd-voor-tijd importeren',
                Icon: IconFileImport,
                isRare: true as const,
                onChoose: () => void navigate({ to: '/employeeabsences/import' }),
              },
            ]
          : []),
        {
          label: 'Instellingen',
          Icon: IconSettings,
          isRare: true,
          onChoose: () => showPart('settings'),
        },
      ]}
      canPrint
    >
      <div className={classes.screen}>
        <LeaveBar
          search={typed}
          onSearch={setTyped}
          requests={board.requests?.length ?? 0}
          onRequests={() => showPart('requests')}
        />
        <LeaveContents
          board={board}
          view={view}
          search={search}
          onClear={() => setTyped('')}
          onShow={show}
          onRequests={() => showPart('requests')}
          marked={findMarked(openSubject(form.drawer))}
        />
      </div>
      {form.drawer && (
        <AbsenceForm
          key={`absence ${form.drawer.opening}`}
          subject={form.drawer.subject}
          opened={form.drawer.opened}
          onClose={form.close}
        />
      )}
      {part.drawer && Shown && (
        <Shown
          key={`part ${part.drawer.opening}`}
          opened={part.drawer.opened}
          onClose={part.close}
        />
      )}
    </Screen>
  );
}

/** The person and the bar that the form is about. */
function findMarked(subject: AbsenceSubject | undefined) {
  if (!subject) return null;
  if ('absence' in subject) return { id: subject.absence.employeeId, bar: subject.absence.id };
  const [id] = subject.employeeIds;
  return id ? { id, bar: null } : null;
}
