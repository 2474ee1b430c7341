import type { Closure } from '@ploegplan/contract/closures/schemas';
import { IconCalendarOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { closureData, closuresSort } from '../../data/leave/closures.ts';
import { formatDayRange } from '../../lib/dates/dates.ts';
import { createLazyPart } from '../../ui/drawer/lazy-part.tsx';
import { createColumns } from '../../ui/record/fields.tsx';
import { RecordDetails, type RecordDetailsProps } from '../../ui/record/RecordDetails.tsx';
import { RecordScreen } from '../../ui/record/RecordScreen.tsx';
import { CardText } from '../../ui/table/CardText.tsx';
import { type Column, type Columns, formatCell } from '../../ui/table/columns.ts';
import { closureFields, countDays, countText, isPast } from './fields.ts';

/** A year that no day is in, so that each date is written with its year: the list spans several. */
const NO_YEAR = 0;

const ClosureForm = createLazyPart(() => import('./ClosureForm.tsx'));

/** Past closures have grey cells, and the last day says that they are past. */
const withPast = (column: Column<Closure>): Column<Closure> => ({
  ...column,
  cell: (row) =>
    isPast(row) ? (
      <span className="text-quiet">
        {formatCell(column, row)}
        {column.key === 'lastDay' && ' · geweest'}
      </span>
    ) : undefined,
});

const [name, ...others] = createColumns(closureFields);
const days: Column<Closure> = {
  key: 'days',
  label: 'Dagen',
  kind: 'number',
  width: 5,
  value: countDays,
};
const columns: Columns<Closure> = [withPast(name), ...[...others, days].map(withPast)];

const ClosureDrawer = (props: RecordDetailsProps<Closure>) => (
  <RecordDetails {...props} data={closureData} fields={closureFields} />
);

/** The days on which the whole company is closed. */
export function ClosuresScreen() {
  const query = useQuery(closureData.list);
  return (
    <RecordScreen
      title="Bedrijfssluitingen"
      name="closures"
      nouns={['bedrijfssluiting', 'bedrijfssluitingen']}
      columns={columns}
      rows={query.data}
      query={query}
      sort={closuresSort}
      isShort
      card={(closure) => (
        <CardText
          name={<span className={isPast(closure) ? 'text-quiet' : undefined}>{closure.name}</span>}
          details={[
            formatDayRange(closure.firstDay, closure.lastDay, NO_YEAR),
            countText(countDays(closure)),
            isPast(closure) && 'geweest',
          ]}
        />
      )}
      empty={{
        Icon: IconCalendarOff,
        title: 'Nog geen bedrijfssluitingen',
        text: 'Dagen waarop het hele bedrijf dicht is, zoals de bouwvak, staan hier en in de planning.',
        addLabel: 'Bedrijfssluiting toevoegen',
      }}
      Details={ClosureDrawer}
      Form={ClosureForm}
      back={{ to: '/planning', label: 'Terug naar de planning' }}
    />
  );
}
