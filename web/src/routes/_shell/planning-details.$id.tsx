import { createFileRoute } from '@tanstack/react-router';
import { PlanningDetailsScreen } from '../../features/employee-planning/PlanningDetailsScreen.tsx';

export const Route = createFileRoute('/_shell/planning-details/$id')({
  staticData: { access: 'employee' },
  component: PlanningDetails,
});

function PlanningDetails() {
  const { id } = Route.useParams();
  return <PlanningDetailsScreen id={id} />;
}
