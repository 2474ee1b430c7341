import '../../ui/form/mantine.ts';
import { Button, NativeSelect } from '@mantine/core';
import { listPayPeriods } from '@ploegplan/contract/payroll/periods';
import type { PayrollPreview, PayrollSettings } from '@ploegplan/contract/payroll/schemas';
import { IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import {
  payrollPreviewQuery,
  payrollSettingsQuery,
  useMakeBatch,
} from '../../data/company/payroll.ts';
import { explainError } from '../../lib/api/messages.ts';
import { formatDayRange } from '../../lib/dates/dates.ts';
import { useToday } from '../../lib/dates/useToday.ts';
import { notify } from '../../lib/notify.ts';
import { FormError } from '../../ui/messages/FormError.tsx';
import { Screen } from '../../ui/page/Screen.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { formatPayPeriod } from '../../ui/work/payroll-texts.ts';
import { BatchContent } from './BatchContent.tsx';
import { Notices } from './Notices.tsx';
import classes from './payroll.module.css';
import { listProblems } from './signs.ts';

interface Props {
  /** The first day of the chosen period. */
  chosen: string | undefined;
  onChoose: (firstDay: string) => void;
  onMade: (id: string) => void;
}

/** What a batch of a period would have, and the button that makes it. */
export function NewBatchScreen(props: Props) {
  const query = useQuery(payrollSettingsQuery);
  return (
    <Screen
      title="Nieuwe batch"
      back={{ to: '/payroll', label: 'Terug naar de salarisadministratie' }}
    >
      <div className={classes.column}>
        <Loaded query={query}>{(settings) => <Period settings={settings} {...props} />}</Loaded>
      </div>
    </Screen>
  );
}

function Period({ settings, chosen, onChoose, onMade }: Props & { settings: PayrollSettings }) {
  const today = useToday();
  const periods = listPayPeriods(settings.period, today);
  const period = periods.find(({ from }) => from === chosen) ?? periods[1];
  const preview = useQuery(payrollPreviewQuery(period));
  return (
    <>
      <NativeSelect
        label="Periode"
        value={period.from}
        data={periods.map((one) => ({
          value: one.from,
          label: `${formatPayPeriod(one)}${one.to >= today ? ' (loopt nog)' : ''}`,
        }))}
        description={formatDayRange(period.from, period.to)}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      />
      <Loaded query={preview}>
        {(data) => <Preview key={data.from} preview={data} onMade={onMade} />}
      </Loaded>
    </>
  );
}

function Preview({ preview, onMade }: { preview: PayrollPreview } & Pick<Props, 'onMade'>) {
  const making = useMakeBatch();
  // A repeat after a lost answer is the same batch.
  const [id] = useState(() => uuidv7());
  const { isEmpty, isBeforeFirst } = preview.problems;
  const problems = listProblems(preview.problems);
  const make = () =>
    making.mutate(
      { id, from: preview.from, to: preview.to },
      {
        onSuccess: ({ number }) => {
          notify.success(`Batch ${number} gemaakt`);
          onMade(id);
        },
      },
    );
  return (
    <>
      {making.error && <FormError text={explainError(making.error)} />}
      {isBeforeFirst && <p>Deze periode ligt vóór de eerste batch.</p>}
      {isEmpty && !isBeforeFirst && <p>Er is niets goedgekeurd dat nog niet in een batch zit.</p>}
      <div>
        <Button
          leftSection={<IconSend size={18} stroke={1.5} aria-hidden />}
          disabled={isEmpty || isBeforeFirst || problems.length > 0}
          loading={making.isPending}
          onClick={make}
        >
          Batch maken
        </Button>
      </div>
      <h2 className="sr-only">In deze batch</h2>
      <Notices heading="Eerst nog nodig" notices={problems} />
      <BatchContent {...preview} />
    </>
  );
}
