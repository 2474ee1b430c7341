import { getToday } from '@ploegplan/contract/dates/dates';
import type { MaterialItem } from '@ploegplan/contract/materials/schemas';
import { findMaterialConflicts } from '@ploegplan/contract/planning/conflicts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useItemTitle } from '../../data/planning/item-title.ts';
import { clientData } from '../../data/records/clients.ts';
import { employeeData, useEmployeeName } from '../../data/records/employees.ts';
import {
  materialData,
  materialHistoryQuery,
  materialWorkQuery,
} from '../../data/records/materials.ts';
import { projectData } from '../../data/records/projects.ts';
import { formatShortDay } from '../../lib/dates/dates.ts';
import { createLazyPart } from '../../ui/drawer/lazy-part.tsx';
import { RecordHistory } from '../../ui/record/RecordHistory.tsx';
import { RecordPage } from '../../ui/record/RecordPage.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { DaysCard } from '../../ui/work/DaysCard.tsx';
import { useMaterialFields } from './fields.tsx';

const MaterialForm = createLazyPart(() => import('./MaterialForm.tsx'));

/** The items that use the material at the same time as another one does. */
const findDoubleBookings = (id: string, items: readonly MaterialItem[]) =>
  new Set(
    findMaterialConflicts({ id, state: 'usable' }, items, getToday()).flatMap((conflict) =>
      conflict.kind === 'material-double-booked' ? [conflict.itemId] : [],
    ),
  );

/** Shows one material: its current and earlier places, its data, and its history. */
export function MaterialDetailsScreen({ id }: { id: string }) {
  // The cards are shown together, because a later one would move what is below it.
  const fields = useMaterialFields();
  const work = useQuery(materialWorkQuery(id));
  const history = useQuery(materialHistoryQuery(id));
  const names = [
    useQuery(employeeData.list),
    useQuery(projectData.list),
    useQuery(clientData.list),
  ];
  const upcoming = work.data?.upcoming ?? [];
  const doubles = findDoubleBookings(id, upcoming);
  const days = [
    ...new Set(upcoming.filter((candidate) => doubles.has(candidate.id)).map(({ date }) => date)),
  ];
  return (
    <RecordPage
      id={id}
      title="Materieel"
      back={{ to: '/materials', label: 'Terug naar materieel' }}
      data={materialData}
      fields={fields}
      firstOnPhone={['number', 'kind', 'state']}
      isReady={[work, history, ...names].every(({ isFetched }) => isFetched)}
      Form={MaterialForm}
      notice={({ deleted }) =>
        deleted
          ? 'Verwijderd: alleen de geschiedenis noemt dit nog.'
          : days.length > 0 &&
            `Dubbel ingepland op ${days.map((day) => formatShortDay(day)).join(', ')}.`
      }
      main={() => <Planned id={id} doubles={doubles} />}
      aside={() => <RecordHistory changes={history.data ?? []} fields={fields} />}
    />
  );
}

interface PlannedProps {
  id: string;
  doubles: ReadonlySet<string>;
}

function Planned({ id, doubles }: PlannedProps) {
  const { data: work, error, refetch } = useQuery(materialWorkQuery(id));
  const formatTitle = useItemTitle();
  const getName = useEmployeeName();
  if (!work) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const common = {
    isTitleFirst: true,
    getName,
    formatTitle: (item: MaterialItem) => (
      <>
        {[formatTitle(item), item.isDraft && 'concept'].filter(Boolean).join(' · ')}
        {doubles.has(item.id) && (
          <span className="flex gap-1 items-center text-error">
            <IconAlertTriangle size={16} stroke={1.5} aria-hidden />
            Dubbel ingepland
          </span>
        )}
      </>
    ),
    linkTo: (_: string, item: MaterialItem) =>
      ({ to: '/planning-details/$id', params: { id: item.id } }) as const,
  };
  return (
    <>
      <DaysCard
        title="Komende planning"
        items={work.upcoming}
        count={work.upcomingCount}
        empty="Vanaf vandaag is het nergens ingepland."
        {...common}
      />
      {work.pastCount > 0 && (
        <DaysCard title="Geweest" items={work.past} count={work.pastCount} empty="" {...common} />
      )}
    </>
  );
}
