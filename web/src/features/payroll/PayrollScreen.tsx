import type { PayrollBatch } from '@ploegplan/contract/payroll/schemas';
import { IconCashBanknote, IconSettings } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { batchesQuery, batchesSort } from '../../data/company/payroll.ts';
import { formatDayRange } from '../../lib/dates/dates.ts';
import { createLazyPart } from '../../ui/drawer/lazy-part.tsx';
import { RecordScreen } from '../../ui/record/RecordScreen.tsx';
import { CardText } from '../../ui/table/CardText.tsx';
import type { Columns } from '../../ui/table/columns.ts';
import { formatPayPeriod } from '../../ui/work/payroll-texts.ts';

const BatchDrawer = createLazyPart(() => import('./BatchDrawer.tsx'));

const stateNames: Record<PayrollBatch['state'], string> = {
  made: 'Gemaakt',
  'handed-over': 'Overgedragen',
  closed: 'Verwerkt',
};

const columns: Columns<PayrollBatch> = [
  {
    key: 'number',
    label: 'Batch',
    width: 6,
    value: ({ number }) => `Batch ${number}`,
    order: ({ number }) => number,
    orderKind: 'number',
  },
  {
    key: 'period',
    label: 'Periode',
    width: 10,
    value: formatPayPeriod,
    order: ({ from }) => from,
    orderKind: 'date',
  },
  { key: 'state', label: 'Stand', width: 8, value: ({ state }) => stateNames[state] },
  {
    key: 'madeAt',
    label: 'Gemaakt',
    kind: 'moment',
    width: 10,
    value: ({ made }) => made?.at ?? null,
  },
  { key: 'madeBy', label: 'Door', width: 9, value: ({ made }) => made?.by ?? '' },
  { key: 'people', label: 'Personen', kind: 'number', width: 6, value: ({ people }) => people },
];

interface Props {
  /** The batch to show at once. */
  wanted: string | undefined;
  onShown: () => Promise<void>;
}

/** The batches that went to the payroll. */
export function PayrollScreen({ wanted, onShown }: Props) {
  const query = useQuery(batchesQuery);
  const navigate = useNavigate();
  return (
    <RecordScreen
      title="Naar de salarisadministratie"
      back={{ to: '/hoursmanagement', label: 'Terug naar de uren' }}
      name="payroll-batches"
      nouns={['batch', 'batches']}
      columns={columns}
      rows={query.data}
      query={query}
      sort={batchesSort}
      isShort
      wish={wanted === undefined ? undefined : { id: wanted, onShown }}
      primary={{ onAdd: () => void navigate({ to: '/payroll/new' }) }}
      more={[
        {
          label: 'Instellen',
          Icon: IconSettings,
          onChoose: () => void navigate({ to: '/settings', hash: 'salaris' }),
        },
      ]}
      card={({ number, state, ...batch }) => (
        <CardText
          name={`Batch ${number}`}
          details={[
            formatPayPeriod(batch),
            stateNames[state],
            formatDayRange(batch.from, batch.to),
          ]}
        />
      )}
      empty={{
        Icon: IconCashBanknote,
        title: 'Nog geen batches',
        text: 'Een batch heeft wat in een periode is goedgekeurd, als bestand voor Nmbrs, Loket of je boekhouder. Kies Nieuw om te zien wat erin komt.',
      }}
      Details={BatchDrawer}
    />
  );
}
