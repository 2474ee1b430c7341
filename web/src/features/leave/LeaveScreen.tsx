import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { today } from '@ploegplan/contract/rules/dates';
import { IconBeach, IconHourglassLow, IconPalette, IconSettings } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useNameOf } from '../../data/employees.ts';
import { INPUT_DEBOUNCE_MS } from '../../lib/form/debounce.ts';
import { useRemembered } from '../../lib/remembered/remembered.ts';
import classes from '../../ui/days/screen.module.css';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { NothingFound } from '../../ui/NothingFound.tsx';
import { afterDrawers } from '../../ui/open-overlays.ts';
import { Screen } from '../../ui/Screen.tsx';
import { ListSkeleton } from '../../ui/skeletons.tsx';
import { useAddressAction } from '../../ui/useAddressAction.ts';
import { openSubject, useDrawerSubject } from '../../ui/useDrawerSubject.ts';
import { useIsPhone } from '../../ui/viewport.ts';
import { AbsentList } from './AbsentList.tsx';
import type { LeaveBar as Bar } from './board/bars.ts';
import { LeaveBoard } from './board/LeaveBoard.tsx';
import { Legend } from './board/Legend.tsx';
import type { AbsenceSubject } from './form/AbsenceForm.tsx';
import { LeaveBar } from './LeaveBar.tsx';
import { leaveDate, leaveView } from './period.ts';
import { useLeaveBoard } from './useLeaveBoard.ts';

const AbsenceForm = lazyPart(() => import('./form/AbsenceForm.tsx'));
const RequestsDrawer = lazyPart(() => import('./requests/RequestsDrawer.tsx'));
const SettingsForm = lazyPart(() => import('./settings/SettingsForm.tsx'));
const LapseDrawer = lazyPart(() => import('./settings/LapseDrawer.tsx'));

/** The drawers besides the form of an absence. */
type Part = 'requests' | 'settings' | 'lapse';

const parts = { requests: RequestsDrawer, settings: SettingsForm, lapse: LapseDrawer };

interface Props {
  /** What is to be shown at once: the form for new leave, or the settings. */
  wanted: 'absence' | 'settings' | undefined;
  /** Removes that from the address, so that it happens once. */
  onShown: () => Promise<void>;
}

/** Who is absent when, for the office; with requests, settings and what lapses. */
export function LeaveScreen({ wanted, onShown }: Props) {
  const isPhone = useIsPhone();
  const [remembered] = useRemembered(leaveView);
  const view = isPhone ? 'month' : remembered;
  const [date] = useRemembered(leaveDate);
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed, INPUT_DEBOUNCE_MS);
  const board = useLeaveBoard(view, date, search);
  const navigate = useNavigate();
  const form = useDrawerSubject<AbsenceSubject>('absence');
  const part = useDrawerSubject<Part>('leave part');
  const nameOf = useNameOf();
  const show = (subject: AbsenceSubject) => void afterDrawers(() => form.show(subject));
  const showPart = (which: Part) => void afterDrawers(() => part.show(which));
  const add = () => show({ employeeIds: [], firstDay: today(), lastDay: today() });
  useAddressAction(wanted, onShown, () => {
    if (wanted === 'settings') showPart(wanted);
    else add();
  });
  const openBar = ({ id, isRequest }: Bar) => {
    const absence = board.absences?.find((one) => one.id === id);
    if (isRequest) showPart('requests');
    else if (absence) show({ absence });
  };
  const Shown = part.drawer && parts[part.drawer.subject];
  const people = board.people ?? [];
  const isEmpty = board.bars !== undefined && board.people?.length === 0;
  const isSearched = search.trim() !== '';
  const shownIds = new Set(people.map(({ id }) => id));
  const isShown = ({ employeeId }: { employeeId: string }) => shownIds.has(employeeId);
  return (
    <Screen
      title="Verlofkaart"
      layout="fill"
      add={{ onAdd: add, disabled: isEmpty && !isSearched }}
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
        {board.error && !board.bars && <ErrorState error={board.error} onRetry={board.retry} />}
        {!board.error && (!board.bars || !board.people) && (
          <div className={classes.skeleton}>
            <ListSkeleton rows={10} height={30} />
          </div>
        )}
        {isEmpty && isSearched && (
          <NothingFound
            search={search}
            text="Gezocht is op naam en ploeg."
            onClear={() => setTyped('')}
          />
        )}
        {isEmpty && !isSearched && (
          <EmptyState
            icon={<IconBeach size={32} stroke={1.5} aria-hidden />}
            title="Nog geen personeel"
            text="Wie voor je werkt, staat straks hier."
          >
            <Button component={Link} to="/employees">
              Naar personeel
            </Button>
          </EmptyState>
        )}
        {board.bars && people.length > 0 && isPhone && (
          <AbsentList
            days={board.days}
            daysOff={board.daysOff}
            absences={(board.absences ?? []).filter(isShown)}
            requests={(board.requests ?? []).filter(isShown)}
            nameOf={nameOf}
            today={today()}
            onOpen={(absence) => show({ absence })}
            onRequests={() => showPart('requests')}
          />
        )}
        {board.bars && people.length > 0 && !isPhone && (
          <Legend
            view={view}
            bars={people.flatMap(({ id }) => board.bars?.get(id) ?? [])}
            marks={board.marks}
            days={board.days}
            daysOff={board.daysOff}
          />
        )}
        {board.bars && people.length > 0 && !isPhone && (
          <LeaveBoard
            view={view}
            days={board.days}
            today={today()}
            people={people}
            bars={board.bars}
            daysOff={board.daysOff}
            marked={markedBy(openSubject(form.drawer))}
            onPerson={(id) => void navigate({ to: '/employeeabsences/$id', params: { id } })}
            onBar={openBar}
            onAdd={({ employeeId, ...days }) => show({ employeeIds: [employeeId], ...days })}
          />
        )}
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
function markedBy(subject: AbsenceSubject | undefined) {
  if (!subject) return null;
  if ('absence' in subject) return { id: subject.absence.employeeId, bar: subject.absence.id };
  const [id] = subject.employeeIds;
  return id ? { id, bar: null } : null;
}
