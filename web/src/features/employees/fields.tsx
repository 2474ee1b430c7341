import { weekdays } from '@ploegplan/contract/dates/day-texts';
import { weekdayNames } from '@ploegplan/contract/dates/weekdays';
import {
  type Certificate,
  type Employee,
  type EmployeeKind,
  employeeKinds,
} from '@ploegplan/contract/employees/schemas';
import { limits } from '@ploegplan/contract/limits';
import { employeeKindTexts } from '@ploegplan/contract/texts/kinds';
import { formatCertificate } from '../../data/records/employee-kinds.ts';
import type { EmployeeValues } from '../../data/records/employees.ts';
import { isReversed } from '../../lib/dates/date-error.ts';
import { useValidity } from '../../lib/session/useValidity.ts';
import { HueMark } from '../../ui/facts/HueMark.tsx';
import { renderPlaceFact } from '../../ui/facts/place-fact.tsx';
import { ValidUntil } from '../../ui/facts/ValidUntil.tsx';
import { HueField } from '../../ui/form/fields/HueField.tsx';
import { findHueName } from '../../ui/form/fields/hue-names.ts';
import type { RecordField } from '../../ui/record/fields.tsx';
import { CertificatesCell } from './lists/CertificatesCell.tsx';
import { CertificatesField } from './lists/CertificatesField.tsx';
import { ContractsField } from './lists/ContractsField.tsx';
import {
  findCertificatesFault,
  findFirstEnd,
  formatCertificates,
  sortByUrgency,
} from './lists/certificates.ts';
import { findContractsFault, formatContracts, listContractLines } from './lists/contracts.ts';
import { formatKindAndService } from './service.ts';

/** Each certificate on a line, with a sign at what has expired or will soon, which comes first. */
const CertificatesFact = ({ certificates }: { certificates: readonly Certificate[] }) =>
  sortByUrgency(certificates, useValidity()).map(({ certificate }) => {
    const text = [formatCertificate(certificate), certificate.number].filter(Boolean).join(' ');
    return (
      <div key={`${text} ${certificate.validUntil}`}>
        {text} <ValidUntil date={certificate.validUntil} />
      </div>
    );
  });

const LEAVES_EARLY = 'De laatste dag ligt vóór de eerste';

const work: readonly RecordField<EmployeeValues, Employee>[] = [
  {
    kind: 'text',
    name: 'name',
    label: 'Naam',
    required: true,
    maxLength: limits.name,
    column: 12.5,
  },
  { kind: 'text', name: 'jobTitle', label: 'Functie', maxLength: limits.name, column: 9 },
  { kind: 'text', name: 'crew', label: 'Ploeg', maxLength: limits.name, column: 7 },
  {
    kind: 'custom',
    name: 'hue',
    label: 'Kleur',
    render: ({ values, change, error }) => (
      <HueField
        label="Kleur"
        value={values.hue}
        onChange={(hue) => change({ hue })}
        none="Geen"
        error={error}
      />
    ),
    formatText: ({ hue }) => (hue === null ? '' : findHueName(hue)),
    comparable: ({ hue }) => hue,
    fact: ({ hue }) => hue !== null && <HueMark hue={hue}>{findHueName(hue)}</HueMark>,
  },
  {
    kind: 'select',
    name: 'kind',
    label: 'Soort',
    required: true,
    width: 'half',
    options: employeeKinds.map((kind) => ({ value: kind, label: employeeKindTexts[kind] })),
    column: {
      width: 6,
      value: formatKindAndService,
      exported: [
        { label: 'Soort', kind: 'text', value: ({ kind }) => employeeKindTexts[kind] },
        { label: 'In dienst vanaf', kind: 'date', value: ({ inServiceFrom }) => inServiceFrom },
        { label: 'Laatste dag', kind: 'date', value: ({ lastDay }) => lastDay },
      ],
    },
  },
  {
    kind: 'text',
    name: 'personnelNumber',
    label: 'Personeelsnummer',
    maxLength: limits.name,
    width: 'half',
    column: { label: 'Nummer', width: 4.5 },
  },
  { kind: 'phone', name: 'phonenumber', label: 'Telefoon', maxLength: limits.name, column: 8 },
  { kind: 'email', name: 'email', label: 'E-mail', maxLength: limits.email, column: 14 },
  { kind: 'date', name: 'inServiceFrom', label: 'In dienst vanaf', width: 'half' },
  {
    kind: 'date',
    name: 'lastDay',
    label: 'Laatste dag',
    width: 'half',
    findError: ({ inServiceFrom, lastDay }) =>
      isReversed(inServiceFrom, lastDay) ? LEAVES_EARLY : undefined,
    explainRejection: ([problem]) => (problem?.code === 'before-start' ? LEAVES_EARLY : undefined),
  },
];

