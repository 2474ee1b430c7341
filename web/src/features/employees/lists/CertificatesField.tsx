import { TextInput } from '@mantine/core';
import { paperKinds } from '@ploegplan/contract/employees/certificates';
import {
  type Certificate,
  type CertificateKind,
  certificateKinds,
} from '@ploegplan/contract/employees/schemas';
import { limits } from '@ploegplan/contract/limits';
import { certificateKindTexts } from '@ploegplan/contract/texts/kinds';
import { formatCertificate } from '../../../data/records/employee-kinds.ts';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { ListField } from '../../../ui/form/fields/ListField.tsx';
import { SelectField } from '../../../ui/form/select/SelectField.tsx';
import { emptyCertificate, findCertificateFault } from './certificates.ts';

interface Props {
  value: readonly Certificate[];
  onChange: (value: Certificate[]) => void;
  /** The error of the list, shown at the parts that have one. */
  error: string | undefined;
}

const options = certificateKinds.map((kind) => ({
  value: kind,
  label: certificateKindTexts[kind],
  ...(paperKinds.has(kind) && { detail: 'Papieren van buitenlandse werknemers' }),
}));

/** The certificates of an employee. */
export const CertificatesField = ({ value, onChange, error }: Props) => (
  <ListField
    label="Certificaat"
    value={value}
    onChange={onChange}
    max={limits.certificates}
    added={() => emptyCertificate}
    getName={formatCertificate}
  >
    {(certificate, { heading, change, remove }) => (
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-2 font-semibold text-base">{heading}</legend>
        {remove}
        <Parts
          certificate={certificate}
          change={(values) => change({ ...certificate, ...values })}
          fault={error === undefined ? {} : findCertificateFault(certificate)}
        />
      </fieldset>
    )}
  </ListField>
);

interface PartsProps {
  certificate: Certificate;
  change: (values: Partial<Certificate>) => void;
  fault: ReturnType<typeof findCertificateFault>;
}

const Parts = ({ certificate, change, fault }: PartsProps) => (
  <>
    <SelectField
      label="Soort"
      required
      settings={{ options }}
      value={certificate.kind}
      onChange={(kind) =>
        kind !== null &&
        change({ kind: kind as CertificateKind, ...(kind !== 'other' && { name: '' }) })
      }
    />
    {certificate.kind === 'other' && (
      <TextInput
        label="Welk certificaat"
        required
        autoComplete="off"
        error={fault.name}
        value={certificate.name}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
    )}
    <TextInput
      label="Nummer"
      autoComplete="off"
      error={fault.number}
      value={certificate.number}
      onChange={({ currentTarget }) => change({ number: currentTarget.value })}
    />
    <DateField
      label="Geldig tot en met"
      value={certificate.validUntil ?? ''}
      onChange={(validUntil) => change({ validUntil: validUntil || null })}
      error={fault.validUntil}
    />
  </>
);
