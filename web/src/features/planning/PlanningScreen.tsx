import { useDebouncedValue } from '@mantine/hooks';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { selectedDate } from '../../data/planning.ts';
import { INPUT_DEBOUNCE_MS } from '../../lib/form/debounce.ts';
import { useRemembered } from '../../lib/remembered/remembered.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { useIsPhone } from '../../ui/viewport.ts';
import { BoardSkeleton } from './BoardSkeleton.tsx';
import type { BoardHandle } from './board/Board.tsx';
import { DayStrip } from './DayStrip.tsx';
import { explainPublicLink } from './explain-public-link.ts';
import classes from './planning.module.css';
import { useDrawer } from './useDrawer.ts';
import { useWeek } from './useWeek.ts';
import { WeekBar } from './WeekBar.tsx';
import { WeekBoard } from './WeekBoard.tsx';

const loadDrawer = () => import('./form/PlanningDrawer.tsx');
const PlanningDrawer = lazy(loadDrawer);

interface Props {
  /** A request to plan something at once, optionally for an employee or a project; null for none. */
  wish: { employeeId: string | undefined; projectId: string | undefined } | null;
  /** Removes the request from the address, so that it happens once. */
  onFulfil: () => Promise<void>;
}

/** The planning of one week: who is where, and the drawer to change it. */
export function PlanningScreen({ wish, onFulfil }: Props) {
  const isPhone = useIsPhone();
  const [date, setDate] = useRemembered(selectedDate);
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed, INPUT_DEBOUNCE_MS);
  const { items, choices, names, error, retry } = useWeek(date);
  const board = useRef<BoardHandle>(null);
  const { drawer, subject, plan, planFor, open, close } = useDrawer(board);
  const isLoaded = items !== undefined && choices !== null && names !== null;

  // The form is most of this screen's code; it is preloaded once the board is shown.
  useEffect(() => {
    if (isLoaded) void loadDrawer();
  }, [isLoaded]);

  const isWished = wish !== null;
  const fulfil = useEffectEvent(async () => {
    const employee = choices?.employees.find(({ id }) => id === wish?.employeeId);
    const project = choices?.projects.find(({ id }) => id === wish?.projectId);
    await onFulfil();
    plan({ employeeIds: employee ? [employee.id] : [], projectId: project?.id ?? null, date });
  });
  useEffect(() => {
    if (isLoaded && isWished) void fulfil();
  }, [isLoaded, isWished]);

  return (
    <Screen
      title="Planning"
      layout="fill"
      canPrint
      publicPlanning={{ onOpen: () => void explainPublicLink() }}
      add={{ onAdd: () => plan({ employeeIds: [], projectId: null, date }), disabled: !isLoaded }}
    >
      <div className={classes.screen}>
        <WeekBar date={date} onDate={setDate} search={typed} onSearch={setTyped} />
        {isPhone && <DayStrip date={date} onDate={setDate} />}
        {!isLoaded && !error && <BoardSkeleton />}
        {!isLoaded && error && <ErrorState error={error} onRetry={retry} />}
        {isLoaded && (
          <WeekBoard
            ref={board}
            date={date}
            isPhone={isPhone}
            items={items}
            employees={choices.employees}
            names={names}
            // Clearing the search takes effect at once.
            search={typed === '' ? '' : search}
            onShowAll={() => setTyped('')}
            subject={subject}
            onPlan={planFor}
            onOpen={open}
          />
        )}
      </div>
      {drawer && choices && (
        <Suspense>
          <PlanningDrawer
            key={drawer.opening}
            opened={drawer.opened}
            subject={drawer.subject}
            current={items?.find(({ id }) => id === drawer.subject.id)}
            choices={choices}
            onClose={close}
          />
        </Suspense>
      )}
    </Screen>
  );
}
