import { Button } from '@mantine/core';
import { payroll } from '@ploegplan/contract/payroll/endpoints';
import { listPayPeriods } from '@ploegplan/contract/payroll/periods';
import type { PayrollSettings } from '@ploegplan/contract/payroll/schemas';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { employeeData } from '../../../data/records/employees.ts';
import { getUrl } from '../../../lib/api/call.ts';
import { useToday } from '../../../lib/dates/useToday.ts';
import { SelectField } from '../../../ui/form/select/SelectField.tsx';
import { formatPayPeriod } from '../../../ui/work/payroll-texts.ts';

/** Downloads what the next batch would have of one person, to see how Loket reads it. */
export function TrialFile({ settings }: { settings: PayrollSettings }) {
  const { data } = useQuery(employeeData.list);
  const [employeeId, setEmployeeId] = useState<string | null>(null);
  const [, last] = listPayPeriods(settings.period, useToday());
  return (
    <div className="flex flex-col gap-2 items-start">
      <SelectField
        label="Proefbestand voor Loket van"
        description={formatPayPeriod(last)}
        settings={{
          options: data
            ?.filter(({ deleted }) => !deleted)
            .map(({ id, name }) => ({ value: id, label: name })),
        }}
        value={employeeId}
        onChange={setEmployeeId}
      />
      {employeeId && (
        <Button
          component="a"
          href={getUrl(payroll.trial, { query: { employeeId, from: last.from, to: last.to } })}
          download
          variant="default"
          leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />}
        >
          Proefbestand downloaden
        </Button>
      )}
    </div>
  );
}
