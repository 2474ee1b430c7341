import { createFileRoute, redirect } from '@tanstack/react-router';
import { TenantFeature } from '../../app/TenantFeature.tsx';
import { HoursScreen } from '../../features/hours/HoursScreen.tsx';
import { isPlannable } from '../../lib/remembered/memory.ts';

interface Search {
  /** A day of the week to show. */
  datum?: string;
  /** The work to show the hours of, with its people and register. */
  werk?: string;
  /** The person to show the hours of. */
  wie?: string;
}

export const Route = createFileRoute('/_shell/hoursmanagement')({
  staticData: { access: 'admin' },
  validateSearch: ({ datum, werk, wie }: Record<string, unknown>): Search => ({
    ...(isPlannable(datum) && { datum }),
    ...(typeof werk === 'string' && { werk }),
    ...(typeof wie === 'string' && { wie }),
  }),
  beforeLoad: async ({ search: { datum, ...others }, preload }) => {
    if (preload || datum === undefined) return;
    const { rememberWeek } = await import('../../features/hours/period.ts');
    rememberWeek(datum, groupOf(others));
    // The screen remembers its day; in the address it would come back at each reload.
    throw redirect({ to: '/hoursmanagement', search: others });
  },
  component: AllHours,
});

function groupOf({ werk, wie }: Search): 'people' | 'projects' | undefined {
  if (wie !== undefined) return 'people';
  return werk === undefined ? undefined : 'projects';
}

function AllHours() {
  const { werk = '', wie = werk } = Route.useSearch();
  return (
    <TenantFeature part="hours">
      <HoursScreen key={wie} sought={wie} />
    </TenantFeature>
  );
}
