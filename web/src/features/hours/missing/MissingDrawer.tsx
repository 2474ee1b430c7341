import { Anchor, Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useItemTitle } from '../../../data/planning/item-title.ts';
import { clientData } from '../../../data/records/clients.ts';
import { useEmployeeName } from '../../../data/records/employees.ts';
import { formatProjectDetail, projectData } from '../../../data/records/projects.ts';
import { formatTimesOrNone } from '../../../lib/dates/dates.ts';
import { formatMoment } from '../../../lib/dates/moments.ts';
import { formatHoursText } from '../../../lib/values/hours.ts';
import { formatTellingPlace } from '../../../lib/values/location.ts';
import { SideDrawer } from '../../../ui/drawer/SideDrawer.tsx';
import { ShortDay } from '../../../ui/facts/ShortDay.tsx';
import { EmptyText } from '../../../ui/page/Card.tsx';
import type { RecordDetailsProps } from '../../../ui/record/RecordDetails.tsx';
import rows from '../../../ui/states/rows.module.css';
import { NoAddress } from './NoAddress.tsx';
import { formatMissing, lacksAddress, type MissingRow, sumPlanned } from './rows.ts';
import { useMissingRows } from './useMissingRows.ts';
import { isRemindedToday, useReminding } from './useReminding.ts';

/** Shows which hours somebody misses: each day leads to the hours of that week, where they can be filled in, and the work to its page. */
export function MissingDrawer({ id, opened, onClose }: RecordDetailsProps<MissingRow>) {
  const { rows: people } = useMissingRows();
  const getName = useEmployeeName();
  const { remind, isReminding } = useReminding();
  const row = people?.find((person) => person.id === id);
  return (
    <SideDrawer
      opened={opened}
      onClose={onClose}
      title={`Ontbrekende uren van ${getName(id)}`}
      footer={
        row?.isReachable &&
        !isRemindedToday(row) && (
          <Button
            ml="auto"
            leftSection={<IconMail size={18} stroke={1.5} aria-hidden />}
            loading={isReminding}
            onClick={() => void remind([row])}
          >
            Herinneren
          </Button>
        )
      }
    >
      {!row && <EmptyText>Alle uren zijn ingevuld.</EmptyText>}
      {row && (
        <>
          <p className="font-semibold tabular-nums min-h-9 content-center">{formatMissing(row)}</p>
          <p className="text-quiet tabular-nums mb-2">
            {row.remindedAt
              ? `Laatst herinnerd: ${formatMoment(row.remindedAt)}.`
              : 'Nog niet herinnerd.'}
            {row.hasLeft && ' Uit dienst, en krijgt geen mail meer.'}
          </p>
          {lacksAddress(row) && <NoAddress people={[row]} />}
          {[...Map.groupBy(row.items, ({ date }) => date)].map(([date, items]) => (
            <Day key={date} date={date} items={items} name={row.name} />
          ))}
        </>
      )}
    </SideDrawer>
  );
}

/** Returns a function for the client and place, which tell the work from other work. */
function useDetailOf() {
  const { data: projects } = useQuery(projectData.list);
  const { data: clients } = useQuery(clientData.list);
  const clientsById = new Map(clients?.map((client) => [client.id, client]));
  return ({ projectId, clientId }: MissingRow['items'][number]) => {
    const project = projects?.find(({ id }) => id === projectId);
    return project
      ? formatProjectDetail(project, clientsById)
      : formatTellingPlace(clientsById.get(clientId ?? '')?.location ?? '');
  };
}

interface DayProps {
  date: string;
  items: MissingRow['items'];
  name: string;
}

function Day({ date, items, name }: DayProps) {
  const formatTitle = useItemTitle();
  const getDetail = useDetailOf();
  const planned = sumPlanned(items);
  return (
    <section style={{ margin: '1rem -1rem 0' }}>
      <h3 className="flex justify-between gap-4 px-4 py-2 border-t bg-quiet font-semibold text-sm tabular-nums">
        <Anchor
          renderRoot={(props) => (
            <Link {...props} to="/hoursmanagement" search={{ datum: date, wie: name }} />
          )}
        >
          <ShortDay date={date} />
        </Anchor>
        {planned > 0 && <span>{formatHoursText(planned)}</span>}
      </h3>
      <ul>
        {items.map((item) => (
          <li key={item.itemId}>
            <Link to="/planning-details/$id" params={{ id: item.itemId }} className={rows.row}>
              <span className={rows.main}>{formatTitle(item)}</span>
              <span className={rows.end}>{formatTimesOrNone(item)}</span>
              <span className={rows.quiet}>{getDetail(item)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
