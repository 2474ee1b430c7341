import { createFileRoute, redirect } from '@tanstack/react-router';
import { TenantFeature } from '../../app/TenantFeature.tsx';
import { CrewSheetsScreen } from '../../features/hours/crew-sheets/CrewSheetsScreen.tsx';
import { HoursScreen } from '../../features/hours/HoursScreen.tsx';
import { hoursDate, hoursGroup, hoursView } from '../../features/hours/remembered.ts';
import { type AddressParts, createAddress, quietly } from '../../lib/remembered/address.ts';

const memories = { datum: hoursDate, periode: hoursView, per: hoursGroup };
const address = createAddress(memories);

interface Search extends Partial<AddressParts<typeof memories>> {
  /** The work to show the hours of, with its people and register. */
  werk?: string;
  /** The person to show the hours of. */
  wie?: string;
  /** The project whose register of days to open. */
  register?: string;
  /** True to show what foremen entered. */
  ploegstaten?: true;
}

export const Route = createFileRoute('/_shell/hoursmanagement')({
  staticData: { access: 'admin' },
  validateSearch: (search: Record<string, unknown>): Search => ({
    ...address.pickParts(search),
    ...(typeof search.werk === 'string' && { werk: search.werk }),
    ...(typeof search.wie === 'string' && { wie: search.wie }),
    ...(typeof search.register === 'string' && { register: search.register }),
    ...(search.ploegstaten === true && { ploegstaten: true }),
  }),
  beforeLoad: ({ search, preload, cause }) => {
    if (preload) return;
    const isEntered = cause === 'enter';
    if (isEntered && !address.isWhole(search)) {
      const { datum, werk, wie, register } = search;
      const isOfWork = werk !== undefined || register !== undefined;
      const whole = {
        ...address.recallParts(),
        // A link names a day to show the week of, by person or by work.
        ...(datum !== undefined && { periode: 'week' as const }),
        ...(isOfWork && { per: 'projects' as const }),
        ...(wie !== undefined && { per: 'people' as const }),
        ...search,
      };
      throw redirect({ to: '/hoursmanagement', search: whole, replace: true });
    }
    address.take(search, isEntered);
  },
  component: AllHours,
});

function Address() {
  const navigate = Route.useNavigate();
  address.useWriting(
    Route.useSearch(),
    (parts) => void navigate({ search: (before) => ({ ...before, ...parts }), ...quietly }),
  );
  return null;
}

function AllHours() {
  const { werk = '', wie = werk, register, ploegstaten } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <TenantFeature part="hours">
      <Address />
      {ploegstaten ? (
        <CrewSheetsScreen />
      ) : (
        <HoursScreen
          key={wie}
          sought={wie}
          wantedRegister={register}
          onRegisterShown={() =>
            navigate({ search: ({ register: _, ...others }) => others, replace: true })
          }
        />
      )}
    </TenantFeature>
  );
}
