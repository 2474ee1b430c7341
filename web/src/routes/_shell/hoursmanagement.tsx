import { createFileRoute, redirect } from '@tanstack/react-router';
import { TenantFeature } from '../../app/TenantFeature.tsx';
import { HoursScreen } from '../../features/hours/HoursScreen.tsx';
import { isPlannable } from '../../lib/remembered/memory.ts';

interface Search {
  /** A day of the week to show. */
  datum?: string;
}

export const Route = createFileRoute('/_shell/hoursmanagement')({
  staticData: { access: 'admin' },
  validateSearch: ({ datum }: Record<string, unknown>): Search =>
    isPlannable(datum) ? { datum } : {},
  beforeLoad: async ({ search: { datum }, preload }) => {
    if (preload || datum === undefined) return;
    const { rememberWeek } = await import('../../features/hours/period.ts');
    rememberWeek(datum);
    // The screen remembers its day; in the address it would come back at each reload.
    throw redirect({ to: '/hoursmanagement', search: {} });
  },
  component: () => (
    <TenantFeature part="hours">
      <HoursScreen />
    </TenantFeature>
  ),
});
