import { createFileRoute, redirect } from '@tanstack/react-router';
import { selectedDate, viewMode } from '../../data/planning-remembered.ts';
import { PlanningScreen } from '../../features/planning/PlanningScreen.tsx';
import { remember } from '../../lib/remembered/remembered.ts';

interface Search {
  /** The day to show. */
  datum?: string;
  /** Shows that day, instead of the view that was shown last. */
  weergave?: 'day';
  /** Whether something is to be planned at once. */
  nieuw?: true;
  /** Id of whom to plan then. */
  werknemer?: string;
  /** Id of the project that they are planned on. */
  project?: string;
}

export const Route = createFileRoute('/_shell/planning')({
  staticData: { access: 'admin' },
  validateSearch: ({
    datum,
    weergave,
    nieuw,
    werknemer,
    project,
  }: Record<string, unknown>): Search => ({
    ...(typeof datum === 'string' && { datum }),
    ...(weergave === 'day' && { weergave }),
    ...(nieuw === true && { nieuw }),
    ...(typeof werknemer === 'string' && { werknemer }),
    ...(typeof project === 'string' && { project }),
  }),
  // The day of the address becomes the remembered day and is removed from the address.
  beforeLoad: ({ search: { datum, weergave, ...search }, preload }) => {
    if (datum === undefined || preload) return;
    remember(selectedDate, datum);
    if (weergave) remember(viewMode, weergave);
    throw redirect({ to: '/planning', search, replace: true });
  },
  component: PlanningPage,
});

function PlanningPage() {
  const { nieuw = false, werknemer, project } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <PlanningScreen
      wish={nieuw ? { employeeId: werknemer, projectId: project } : null}
      onFulfil={() => navigate({ search: {}, replace: true })}
    />
  );
}
