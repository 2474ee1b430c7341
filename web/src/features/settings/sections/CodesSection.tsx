import type { PayrollSettings } from '@ploegplan/contract/payroll/schemas';
import { useQuery } from '@tanstack/react-query';
import { payrollSettingsQuery } from '../../../data/company/payroll.ts';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import type { Field } from '../../../ui/form/fields.ts';
import { LoadedSection } from '../LoadedSection.tsx';
import { CodesField } from '../payroll/CodesField.tsx';
import {
  findCodeFault,
  sortKinds,
  type TypedCode,
  toCodes,
  toTypedCodes,
} from '../payroll/typed-codes.ts';
import { usePayrollForm } from '../payroll/usePayrollForm.ts';

interface Values {
  codes: TypedCode[];
}

const about = {
  id: 'looncodes',
  title: 'Looncodes',
  text: 'Onder welke code en in welke eenheid elke soort naar het loon gaat. Soorten zonder code staan bovenaan: zolang ze ontbreken, kun je geen batch maken waar ze in zitten.',
} as const;

const createFields = (settings: PayrollSettings): readonly Field<Values>[] => [
  {
    kind: 'custom',
    name: 'codes',
    label: 'Looncodes',
    render: ({ values, change, error }) => (
      <CodesField
        kinds={sortKinds(settings)}
        codes={values.codes}
        onChange={(codes) => change({ codes })}
        error={error}
      />
    ),
    formatText: ({ codes }) =>
      toCodes(codes)
        .flatMap(({ code }) => code ?? [])
        .join(', '),
    comparable: ({ codes }) => toCodes(codes),
    findError: ({ codes }) =>
      codes.some((row) => findCodeFault(row, codes) !== undefined)
        ? 'Niet alle codes zijn goed ingevuld'
        : undefined,
  },
];

const toValues = (settings: PayrollSettings): Values => ({ codes: toTypedCodes(settings) });

/** Sets what stands for each kind in the payroll. */
export const CodesSection = () => (
  <LoadedSection about={about} query={useQuery(payrollSettingsQuery)}>
    {(settings) => <Loaded settings={settings} />}
  </LoadedSection>
);

function Loaded({ settings }: { settings: PayrollSettings }) {
  const form = usePayrollForm<Values>({
    settings,
    id: 'payroll codes',
    fields: createFields(settings),
    toValues,
    sent: ({ codes }) => ({ codes: toCodes(codes) }),
    saved: 'Looncodes bijgewerkt',
  });
  return <FormSection {...about} form={form} failure="Looncodes bijwerken mislukt" />;
}
