import type { Client } from '@ploegplan/contract/clients/schemas';
import type { Project, ProjectStatus } from '@ploegplan/contract/projects/schemas';
import { toLowerCase } from '@ploegplan/contract/texts/terms';
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useStatusMove } from '../../../data/records/project-statuses.ts';
import { useRemembered } from '../../../lib/remembered/remembered.ts';
import { Announcement } from '../../../ui/drag/Announcement.tsx';
import { useIsPhone } from '../../../ui/page/viewport.ts';
import { Column } from './Column.tsx';
import classes from './columns.module.css';
import { findCardAfter, groupColumnsByStatus, isStep, type StatusColumn } from './columns.ts';
import { ProjectCard } from './ProjectCard.tsx';
import { toggledColumns } from './remembered.ts';
import { useCardDrag } from './useCardDrag.ts';

interface Props {
  title: string;
  projects: readonly Project[];
  statuses: readonly ProjectStatus[];
  clients: readonly Client[];
  onOpen: (project: Project) => void;
  /** The project that a drawer is about. */
  openId?: string | undefined;
}

/** A column for each status with its projects, which get another status when they are dragged there or moved by keyboard. */
export function StatusColumns(props: Props) {
  const { title, projects, statuses, clients, onOpen, openId } = props;
  const board = useRef<HTMLDivElement>(null);
  const columns = useMemo(() => groupColumnsByStatus(statuses, projects), [statuses, projects]);
  const clientsById = useMemo(
    () => new Map(clients.map((client) => [client.id, client])),
    [clients],
  );
  const folding = useFolding();
  const [announcement, announce] = useState('');
  const move = useStatusMove();
  const changeStatus = (project: Project, status: string | null) => {
    const from = columns.find(({ projects: own }) => own.includes(project));
    const to = columns.find(({ id }) => id === status);
    if (!from || !to || from === to) return;
    announce(`${project.title}: van ${from.name} naar ${to.name}`);
    move({ project, status });
  };
  const { drag, start } = useCardDrag(board, changeStatus);
  useFirstFilled(board);
  useOpenInView(board, openId);
  const { tabStop, ...keys } = useCardKeys(board, columns, changeStatus);
  const first = columns.find(
    ({ projects: own, ...one }) => own.length > 0 && !folding.isFolded(one),
  );
  const reached = projects.some(({ id }) => id === tabStop) ? tabStop : first?.projects[0]?.id;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms. */}
      <div
        ref={board}
        role="group"
        aria-label={title}
        className={classes.board}
        data-dragging={drag !== null || undefined}
        {...keys}
      >
        {columns.map((column) => (
          <Column
            key={column.id}
            column={column}
            many={toLowerCase(title)}
            isFolded={folding.isFolded(column)}
            isTarget={drag !== null && drag.over === column.id}
            onFold={() => folding.toggle(column)}
            card={(project) => (
              <ProjectCard
                project={project}
                client={clientsById.get(project.client ?? '')}
                isDragged={project.id === drag?.id}
                isOpen={project.id === openId}
                isTabStop={project.id === reached}
                onOpen={() => onOpen(project)}
                onPointerDown={(event) => start(event, project)}
              />
            )}
          />
        ))}
      </div>
      <Announcement text={announcement} />
    </>
  );
}

/** A phone shows one column at a time, at first the first one with cards. */
function useFirstFilled(board: { current: HTMLElement | null }) {
  const isPhone = useIsPhone();
  useLayoutEffect(() => {
    if (!isPhone) return;
    const first = board.current?.querySelector('[data-column]:has([data-card])');
    first?.scrollIntoView({ inline: 'start', block: 'nearest', behavior: 'instant' });
  }, [board, isPhone]);
}

/** Keeps which columns are folded: at first those of finished projects. */
function useFolding() {
  const [toggled, setToggled] = useRemembered(toggledColumns);
  const getKey = ({ id }: Pick<StatusColumn, 'id'>) => id ?? '';
  return {
    isFolded: (column: Pick<StatusColumn, 'id' | 'closed'>) =>
      column.closed !== toggled.includes(getKey(column)),
    toggle: (column: StatusColumn) => {
      const others = toggled.filter((value) => value !== getKey(column));
      setToggled(others.length < toggled.length ? others : [...toggled, getKey(column)]);
    },
  };
}

/** The keyboard in the columns: arrows move the focus, with Alt the card. The focus follows a card to its new column. */
function useCardKeys(
  board: { current: HTMLElement | null },
  columns: readonly StatusColumn[],
  changeStatus: (project: Project, status: string | null) => void,
) {
  const [tabStop, setTabStop] = useState<string | null>(null);
  const focused = useRef<string | null>(null);
  const findCard = (id: string) => board.current?.querySelector<HTMLElement>(`[data-card="${id}"]`);
  useLayoutEffect(() => {
    // A card that moved is drawn anew.
    if (focused.current && document.activeElement === document.body)
      findCard(focused.current)?.focus();
  });
  const moveCard = (id: string, by: number) => {
    const at = columns.findIndex(({ projects }) =>
      projects.some((candidate) => candidate.id === id),
    );
    const project = columns[at]?.projects.find((candidate) => candidate.id === id);
    const target = columns[at + by];
    if (project && target) changeStatus(project, target.id);
  };
  const moveFocus = (id: string, step: Parameters<typeof findCardAfter>[2]) => {
    const drawn = [...(board.current?.querySelectorAll('[data-column]') ?? [])].map((column) =>
      [...column.querySelectorAll<HTMLElement>('[data-card]')].map((card) => card.dataset.card),
    );
    const next = findCardAfter(drawn, id, step);
    if (next) findCard(next)?.focus();
  };
  return {
    tabStop,
    onFocus: ({ target }: { target: HTMLElement }) => {
      focused.current = target.dataset.card ?? null;
      if (target.dataset.card) setTabStop(target.dataset.card);
    },
    onBlur: () => {
      focused.current = null;
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { card } = (event.target as HTMLElement).dataset;
      if (!card || !isStep(event.key)) return;
      const isSideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
      if (event.altKey && !isSideways) return;
      event.preventDefault();
      if (event.altKey) moveCard(card, event.key === 'ArrowLeft' ? -1 : 1);
      else moveFocus(card, event.key);
    },
  };
}

/** Keeps the card of the open project in view when the drawer takes room beside it. */
function useOpenInView(board: RefObject<HTMLElement | null>, openId: string | undefined) {
  useEffect(() => {
    const element = board.current;
    if (!element || openId === undefined) return;
    const reveal = () =>
      element
        .querySelector(`[data-card="${openId}"]`)
        ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    // The observer calls at once, and again when the drawer has come.
    const observer = new ResizeObserver(reveal);
    observer.observe(element);
    return () => observer.disconnect();
  }, [board, openId]);
}
