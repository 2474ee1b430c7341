import type { CertificateState } from '@ploegplan/contract/employees/certificates';
import type { Certificate } from '@ploegplan/contract/employees/schemas';
import { limits } from '@ploegplan/contract/limits';
import { normaliseLine } from '@ploegplan/contract/values/text';
import { certificateText } from '../../../data/records/employee-kinds.ts';
import { dateError } from '../../../lib/dates/date-error.ts';
import { formatNumericDay } from '../../../lib/dates/dates.ts';
import type { Validity } from '../../../lib/session/useValidity.ts';
import { lineFault } from '../../../ui/form/fields/contact.ts';

/** Of no kind yet: it is not saved before one is chosen or named. */
export const emptyCertificate: Certificate = {
  kind: 'other',
  name: '',
  number: '',
  validUntil: null,
};

/** The errors of the parts of a certificate. */
export function certificateFault({ kind, name, number, validUntil }: Certificate): {
  name?: string | undefined;
  number?: string | undefined;
  validUntil?: string | undefined;
} {
  const isNameless = kind === 'other' && normaliseLine(name) === '';
  return {
    name: isNameless ? 'Vul in welk certificaat dit is' : lineFault(name, limits.name),
    number: lineFault(number, limits.name),
    validUntil: dateError(validUntil ?? '') ?? undefined,
  };
}

export const certificatesFault = (certificates: readonly Certificate[]): string | undefined =>
  certificates.flatMap((one) => Object.values(certificateFault(one))).find(Boolean);

/** 'VCA basis 12.34 t/m 01-05-2027' */
export const certificatesText = (certificates: readonly Certificate[]): string =>
  certificates
    .map((one) =>
      [
        certificateText(one),
        one.number,
        one.validUntil && `t/m ${formatNumericDay(one.validUntil)}`,
      ]
        .filter(Boolean)
        .join(' '),
    )
    .join(', ');

const urgency: readonly CertificateState[] = ['expired', 'ends-soon', 'valid'];

export interface Endangered {
  certificate: Certificate;
  state: CertificateState;
}

/** With their states, the most urgent first. */
export function byUrgency(
  certificates: readonly Certificate[],
  validityOf: Validity,
): Endangered[] {
  const last = '9999';
  return certificates
    .map((certificate) => ({ certificate, state: validityOf(certificate) }))
    .toSorted(
      (a, b) =>
        urgency.indexOf(a.state) - urgency.indexOf(b.state) ||
        ((a.certificate.validUntil ?? last) < (b.certificate.validUntil ?? last) ? -1 : 1),
    );
}

/** The day on which the first one ends; null when none does. */
export const firstEnd = (certificates: readonly Certificate[]): string | null =>
  certificates
    .flatMap(({ validUntil }) => validUntil ?? [])
    .toSorted()
    .at(0) ?? null;