const lists: readonly RecordField<EmployeeValues, Employee>[] = [
  {
    kind: 'custom',
    name: 'contracts',
    label: 'Contracturen',
    empty: [],
    render: ({ values, change, error }) => (
      <ContractsField
        value={values.contracts}
        onChange={(contracts) => change({ contracts })}
        error={error}
      />
    ),
    formatText: ({ contracts }) => formatContracts(contracts),
    comparable: ({ contracts }) =>
      contracts.map(({ from, hours, onCall = false }) => [from, hours.map(String), onCall]),
    findError: ({ contracts }) => findContractsFault(contracts),
    fact: ({ contracts }) =>
      contracts.length > 0 &&
      listContractLines(contracts).map((line) => <div key={line}>{line}</div>),
  },
  {
    kind: 'custom',
    name: 'certificates',
    label: 'Certificaten',
    empty: [],
    render: ({ values, change, error }) => (
      <CertificatesField
        value={values.certificates}
        onChange={(certificates) => change({ certificates })}
        error={error}
      />
    ),
    formatText: ({ certificates }) => formatCertificates(certificates),
    comparable: ({ certificates }) => certificates,
    findError: ({ certificates }) => findCertificatesFault(certificates),
    fact: ({ certificates }) =>
      certificates.length > 0 ? <CertificatesFact certificates={certificates} /> : null,
    column: {
      width: 13.5,
      order: ({ certificates }) => findFirstEnd(certificates),
      orderKind: 'date',
      cell: ({ certificates }) => <CertificatesCell certificates={certificates} />,
    },
  },
];

const schoolDays: RecordField<EmployeeValues, Employee> = {
  kind: 'multiselect',
  name: 'schoolDays',
  label: 'Schooldagen',
  help: 'Van een leerling. Onder de 18 jaar telt school als werk.',
  options: weekdayNames.map((value, at) => ({ value, label: weekdays[at] ?? '' })),
};

const group = 'Privé';

const privateFields: readonly RecordField<EmployeeValues, Employee>[] = [
  {
    kind: 'date',
    name: 'dateOfBirth',
    label: 'Geboortedatum',
    group,
    help: 'Alleen kantoor ziet dit. Onder de 18 jaar gelden andere werktijden.',
  },
  {
    kind: 'text',
    name: 'address',
    label: 'Adres',
    group,
    maxLength: limits.location,
    fact: ({ address }) => renderPlaceFact(address),
  },
  {
    kind: 'text',
    name: 'emergencyName',
    label: 'Noodcontact',
    group,
    width: 'half',
    maxLength: limits.name,
  },
  {
    kind: 'phone',
    name: 'emergencyPhonenumber',
    label: 'Telefoon noodcontact',
    group,
    width: 'half',
    maxLength: limits.name,
  },
  {
    kind: 'date',
    name: 'identitySeenOn',
    label: 'ID gezien op',
    group,
    help: 'Voor de poortlijst. Bewaar geen kopie van het identiteitsbewijs van wie je inleent.',
  },
  { kind: 'multiline', name: 'remarks', label: 'Opmerkingen', maxLength: limits.description },
];

export const employeeFields: readonly RecordField<EmployeeValues, Employee>[] = [
  ...work,
  ...lists,
  schoolDays,
  ...privateFields,
];

/** The values that a new employee begins with. */
export const newEmployee: { kind: EmployeeKind } = { kind: 'own' };
