import { isAdmin, isEmployee } from '@ploegplan/contract/session/access';
import { createFileRoute } from '@tanstack/react-router';
import { PlanningDetailsScreen } from '../../features/employee-planning/PlanningDetailsScreen.tsx';
import { useSession } from '../../lib/session/session.ts';
import { createLazyPart } from '../../ui/drawer/lazy-part.tsx';

const ItemScreen = createLazyPart(() => import('../../features/planning/item/ItemScreen.tsx'));

interface Search {
  /** An admin who also works sees the own work, to record hours. */
  eigen?: true;
  /** The hours of the own work are in view at once. */
  uren?: true;
}

export const Route = createFileRoute('/_shell/planning-details/$id')({
  staticData: { access: 'member' },
  validateSearch: ({ eigen, uren }: Record<string, unknown>): Search => ({
    ...(eigen === true && { eigen }),
    ...(uren === true && { uren }),
  }),
  component: PlanningDetails,
});

/** The office sees all of the item, an employee what concerns the own work. */
function PlanningDetails() {
  const { id } = Route.useParams();
  const session = useSession();
  const { eigen = false, uren = false } = Route.useSearch();
  if (session && isAdmin(session) && !(eigen && isEmployee(session))) {
    return <ItemScreen key={id} id={id} />;
  }
  return <PlanningDetailsScreen id={id} atHours={uren} />;
}
