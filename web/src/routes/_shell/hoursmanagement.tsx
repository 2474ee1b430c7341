import { createFileRoute, redirect } from '@tanstack/react-router';
import { TenantFeature } from '../../app/TenantFeature.tsx';
import { HoursScreen } from '../../features/hours/HoursScreen.tsx';
import { isPlannable } from '../../lib/remembered/memory.ts';

interface Search {
  /** A day of the week to show. */
  datum?: string;
  /** The work to show the hours of, with its people and register. */
  werk?: string;
}

export const Route = createFileRoute('/_shell/hoursmanagement')({
  staticData: { access: 'admin' },
  validateSearch: ({ datum, werk }: Record<string, unknown>): Search => ({
    ...(isPlannable(datum) && { datum }),
    ...(typeof werk === 'string' && { werk }),
  }),
  beforeLoad: async ({ search: { datum, ...others }, preload }) => {
    if (preload || datum === undefined) return;
    const { rememberWeek } = await import('../../features/hours/period.ts');
    rememberWeek(datum, others.werk === undefined ? undefined : 'projects');
    // The screen remembers its day; in the address it would come back at each reload.
    throw redirect({ to: '/hoursmanagement', search: others });
  },
  component: AllHours,
});

function AllHours() {
  const { werk = '' } = Route.useSearch();
  return (
    <TenantFeature part="hours">
      <HoursScreen key={werk} sought={werk} />
    </TenantFeature>
  );
}
