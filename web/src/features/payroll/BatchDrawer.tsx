import { payroll } from '@ploegplan/contract/payroll/endpoints';
import type {
  PayrollBatch,
  PayrollBatchDetails,
  PayrollFormat,
} from '@ploegplan/contract/payroll/schemas';
import { formatFileSize } from '@ploegplan/contract/values/sizes';
import { IconCheck, IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { batchQuery, useSetBatchState } from '../../data/company/payroll.ts';
import { getUrl } from '../../lib/api/call.ts';
import { explainError } from '../../lib/api/messages.ts';
import { formatDayRange } from '../../lib/dates/dates.ts';
import { formatFullMoment } from '../../lib/dates/moments.ts';
import { notify } from '../../lib/notify.ts';
import { type Action, DetailsDrawer } from '../../ui/drawer/DetailsDrawer.tsx';
import { DrawerPart } from '../../ui/drawer/DrawerPart.tsx';
import type { Fact } from '../../ui/facts/Facts.tsx';
import { confirm } from '../../ui/messages/confirm.ts';
import type { RecordDetailsProps } from '../../ui/record/RecordDetails.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import rows from '../../ui/states/rows.module.css';
import { formatPayPeriod } from '../../ui/work/payroll-texts.ts';
import { BatchContent } from './BatchContent.tsx';

const formatNames: Record<PayrollFormat, string> = {
  nmbrs: 'Nmbrs (Excel)',
  loket: 'Loket (CSV)',
  'long-csv': 'Per dag (CSV)',
  'long-xlsx': 'Per dag (Excel)',
  pdf: 'Om te controleren (PDF)',
};

/** Of a SHA-256, which is whole in the title. */
const SHORT = 12;

const steps = {
  made: {
    state: 'handed-over',
    label: 'Overgedragen',
    Icon: IconSend,
    question: 'Is deze batch overgedragen aan de salarisadministratie?',
  },
  'handed-over': {
    state: 'closed',
    label: 'Verwerkt',
    Icon: IconCheck,
    question: 'Is deze batch verwerkt in het loon?',
  },
} as const;

const formatMade = (moment: PayrollBatch['made']) =>
  moment && [formatFullMoment(moment.at), moment.by].filter(Boolean).join(' · ');

const listFacts = ({ people, made, handedOver, closed, ...batch }: PayrollBatch): Fact[] => [
  ['Periode', formatPayPeriod(batch)],
  ['Dagen', formatDayRange(batch.from, batch.to)],
  ['Personen', people],
  ['Gemaakt', formatMade(made)],
  ['Overgedragen', formatMade(handedOver)],
  ['Verwerkt', formatMade(closed)],
];

/** Shows a batch with its files, sums and checks. Default export for lazy loading. */
export default function BatchDrawer({ id, opened, onClose }: RecordDetailsProps<PayrollBatch>) {
  const query = useQuery(batchQuery(id));
  const { data } = query;
  const changing = useSetBatchState();
  const listActions = (batch: PayrollBatchDetails): Action[] => {
    if (batch.state === 'closed') return [];
    const { state, label, Icon, question } = steps[batch.state];
    const change = async () => {
      const isSure = await confirm({
        title: `Batch ${batch.number}: ${label.toLowerCase()}`,
        text: `${question} Dit kan niet ongedaan gemaakt worden.`,
        confirmLabel: label,
      });
      if (!isSure) return;
      changing.mutate(
        { id, state },
        {
          onSuccess: () => notify.success(`Batch ${batch.number}: ${label.toLowerCase()}`),
          onError: (reason) => notify.error('Batch bijwerken mislukt', explainError(reason)),
        },
      );
    };
    return [{ label, Icon, onClick: () => void change() }];
  };
  return (
    <DetailsDrawer
      opened={opened}
      onClose={onClose}
      title={data ? `Batch ${data.number}` : 'Batch'}
      facts={data ? listFacts(data) : []}
      links={[]}
      actions={data ? listActions(data) : []}
      after={
        <Loaded query={query}>
          {(batch) => (
            <>
              <Files batch={batch} />
              <BatchContent {...batch} />
            </>
          )}
        </Loaded>
      }
    />
  );
}

const Files = ({ batch: { id, files } }: { batch: PayrollBatchDetails }) => (
  <DrawerPart heading="Bestanden">
    <ul>
      {files.map(({ format, name, bytes, sha256 }) => (
        <li key={format}>
          <a
            className={rows.row}
            href={getUrl(payroll.file, { params: { id, format } })}
            download={name}
          >
            <span className={`${rows.main} text-accent`}>{formatNames[format]}</span>
            <span className={rows.end}>
              {formatFileSize(bytes)} · <span title={sha256}>SHA-256 {sha256.slice(0, SHORT)}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  </DrawerPart>
);
