import { Button } from '@mantine/core';
import { useCallbackRef, useDebouncedValue } from '@mantine/hooks';
import type { Project } from '@ploegplan/contract/projects/schemas';
import { toLowerCase } from '@ploegplan/contract/texts/terms';
import { IconTimeline } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { followingQuery } from '../../../data/planning/planning.ts';
import { isMovable, type PlannedItem } from '../../../data/planning/planning-items.ts';
import { countMovedDays, type ProjectDates } from '../../../data/planning/project-dates.ts';
import { clientData } from '../../../data/records/clients.ts';
import { statusData } from '../../../data/records/project-statuses.ts';
import { projectData } from '../../../data/records/projects.ts';
import { removeDeleted } from '../../../lib/api/cache/record-data.ts';
import type { Step } from '../../../lib/changes/command.ts';
import { useToday } from '../../../lib/dates/useToday.ts';
import { INPUT_DEBOUNCE_MS } from '../../../lib/form/debounce.ts';
import { useRemembered } from '../../../lib/remembered/remembered.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import bar from '../../../ui/bar/controls.module.css';
import classes from '../../../ui/day-grid/screen.module.css';
import { createLazyPart } from '../../../ui/drawer/lazy-part.tsx';
import { closeDrawersFirst } from '../../../ui/drawer/open-overlays.ts';
import { openSubject, useDrawerSubject } from '../../../ui/drawer/useDrawerSubject.ts';
import { ShiftPlanning } from '../../../ui/facts/ShiftPlanning.tsx';
import { Screen } from '../../../ui/page/Screen.tsx';
import { useIsPhone } from '../../../ui/page/viewport.ts';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { NothingFound } from '../../../ui/states/NothingFound.tsx';
import { ListSkeleton } from '../../../ui/states/skeletons.tsx';
import { ProjectDrawer } from '../ProjectDrawer.tsx';
import { MonthList } from './MonthList.tsx';
import { createGroupedRows, createTimelineRows, filterSearched, UNDATED } from './rows.ts';
import { computeSpan } from './span.ts';
import { Timeline, type TimelineHandle } from './Timeline.tsx';
import { TimelineBar, TimelineSearch } from './TimelineBar.tsx';
import { useDateEdits } from './useDateEdits.ts';
import { type Grouping, timelineGrouping, timelineZoom, toggledGroups } from './zoom.ts';

const ProjectForm = createLazyPart(() => import('../ProjectForm.tsx'));

