import type { PayrollSettings, PayrollSettingsUpdate } from '@ploegplan/contract/payroll/schemas';
import { useChangePayrollSettings } from '../../../data/company/payroll.ts';
import { type SectionForm, useSectionForm } from '../useSectionForm.ts';

interface Options<Values> extends SectionForm<Values, PayrollSettings> {
  /** The part of the settings that this section changes. */
  sent: (values: Values) => Partial<PayrollSettingsUpdate>;
}

/** The form of one section of the settings of the payroll; the rest is sent as it was seen. */
export function usePayrollForm<Values extends object>({ sent, ...form }: Options<Values>) {
  const changing = useChangePayrollSettings();
  return useSectionForm<Values, PayrollSettings>({
    ...form,
    save: (values, { kinds: _, ...seen }) => changing.mutateAsync({ ...seen, ...sent(values) }),
  });
}
