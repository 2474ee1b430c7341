import type { TenantProfile } from '@ploegplan/contract/tenants/schemas';
import { useMemo } from 'react';
import type { PlannedItem } from '../../../data/planning/planning-items.ts';
import { planningSort } from '../../../data/planning/planning-remembered.ts';
import { formatShortDay, formatTimes } from '../../../lib/dates/dates.ts';
import type { RememberedSort } from '../../../lib/remembered/memory.ts';
import { remember, useRemembered } from '../../../lib/remembered/remembered.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import { useAddresses } from '../../../lib/values/useAddresses.ts';
import type { SortChoice } from '../../../ui/bar/actions.ts';
import type { Column, Columns } from '../../../ui/table/columns.ts';
import { sortOptions } from '../../../ui/table/list/sort-options.ts';
import { useColumns } from '../../../ui/table/useColumns.ts';
import { describeItem } from '../board/rows/labels.ts';
import { formatMaterials, type PlanningNames } from '../form/values/names.ts';
import type { Planned } from '../usePlanning.ts';

/** An item with its texts. */
export interface ListedWork {
  id: string;
  item: PlannedItem;
  day: string;
  times: string;
  title: string;
  clientName: string;
  place: string;
  people: string;
  materials: string;
  /** The sum of what was recorded; null: nothing yet. */
  hours: number | null;
}

const sumRecorded = ({ hoursWorked }: PlannedItem): number | null => {
  const recorded = hoursWorked.filter((hours) => hours !== null);
  return recorded.length > 0 ? recorded.reduce((sum, hours) => sum + hours, 0) : null;
};

function toListedWork(item: PlannedItem, names: PlanningNames): ListedWork {
  const { title, clientName, place } = describeItem(item, names);
  return {
    id: item.id,
    item,
    day: formatShortDay(item.date),
    times: formatTimes(item),
    title,
    clientName,
    place,
    people: item.employeeIds.map(names.employee).join(', '),
    materials: formatMaterials(item, names),
    hours: sumRecorded(item),
  };
}

/** Days in their order, and on a day what begins first. */
const getTimeOrder = ({ item }: ListedWork) => `${item.date} ${item.startTime ?? '99:99'}`;

function createColumns({ terms, hiddenParts }: TenantProfile): Columns<ListedWork> {
  const materials: Column<ListedWork> = {
    key: 'materials',
    label: 'Materieel',
    width: 10,
    value: (row) => row.materials,
  };
  return [
    { key: 'project', label: terms.project, width: 14, value: ({ title }) => title },
    { key: 'date', label: 'Datum', width: 7, kind: 'date', value: ({ item }) => item.date },
    {
      key: 'time',
      label: 'Tijd',
      width: 8,
      value: ({ times }) => times,
      order: getTimeOrder,
      orderKind: 'date',
    },
    // The sign comes before the parts that are cut in little room: a draft must not be taken for published.
    {
      key: 'draft',
      label: 'Stand',
      width: 6,
      value: ({ item }) => (item.isDraft ? 'Concept' : ''),
    },
    { key: 'employees', label: 'Werknemers', width: 16, value: ({ people }) => people },
    { key: 'location', label: 'Locatie', width: 14, value: ({ place }) => place },
    { key: 'client', label: 'Klant', width: 12, value: ({ clientName }) => clientName },
    ...(hiddenParts.includes('materials') ? [] : [materials]),
    { key: 'hours', label: 'Ingevuld', width: 7, kind: 'number', value: ({ hours }) => hours },
  ];
}

const changeSort = (sort: RememberedSort) => remember(planningSort, sort);

/** The planning of the days as rows of a list, in the order that the user chose. */
export function usePlanningList({ names, items }: Planned, days: readonly string[]) {
  const tenant = useTenant();
  const sort = useRemembered(planningSort);
  const columns = useMemo(() => createColumns(tenant), [tenant]);
  const { visible } = useColumns('planning', columns);
  const locations = useMemo(
    () => items.map((item) => describeItem(item, names).location),
    [names, items],
  );
  // The text of a place changes once its address is known.
  const addresses = useAddresses(locations);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts of places are made of them
  const rows = useMemo(() => {
    const dates = new Set(days);
    return items.filter(({ date }) => dates.has(date)).map((item) => toListedWork(item, names));
  }, [names, items, days, addresses]);
  const [value] = sort;
  const choice = useMemo<SortChoice>(
    () => ({
      options: sortOptions(columns, { visible, order: value }),
      value,
      onChange: changeSort,
    }),
    [columns, visible, value],
  );
  return { settings: { name: 'planning', title: 'Planning', columns, rows, sort }, choice };
}
