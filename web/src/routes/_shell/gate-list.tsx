import { getToday, isDate } from '@ploegplan/contract/dates/dates';
import { createFileRoute } from '@tanstack/react-router';
import { GateListScreen } from '../../features/requirements/GateListScreen.tsx';

interface Search {
  project?: string;
  datum?: string;
}

export const Route = createFileRoute('/_shell/gate-list')({
  staticData: { access: 'admin' },
  validateSearch: ({ project, datum }: Record<string, unknown>): Search => ({
    ...(typeof project === 'string' && { project }),
    ...(typeof datum === 'string' && isDate(datum) && { datum }),
  }),
  component: GateList,
});

function GateList() {
  const { project = '', datum = getToday() } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <GateListScreen
      projectId={project}
      date={datum}
      onChoose={(chosen) =>
        void navigate({ search: (before) => ({ ...before, ...chosen }), replace: true })
      }
    />
  );
}
