import { createFileRoute } from '@tanstack/react-router';
import { TenantFeature } from '../../app/TenantFeature.tsx';
import { HireScreen } from '../../features/scaffolds/HireScreen.tsx';

interface Search {
  /** Id of the project whose hire is listed. */
  project?: string;
}

export const Route = createFileRoute('/_shell/scaffold-hire')({
  staticData: { access: 'admin' },
  validateSearch: ({ project }: Record<string, unknown>): Search =>
    typeof project === 'string' ? { project } : {},
  component: Hire,
});

function Hire() {
  const { project } = Route.useSearch();
  return (
    <TenantFeature part="scaffolds">
      <HireScreen projectId={project} />
    </TenantFeature>
  );
}
