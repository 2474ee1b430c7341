import { type EmployeeKind, employeeKinds } from '@ploegplan/contract/employees/schemas';
import type { PayPeriod } from '@ploegplan/contract/payroll/periods';
import type { PayrollSettings, PayrollSettingsUpdate } from '@ploegplan/contract/payroll/schemas';
import { employeeKindTexts } from '@ploegplan/contract/texts/kinds';
import { useQuery } from '@tanstack/react-query';
import { payrollSettingsQuery } from '../../../data/company/payroll.ts';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import type { Field } from '../../../ui/form/fields.ts';
import { LoadedSection } from '../LoadedSection.tsx';
import { TrialFile } from '../payroll/TrialFile.tsx';
import { usePayrollForm } from '../payroll/usePayrollForm.ts';
import { PlaceLink } from './PlaceLink.tsx';

interface Values {
  period: PayPeriod;
  includes: EmployeeKind[];
  debtorNumber: string;
  companyNumber: string;
  employerNumber: string;
  shift: string;
  minutesAfterComma: boolean;
}

const about = {
  id: 'salaris',
  title: 'Salarisadministratie',
  text: 'Per welke periode en van wie uren, kilometers en verlof naar het loon gaan, en in welke bestanden. Wat al in een batch zit, blijft zoals het was.',
} as const;

const DIGITS = /^\d{1,20}$/;

type NumberName = 'debtorNumber' | 'companyNumber' | 'employerNumber' | 'shift';

/** A number by which a payroll knows the company. It and the other one of that payroll are both there, or neither. */
const createNumber = (
  group: 'Nmbrs' | 'Loket',
  [name, other]: readonly [NumberName, NumberName],
  label: string,
): Field<Values> => ({
  ...{ kind: 'text', name, label, group, width: 'half' },
  help: `Leeg: er komt geen bestand voor ${group}.`,
  sentAs: [`${group.toLowerCase()}.${name}`],
  findError: ({ [name]: value, [other]: otherValue }) =>
    (value.trim() === '' && otherValue.trim() === '') || DIGITS.test(value.trim())
      ? undefined
      : 'Vul een nummer in, alleen cijfers',
});

const fields: readonly Field<Values>[] = [
  {
    kind: 'choice',
    name: 'period',
    label: 'Periode',
    options: [
      { value: 'month', label: 'Maand' },
      { value: 'four-weeks', label: 'Vier weken' },
    ],
  },
  {
    kind: 'multiselect',
    name: 'includes',
    label: 'Wie gaan mee',
    options: employeeKinds.map((kind) => ({ value: kind, label: employeeKindTexts[kind] })),
  },
  createNumber('Nmbrs', ['debtorNumber', 'companyNumber'], 'Debiteurnummer'),
  createNumber('Nmbrs', ['companyNumber', 'debtorNumber'], 'Bedrijfsnummer'),
  createNumber('Loket', ['employerNumber', 'shift'], 'Aansluitnummer'),
  createNumber('Loket', ['shift', 'employerNumber'], 'Ploeg'),
  {
    kind: 'switch',
    name: 'minutesAfterComma',
    label: 'Achter de komma staan minuten',
    help: 'Uit: zeven en een half uur is 7,50. Aan: het is 7,30. Vraag Loket wat bij jullie geldt, of lees daar eerst het proefbestand in.',
    group: 'Loket',
    sentAs: ['loket.minutesAfterComma'],
  },
];

const toValues = ({ period, includes, nmbrs, loket }: PayrollSettings): Values => ({
  period,
  includes: employeeKinds.filter((kind) => includes[kind]),
  debtorNumber: nmbrs?.debtorNumber ?? '',
  companyNumber: nmbrs?.companyNumber ?? '',
  employerNumber: loket?.employerNumber ?? '',
  shift: loket?.shift ?? '',
  minutesAfterComma: loket?.minutesAfterComma ?? false,
});

function toSettings(values: Values): Omit<PayrollSettingsUpdate, 'codes' | 'version'> {
  const { period, includes, minutesAfterComma } = values;
  const trim = (name: NumberName) => values[name].trim();
  const [debtorNumber, employerNumber] = [trim('debtorNumber'), trim('employerNumber')];
  const has = (kind: EmployeeKind) => includes.includes(kind);
  return {
    period,
    includes: { own: has('own'), hired: has('hired'), 'self-employed': has('self-employed') },
    nmbrs: debtorNumber ? { debtorNumber, companyNumber: trim('companyNumber') } : null,
    loket: employerNumber ? { employerNumber, shift: trim('shift'), minutesAfterComma } : null,
  };
}

/** Sets the period of the payroll, of whom amounts are sent, and the numbers by which Nmbrs and Loket know the company. */
export const PayrollSection = () => (
  <LoadedSection about={about} query={useQuery(payrollSettingsQuery)}>
    {(settings) => <Loaded settings={settings} />}
  </LoadedSection>
);

function Loaded({ settings }: { settings: PayrollSettings }) {
  const form = usePayrollForm<Values>({
    settings,
    id: 'payroll',
    fields,
    toValues,
    sent: toSettings,
    saved: 'Salarisadministratie bijgewerkt',
  });
  return (
    <FormSection {...about} form={form} failure="Salarisadministratie bijwerken mislukt">
      {settings.loket && <TrialFile settings={settings} />}
      <PlaceLink to="/payroll" text="Batches maken en downloaden">
        Naar de salarisadministratie
      </PlaceLink>
    </FormSection>
  );
}
