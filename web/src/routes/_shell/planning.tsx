import { createFileRoute, redirect, useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { rememberDate, selectedDate, viewMode } from '../../data/planning-remembered.ts';
import { daysOf } from '../../features/planning/days.ts';
import { PlanningScreen } from '../../features/planning/PlanningScreen.tsx';
import { prefetchPlanning } from '../../features/planning/usePlanning.ts';
import { afterPaint } from '../../lib/after-paint.ts';
import { delay } from '../../lib/delay.ts';
import { isPlannable } from '../../lib/remembered/memory.ts';
import { recall, remember, useRemembered } from '../../lib/remembered/remembered.ts';

interface Search {
  /** The day that is shown. */
  datum?: string;
  /** What of it is shown: the day, or its week or month. */
  weergave?: 'day' | 'week' | 'month';
  /** Whether something is to be planned at once. */
  nieuw?: true;
  /** Id of whom to plan then. */
  werknemer?: string;
  /** Id of the project that they are planned on. */
  project?: string;
}

/** The longest wait for the planning, so that mostly the screen is drawn once, with its rows. */
const DATA_WAIT_MS = 200;

/** The address that was last shown or written. */
let known: { datum?: string | undefined; weergave?: Search['weergave'] | undefined } = {};

export const Route = createFileRoute('/_shell/planning')({
  staticData: { access: 'admin' },
  validateSearch: ({
    datum,
    weergave,
    nieuw,
    werknemer,
    project,
  }: Record<string, unknown>): Search => ({
    ...(isPlannable(datum) && { datum }),
    ...(viewMode.fits(weergave) && { weergave }),
    ...(nieuw === true && { nieuw }),
    ...(typeof werknemer === 'string' && { werknemer }),
    ...(typeof project === 'string' && { project }),
  }),
  beforeLoad: ({ search, preload, cause }) => {
    if (preload) return;
    const { datum, weergave } = search;
    // Written into the address before anything is drawn, as a change of it draws the whole page again.
    if (cause === 'enter' && (datum === undefined || weergave === undefined)) {
      throw redirect({
        to: '/planning',
        search: {
          ...search,
          datum: datum ?? recall(selectedDate),
          weergave: weergave ?? recall(viewMode),
        },
        replace: true,
      });
    }
    // An overlay that closes on a phone goes back to the same address, while another day may have been chosen in it.
    const isOther = cause === 'enter' || datum !== known.datum || weergave !== known.weergave;
    known = { datum, weergave };
    if (!isOther) return;
    if (datum !== undefined) rememberDate(datum);
    if (weergave !== undefined) remember(viewMode, weergave);
  },
  // Asked for before the screen is drawn, which shows what has come.
  loader: async ({ context: { queryClient, needsPasswordChange }, preload, cause }) => {
    if (preload || needsPasswordChange || cause !== 'enter') return;
    const days = daysOf(recall(viewMode), recall(selectedDate));
    await Promise.race([prefetchPlanning(queryClient, days), delay(DATA_WAIT_MS)]);
  },
  component: PlanningPage,
  // With the component, so that the first page of everybody else does not carry it.
  codeSplitGroupings: [['loader', 'component']],
});

/**
 * Writes the day and view that are shown into the address, for a reload, a link and the way back. Beside the page, so that the page is
 * not drawn again because its address says what it shows.
 */
function Address() {
  const { datum, weergave } = Route.useSearch();
  const isBelowOverlay = useLocation({ select: ({ state }) => state.overlay === true });
  const navigate = Route.useNavigate();
  const [date] = useRemembered(selectedDate);
  const [mode] = useRemembered(viewMode);
  useEffect(() => {
    if (isBelowOverlay || (datum === date && weergave === mode)) return;
    return afterPaint(() => {
      known = { datum: date, weergave: mode };
      void navigate({
        search: (before) => ({ ...before, datum: date, weergave: mode }),
        replace: true,
        state: true,
        resetScroll: false,
        ignoreBlocker: true,
      });
    });
  }, [navigate, isBelowOverlay, datum, weergave, date, mode]);
  return null;
}

function PlanningPage() {
  const wish = Route.useSearch({
    select: ({ nieuw = false, werknemer, project }) =>
      nieuw ? { employeeId: werknemer, projectId: project } : null,
  });
  const navigate = Route.useNavigate();
  return (
    <>
      <Address />
      <PlanningScreen
        wish={wish}
        onFulfil={() =>
          navigate({
            search: { datum: recall(selectedDate), weergave: recall(viewMode) },
            replace: true,
          })
        }
      />
    </>
  );
}
