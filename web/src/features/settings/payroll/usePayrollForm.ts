import type { PayrollSettings, PayrollSettingsUpdate } from '@ploegplan/contract/payroll/schemas';
import { useChangePayrollSettings } from '../../../data/company/payroll.ts';
import { notify } from '../../../lib/notify.ts';
import type { Field } from '../../../ui/form/fields.ts';
import { useRecordForm } from '../../../ui/form/useRecordForm.ts';

interface Options<Values> {
  settings: PayrollSettings;
  /** The name of the section, which tells its form from the other. */
  id: string;
  fields: readonly Field<Values>[];
  toValues: (settings: PayrollSettings) => Values;
  /** The part of the settings that this section changes. */
  sent: (values: Values) => Partial<PayrollSettingsUpdate>;
  /** The message after saving. */
  saved: string;
}

/** The form of one section of the settings of the payroll; the rest is sent as it was seen. */
export function usePayrollForm<Values extends object>({
  settings,
  id,
  fields,
  toValues,
  sent,
  saved,
}: Options<Values>) {
  const changing = useChangePayrollSettings();
  return useRecordForm<Values, PayrollSettings>({
    id: `settings ${id}`,
    fields,
    empty: toValues(settings),
    row: settings,
    newest: settings,
    toValues,
    save: (values, original) => {
      const { kinds: _, ...seen } = original ?? settings;
      return changing.mutateAsync({ ...seen, ...sent(values) });
    },
    onSaved: () => notify.success(saved),
    staysOpen: true,
  });
}
