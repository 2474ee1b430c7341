import { createFileRoute, redirect } from '@tanstack/react-router';
import { rememberWeek, selectedDate, viewMode } from '../../data/planning/planning-remembered.ts';

import { boardRows, planningLayout } from '../../features/planning/options.ts';
import { PlanningScreen } from '../../features/planning/PlanningScreen.tsx';
import { prefetchPlanning } from '../../features/planning/usePlanning.ts';
import { getPeriod, listDays } from '../../lib/dates/periods.ts';
import { waitFor } from '../../lib/delay.ts';
import { type AddressParts, createAddress, quietly } from '../../lib/remembered/address.ts';
import { recall } from '../../lib/remembered/remembered.ts';

interface Search extends Partial<AddressParts<typeof memories>> {
  /** True to plan something at once. */
  nieuw?: true;
  /** Id of whom to plan then. */
  werknemer?: string;
  /** Id of the project that they are planned on. */
  project?: string;
  /** Id of the scaffold of that project that is inspected then, and its number. */
  steiger?: string;
  nummer?: string;
}

/** The longest wait for the planning, so that mostly the screen is drawn once, with its rows. */
const DATA_WAIT_MS = 200;

const memories = {
  datum: selectedDate,
  weergave: viewMode,
  rijen: boardRows,
  tonen: planningLayout,
};
const address = createAddress(memories);

export const Route = createFileRoute('/_shell/planning')({
  staticData: { access: 'admin' },
  validateSearch: (search: Record<string, unknown>): Search => ({
    ...address.pickParts(search),
    ...(search.nieuw === true && { nieuw: true }),
    ...(typeof search.werknemer === 'string' && { werknemer: search.werknemer }),
    ...(typeof search.project === 'string' && { project: search.project }),
    ...(typeof search.steiger === 'string' && { steiger: search.steiger }),
    ...(typeof search.nummer === 'string' && { nummer: search.nummer }),
  }),
  beforeLoad: ({ search, preload, cause }) => {
    if (preload) return;
    const isEntered = cause === 'enter';
    // Written into the address before anything is drawn, as a change of it draws the whole page again.
    if (isEntered && !address.isWhole(search)) {
      const whole = { ...address.recallParts(), ...search };
      throw redirect({ to: '/planning', search: whole, replace: true });
    }
    address.take(search, isEntered);
    rememberWeek(recall(selectedDate));
  },
  // The data are requested before the screen is drawn, which shows what has come.
  loader: async ({ context: { queryClient, gate }, preload, cause }) => {
    if (preload || gate || cause !== 'enter') return;
    const days = listDays(getPeriod(recall(viewMode), recall(selectedDate)));
    await Promise.race([prefetchPlanning(queryClient, days), waitFor(DATA_WAIT_MS)]);
  },
  component: PlanningPage,
  // The loader is split with the component, so that the first page of everybody else does not carry it.
  codeSplitGroupings: [['loader', 'component']],
});

function Address() {
  const navigate = Route.useNavigate();
  address.useWriting(
    Route.useSearch(),
    (parts) => void navigate({ search: (before) => ({ ...before, ...parts }), ...quietly }),
  );
  return null;
}

function PlanningPage() {
  const wish = Route.useSearch({
    select: ({ nieuw = false, werknemer, project, steiger, nummer }) =>
      nieuw
        ? { employeeId: werknemer, projectId: project, scaffoldId: steiger, number: nummer }
        : null,
  });
  const navigate = Route.useNavigate();
  return (
    <>
      <Address />
      <PlanningScreen
        wish={wish}
        onFulfil={() => navigate({ search: address.recallParts(), replace: true })}
      />
    </>
  );
}
