import { NativeSelect } from '@mantine/core';
import { addMonths, getToday } from '@ploegplan/contract/dates/dates';
import { IconCalendarDollar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { projectData } from '../../data/records/projects.ts';
import { hireQuery, hireSort } from '../../data/records/scaffold-use.ts';
import { formatMonth } from '../../lib/dates/dates.ts';
import { getPeriod } from '../../lib/dates/periods.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import { formatAmount, formatNumber, formatQuantity } from '../../lib/values/numbers.ts';
import { RecordScreen } from '../../ui/record/RecordScreen.tsx';
import { CardText } from '../../ui/table/CardText.tsx';
import type { Columns } from '../../ui/table/columns.ts';
import { type HireRow, listHireRows } from './hire-rows.ts';
import { PriceDrawer } from './PriceDrawer.tsx';

/** The months to choose from, the current one first. */
const MONTHS = 24;

const createColumns = (project: string): Columns<HireRow> => [
  { key: 'number', label: 'Nummer', width: 6, value: ({ number }) => number },
  { key: 'project', label: project, width: 14, value: ({ projectTitle }) => projectTitle },
  { key: 'place', label: 'Plaats', width: 12, value: ({ place }) => place },
  {
    key: 'euros',
    label: 'Bedrag (€)',
    width: 8,
    kind: 'number',
    value: ({ cents }) => (cents === null ? null : cents / 100),
    cell: ({ cents }) => (cents === null ? '' : formatAmount(cents)),
  },
  { key: 'amount', label: 'Hoeveelheid', width: 7, kind: 'number', value: ({ amount }) => amount },
  {
    key: 'unit',
    label: 'Eenheid',
    width: 5,
    value: ({ unit }) => (unit === 'm2' ? 'm²' : 'm³'),
  },
  { key: 'from', label: 'Vanaf', width: 8, kind: 'date', value: ({ from }) => from },
  { key: 'to', label: 'Tot en met', width: 8, kind: 'date', value: ({ to }) => to },
  { key: 'days', label: 'Stadagen', width: 6, kind: 'number', value: ({ days }) => days },
  {
    key: 'chargedDays',
    label: 'Te betalen dagen',
    width: 6,
    kind: 'number',
    value: ({ chargedDays }) => chargedDays,
  },
];

/** The hire of a month, as the invoice needs it: a line for each scaffold. A line opens the price of its project. */
export function HireScreen({ projectId }: { projectId: string | undefined }) {
  const { terms } = useTenant();
  const query = useQuery(hireQuery);
  const { data: projects } = useQuery(projectData.list);
  const [now] = useState(() => getPeriod('month', getToday()).from);
  const [month, setMonth] = useState(now);
  const rows = useMemo(() => {
    if (!query.data || !projects) return undefined;
    const titles = new Map(projects.map(({ id, title }) => [id, title]));
    return listHireRows(query.data, titles, { day: month, projectId });
  }, [query.data, projects, month, projectId]);
  const columns = useMemo(() => createColumns(terms.project), [terms.project]);
  const total = rows?.reduce((sum, { cents }) => sum + (cents ?? 0), 0) ?? 0;
  const unknown = rows?.filter(({ cents }) => cents === null).length ?? 0;
  return (
    <RecordScreen
      title="Huur van steigers"
      back={{ to: '/scaffolds', label: 'Terug naar het steigerregister' }}
      name="scaffold-hire"
      nouns={['steiger', 'steigers']}
      columns={columns}
      rows={rows}
      query={query}
      sort={hireSort}
      banner={
        <p className="px-4 py-2 text-quiet">
          {`Totaal € ${formatAmount(total)}${month === now ? ', tot en met vandaag' : ''}, zonder btw.`}
          {unknown > 0 && ` Van ${formatNumber(unknown)} is de prijs of hoeveelheid niet bekend.`}
        </p>
      }
      filter={{
        text: formatMonth(month).long,
        button: (
          <NativeSelect
            aria-label="Maand"
            value={month}
            onChange={({ currentTarget }) => setMonth(currentTarget.value)}
            data={Array.from({ length: MONTHS }, (_, back) => addMonths(now, -back)).map(
              (value) => ({ value, label: formatMonth(value).long }),
            )}
          />
        ),
      }}
      card={({ number, projectTitle, days, cents }) => (
        <CardText name={number} details={[projectTitle]}>
          <span>{formatQuantity(days, 'stadag', 'stadagen')}</span>
          {cents !== null && <span>{`€ ${formatAmount(cents)}`}</span>}
        </CardText>
      )}
      empty={{
        Icon: IconCalendarDollar,
        title: 'Geen huur in deze maand',
        text: 'De huur loopt vanaf de overdracht van een steiger tot de afmelding.',
      }}
      Details={PriceDrawer}
    />
  );
}
