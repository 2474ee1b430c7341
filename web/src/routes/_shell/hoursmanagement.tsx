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
  /** The project whose register of days to open; empty: the list of projects that have one. */
  register?: string;
}

export const Route = createFileRoute('/_shell/hoursmanagement')({
  staticData: { access: 'admin' },
  validateSearch: ({ datum, werk, wie, register }: Record<string, unknown>): Search => ({
    ...(isPlannable(datum) && { datum }),
    ...(typeof werk === 'string' && { werk }),
    ...(typeof wie === 'string' && { wie }),
    ...(typeof register === 'string' && { register }),
  }),
  beforeLoad: async ({ search: { datum, ...others }, preload }) => {
    if (preload || (datum === undefined && others.register === undefined)) return;
    const { rememberGroup, rememberWeek } = await import('../../features/hours/period.ts');
    rememberGroup(groupOf(others));
    if (datum !== undefined) rememberWeek(datum);
    // The screen remembers its day and rows; in the address they would come back at each reload.
    const { register, ...shown } = others;
    if (datum === undefined && register !== '') return;
    throw redirect({
      to: '/hoursmanagement',
      search: { ...shown, ...(register && { register }) },
    });
  },
  component: AllHours,
});

function groupOf({ werk, wie, register }: Search): 'people' | 'projects' | undefined {
  if (wie !== undefined) return 'people';
  return werk === undefined && register === undefined ? undefined : 'projects';
}

function AllHours() {
  const { werk = '', wie = werk, register } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <TenantFeature part="hours">
      <HoursScreen
        key={wie}
        sought={wie}
        wantedRegister={register}
        onRegisterShown={() =>
          navigate({ search: ({ register: _, ...others }) => others, replace: true })
        }
      />
    </TenantFeature>
  );
}
