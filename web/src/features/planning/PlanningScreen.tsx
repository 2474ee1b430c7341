import { Skeleton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useMemo, useRef, useState } from 'react';
import { PLANNING } from '../../data/planning/planning-editor.ts';
import type { PlannedItem } from '../../data/planning/planning-items.ts';
import { rememberDate, selectedDate, viewMode } from '../../data/planning/planning-remembered.ts';
import { getPeriod, listDays } from '../../lib/dates/periods.ts';
import { useToday } from '../../lib/dates/useToday.ts';
import { INPUT_DEBOUNCE_MS } from '../../lib/form/debounce.ts';
import { useRemembered } from '../../lib/remembered/remembered.ts';
import type { SortChoice } from '../../ui/bar/actions.ts';
import screen from '../../ui/day-grid/screen.module.css';
import { createLazyPart } from '../../ui/drawer/lazy-part.tsx';
import { useAddressAction } from '../../ui/drawer/useAddressAction.ts';
import { useUndoKeys } from '../../ui/messages/useUndoKeys.ts';
import { Screen } from '../../ui/page/Screen.tsx';
import { useIsPhone } from '../../ui/page/viewport.ts';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { BoardBar } from './bar/BoardBar.tsx';
import { useMoreActions } from './bar/useMoreActions.ts';
import { usePublishing } from './bar/usePublishing.ts';
import type { BoardHandle } from './board/Board.tsx';
import { listCrews } from './dialogs/subject.ts';
import { useSelection } from './edits/useSelection.ts';
import { planningLayout } from './options.ts';
import { PlanningBoard } from './PlanningBoard.tsx';
import classes from './planning.module.css';
import { useDialogs, useDrawer } from './useDrawer.ts';
import { usePlanning } from './usePlanning.ts';

const PlanningDrawer = createLazyPart(() => import('./form/PlanningDrawer.tsx'));
const PlanningList = createLazyPart(() => import('./list/PlanningList.tsx'));
const ToldSign = createLazyPart(() => import('./told/ToldSign.tsx'));
const Dialogs = createLazyPart(() => import('./dialogs/Dialogs.tsx'));

interface Props {
  /** A request to plan something at once, optionally for an employee or a project; null for none. */
  wish: Partial<
    Record<'employeeId' | 'projectId' | 'scaffoldId' | 'number', string | undefined>
  > | null;
  /** Removes the request from the address, so that it happens once. */
  onFulfil: () => Promise<void>;
}

const nothing: readonly PlannedItem[] = [];

