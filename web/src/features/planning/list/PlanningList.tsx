import { Button } from '@mantine/core';
import type { TenantProfile } from '@ploegplan/contract/tenants/schemas';
import { IconCalendarEvent, IconDots } from '@tabler/icons-react';
import { useEffect, useMemo } from 'react';
import type { PlannedItem } from '../../../data/planning/planning-items.ts';
import { planningSort } from '../../../data/planning/planning-remembered.ts';
import { formatShortDay, formatTimes } from '../../../lib/dates/dates.ts';
import type { RememberedSort } from '../../../lib/remembered/memory.ts';
import { remember, useRemembered } from '../../../lib/remembered/remembered.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import { useAddresses } from '../../../lib/values/useAddresses.ts';
import type { SortChoice } from '../../../ui/bar/actions.ts';
import { BarMenu } from '../../../ui/bar/BarMenu.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { CardText } from '../../../ui/table/CardText.tsx';
import type { Column, Columns } from '../../../ui/table/columns.ts';
import { List } from '../../../ui/table/list/List.tsx';
import { sortOptions } from '../../../ui/table/list/sort-options.ts';
import { useColumns } from '../../../ui/table/useColumns.ts';
import { describeItem } from '../board/rows/labels.ts';
import type { DialogSubject } from '../dialogs/subject.ts';
import { type SelectedItems, useSelectionEntries } from '../edits/useSelectionEntries.ts';
import { formatMaterials, type PlanningNames } from '../form/values/names.ts';
import type { Planned } from '../usePlanning.ts';

/** An item with its texts. */
interface ListedWork {
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
function usePlanningList({ names, items }: Planned, days: readonly string[]) {
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

interface Props {
  planned: Planned;
  days: readonly string[];
  /** Tells the screen how the list can be sorted, for its menu. */
  onSort: (sort: SortChoice) => void;
  openId: string | undefined;
  onOpen: (row: ListedWork) => void;
  onDialog: (subject: DialogSubject) => void;
}

/** The list itself fetches nothing: the screen has its rows. */
const query = { error: null, refetch: async () => undefined };

/** The planning of the days as a table; on a phone as cards. Default export for lazy loading. */
export default function PlanningList({ planned, days, onSort, openId, onOpen, onDialog }: Props) {
  const { settings, choice } = usePlanningList(planned, days);
  useEffect(() => onSort(choice), [onSort, choice]);
  return (
    <List
      settings={settings}
      nouns={['inplanning', 'inplanningen']}
      query={query}
      openId={openId}
      onOpen={onOpen}
      bulkActions={(rows) => (
        <SelectedWork
          items={rows.map(({ item }) => item)}
          names={planned.names}
          onDialog={onDialog}
        />
      )}
      card={({ item, day, times, title, people, place }) => (
        <CardText
          name={title}
          details={[[day, times].filter(Boolean).join(', '), place, item.isDraft && 'Concept']}
        >
          {people && <span>{people}</span>}
        </CardText>
      )}
      empty={
        <EmptyState
          icon={<IconCalendarEvent size={32} stroke={1.5} aria-hidden />}
          title="Niets gepland"
          text="Ga naar andere dagen, of plan iets in."
        />
      }
    />
  );
}

/** The same as can be done with a selection on the board. */
function SelectedWork(selected: SelectedItems) {
  const entries = useSelectionEntries(selected);
  return (
    <BarMenu
      sections={[{ entries }]}
      button={(opener) => (
        <Button
          variant="default"
          leftSection={<IconDots size={18} stroke={1.5} aria-hidden />}
          disabled={selected.items.length === 0}
          {...opener}
        >
          Acties
        </Button>
      )}
    />
  );
}
