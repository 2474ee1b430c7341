import { createFileRoute } from '@tanstack/react-router';
import { TenantFeature } from '../../app/TenantFeature.tsx';
import { ScaffoldsScreen } from '../../features/scaffolds/ScaffoldsScreen.tsx';

interface Search {
  /** Id of the project whose scaffolds are listed. */
  project?: string;
}

export const Route = createFileRoute('/_shell/scaffolds')({
  staticData: { access: 'admin' },
  validateSearch: ({ project }: Record<string, unknown>): Search =>
    typeof project === 'string' ? { project } : {},
  component: Scaffolds,
});

function Scaffolds() {
  const { project } = Route.useSearch();
  return (
    <TenantFeature part="scaffolds">
      <ScaffoldsScreen projectId={project} />
    </TenantFeature>
  );
}