/** The planning of a day, week or month: who is where, and the drawer to change it. */
export function PlanningScreen({ wish, onFulfil }: Props) {
  const [mode] = useRemembered(viewMode);
  const [date] = useRemembered(selectedDate);
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed, INPUT_DEBOUNCE_MS);
  const [isFreeOnly, setFreeOnly] = useState(false);
  const days = useMemo(() => listDays(getPeriod(mode, date)), [mode, date]);
  const { planned, error, retry } = usePlanning(days);
  const board = useRef<BoardHandle>(null);
  const { drawer, subject, plan, open, close } = useDrawer(board);
  const dialogs = useDialogs(board);
  const selection = useSelection(planned?.items);
  const publishing = usePublishing(planned?.items ?? nothing, days);
  const isPhone = useIsPhone();
  const [layout] = useRemembered(planningLayout);
  const isList = layout === 'list';
  // The code of lists is not loaded with the board.
  const [sort, setSort] = useState<SortChoice>();
  useUndoKeys(PLANNING);
  const isLoaded = planned !== null;
  const changes = { drafts: publishing.count, onPublish: () => void publishing.ask() };
  const crews = useMemo(() => listCrews(planned?.choices.employees ?? []), [planned]);
  const scopes = crews.map((crew) => ({ of: { crew } }));
  const today = useToday();
  const from = days.find((day) => day >= today) ?? date;
  const more = useMoreActions({
    ...changes,
    onTold: () => dialogs.open({ kind: 'told' }),
    onFindings: () => dialogs.open({ kind: 'findings' }),
    onShift: crews.length > 0 ? () => dialogs.open({ kind: 'shift', scopes, from }) : null,
    onCopy: () => dialogs.open({ kind: 'copy', date, span: mode === 'day' ? 'day' : 'week' }),
  });

  useAddressAction(isLoaded && wish ? 'new' : undefined, onFulfil, () => {
    const employee = planned?.choices.employees.find(({ id }) => id === wish?.employeeId);
    const project = planned?.choices.projects.find(({ id }) => id === wish?.projectId);
    plan({
      employeeIds: employee ? [employee.id] : [],
      projectId: project?.id ?? null,
      date,
      ...(wish?.scaffoldId && {
        scaffoldId: wish.scaffoldId,
        description: `Steiger ${wish.number ?? ''} keuren`,
      }),
    });
  });

  return (
    <Screen
      title="Planning"
      layout="fill"
      canPrint
      {...(isPhone && { more })}
      publicPlanning={{ onOpen: () => dialogs.open({ kind: 'links' }) }}
      // On a phone the button would cover the actions of the selection.
      {...(isList && sort && { sort })}
      {...(!(isPhone && !isList && selection.items.length > 0) && {
        add: { onAdd: () => plan({ employeeIds: [], projectId: null, date }), disabled: !isLoaded },
      })}
    >
      <div className={screen.screen}>
        <BoardBar
          date={date}
          onDate={rememberDate}
          search={typed}
          onSearch={setTyped}
          isFreeOnly={isFreeOnly}
          onFreeOnly={setFreeOnly}
          {...changes}
          more={more}
          sign={<ToldSign days={days} onOpen={() => dialogs.open({ kind: 'told' })} />}
        />
        {!isLoaded && !error && <BoardSkeleton />}
        {!isLoaded && error && <ErrorState error={error} onRetry={retry} />}
        {isLoaded && isList && (
          <PlanningList
            planned={planned}
            days={days}
            onSort={setSort}
            openId={subject?.kind === 'change' ? subject.id : undefined}
            onOpen={({ item }) => open(item)}
            onDialog={dialogs.open}
          />
        )}
        {isLoaded && !isList && (
          <PlanningBoard
            ref={board}
            planned={planned}
            mode={mode}
            date={date}
            days={days}
            // Clearing the search takes effect at once.
            search={typed === '' ? '' : search}
            isFreeOnly={isFreeOnly}
            onShowAll={() => {
              setTyped('');
              setFreeOnly(false);
            }}
            subject={subject}
            onDate={rememberDate}
            onPlan={plan}
            onOpen={open}
            selection={selection}
            publishing={publishing}
            onDialog={dialogs.open}
          />
        )}
      </div>
      {drawer && planned && (
        <PlanningDrawer
          key={drawer.opening}
          opened={drawer.opened}
          subject={drawer.subject}
          choices={planned.choices}
          shown={{ days, onDate: rememberDate }}
          onClose={close}
        />
      )}
      {dialogs.dialog && planned && (
        <Dialogs
          key={dialogs.dialog.opening}
          dialog={dialogs.dialog}
          planned={planned}
          days={days}
          onOpen={open}
          onPlan={plan}
          onDialog={dialogs.open}
          onClose={dialogs.close}
        />
      )}
    </Screen>
  );
}

const rows = Array.from({ length: 14 }, (_, row) => row);

/** The board in outline; invisible for the first 300 ms. */
function BoardSkeleton() {
  return (
    <div
      className={screen.skeleton}
      style={{ padding: 0 }}
      role="status"
      aria-label="Bezig met laden"
    >
      {rows.map((row) => (
        <div key={row} className={classes.skeletonRow}>
          <Skeleton height={14} width="80%" />
          {[0, 1, 2].map((block) => (row + block) % 3 < 2 && <Skeleton key={block} height={36} />)}
        </div>
      ))}
    </div>
  );
}