/** Shows to the office when projects begin and end, and how many people are planned meanwhile. */
export function TimelineScreen() {
  const isPhone = useIsPhone();
  const { terms } = useTenant();
  const today = useToday();
  const [zoom] = useRemembered(timelineZoom);
  const [remembered] = useRemembered(timelineGrouping);
  // A phone shows the status of each project instead.
  const grouping = isPhone ? 'client' : remembered;
  const [toggled, setToggled] = useRemembered(toggledGroups);
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed, INPUT_DEBOUNCE_MS);
  const { rows, found, span, isEmpty, error, retry } = useTimeline(
    grouping,
    search,
    toggled,
    today,
  );
  const timeline = useRef<TimelineHandle>(null);
  const change = useDateEdits();
  const cache = useQueryClient();
  const shift = useDrawerSubject<{ id: string; days: number; step: Step }>('shift');
  const details = useDrawerSubject<string>('details');
  const form = useDrawerSubject<{ id: string; row: Project | null }>('form');
  const add = () => void closeDrawersFirst(() => form.show({ id: uuidv7(), row: null }));
  const openId = openSubject(form.drawer)?.id ?? openSubject(details.drawer);
  const open = (id: string) => {
    if (id !== openId) void closeDrawersFirst(() => details.show(id));
  };
  const toggle = (id: string) =>
    setToggled(toggled.includes(id) ? toggled.filter((value) => value !== id) : [...toggled, id]);
  /** Asks about the planning once the dates change: it would stay behind without a word. */
  const changeDates = useCallbackRef(async (before: Project, dates: ProjectDates) => {
    const days = countMovedDays(before, dates);
    const step = await change(before, dates);
    if (!step || days === 0) return;
    const planned = await cache
      .fetchQuery(followingQuery({ projectId: before.id, from: today }))
      .catch((): PlannedItem[] => []);
    if (planned.some(isMovable))
      void closeDrawersFirst(() => shift.show({ id: before.id, days, step }));
  });
  const undatedId = `group ${grouping} ${UNDATED}`;
  const goToUndated = () => {
    if (toggled.includes(undatedId)) toggle(undatedId);
    timeline.current?.choose(undatedId);
  };
  const many = toLowerCase(terms.projects);
  const isShown = rows !== undefined && found !== undefined && found.length > 0;
  return (
    <Screen
      title="Tijdslijn"
      layout="fill"
      add={{ onAdd: add, disabled: rows === undefined }}
      canPrint
    >
      <div className={classes.screen}>
        {isPhone ? (
          <div className={`${bar.bar} print-hidden`}>
            <TimelineSearch search={typed} onSearch={setTyped} />
          </div>
        ) : (
          <TimelineBar
            timeline={timeline}
            search={typed}
            onSearch={setTyped}
            undated={
              found?.filter(({ project }) => !project.startDate && !project.endDate).length ?? 0
            }
            onUndated={goToUndated}
          />
        )}
        {error && !rows && <ErrorState error={error} onRetry={retry} />}
        {!error && !rows && (
          <div className={classes.skeleton}>
            <ListSkeleton rows={12} height={32} />
          </div>
        )}
        {isEmpty && (
          <EmptyState
            icon={<IconTimeline size={32} stroke={1.5} aria-hidden />}
            title={`Nog geen ${many}`}
            text="Met een begin en een einde staan ze hier op de tijdslijn."
          >
            <Button onClick={add}>{terms.project} toevoegen</Button>
          </EmptyState>
        )}
        {!isEmpty && found?.length === 0 && (
          <NothingFound
            search={search}
            text="Gezocht is in titel, klant en status."
            onClear={() => setTyped('')}
          />
        )}
        {isShown && isPhone && (
          <MonthList rows={found} isSearching={search.trim() !== ''} today={today} onOpen={open} />
        )}
        {isShown && !isPhone && (
          <Timeline
            handle={timeline}
            zoom={zoom}
            span={span}
            today={today}
            rows={rows}
            marked={openId}
            onOpen={open}
            onToggle={toggle}
            onChange={(project, dates) => void changeDates(project, dates)}
          />
        )}
      </div>
      {shift.drawer && (
        <ShiftPlanning
          key={`shift ${shift.drawer.opening}`}
          opened={shift.drawer.opened}
          onClose={shift.close}
          projectId={shift.drawer.subject.id}
          from={today}
          moved={shift.drawer.subject}
        />
      )}
      {details.drawer && (
        <ProjectDrawer
          key={`details ${details.drawer.opening}`}
          id={details.drawer.subject}
          opened={details.drawer.opened}
          onClose={details.close}
          onChange={(row) => form.show({ id: row.id, row })}
        />
      )}
      {form.drawer && (
        <ProjectForm
          key={`form ${form.drawer.opening}`}
          {...form.drawer.subject}
          opened={form.drawer.opened}
          onClose={form.close}
        />
      )}
    </Screen>
  );
}

function useTimeline(by: Grouping, search: string, toggled: readonly string[], today: string) {
  const projects = useQuery(projectData.list);
  const statuses = useQuery(statusData.list);
  const clients = useQuery(clientData.list);
  const known = useMemo(
    () =>
      projects.data &&
      statuses.data &&
      clients.data && {
        projects: removeDeleted(projects.data),
        statuses: statuses.data,
        clients: clients.data,
      },
    [projects.data, statuses.data, clients.data],
  );
  const { from, days } = useMemo(() => computeSpan(known?.projects ?? [], today), [known, today]);
  // The same object while the days are the same, so that a change of one project redraws its row alone.
  const span = useMemo(() => ({ from, days }), [from, days]);
  const all = useMemo(() => known && createTimelineRows(known, by), [known, by]);
  const found = useMemo(() => all && filterSearched(all, search), [all, search]);
  const isSearching = search.trim() !== '';
  const rows = useMemo(
    () => known && found && createGroupedRows(found, known, by, toggled, isSearching),
    [known, found, by, isSearching, toggled],
  );
  return {
    rows,
    found,
    span,
    isEmpty: known?.projects.length === 0,
    error: projects.error ?? statuses.error ?? clients.error,
    retry: () => {
      for (const query of [projects, statuses, clients]) if (query.isError) void query.refetch();
    },
  };
}
