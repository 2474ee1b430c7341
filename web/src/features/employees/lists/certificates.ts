import type { CertificateState } from '@ploegplan/contract/employees/certificates';
import type { Certificate } from '@ploegplan/contract/employees/schemas';
import { limits } from '@ploegplan/contract/limits';
import { normaliseLine } from '@ploegplan/contract/values/text';
import { formatCertificate } from '../../../data/records/employee-kinds.ts';
import { findDateError } from '../../../lib/dates/date-error.ts';
import { formatNumericDay } from '../../../lib/dates/dates.ts';
import type { Validity } from '../../../lib/session/useValidity.ts';
import { findLineFault } from '../../../ui/form/fields/contact.ts';

/** A new certificate has no kind, and is not saved before one is chosen or named. */
export const emptyCertificate: Certificate = {
  kind: 'other',
  name: '',
  number: '',
  validUntil: null,
};

/** The errors of the parts of a certificate. */
export function findCertificateFault({ kind, name, number, validUntil }: Certificate): {
  name?: string | undefined;
  number?: string | undefined;
  validUntil?: string | undefined;
} {
  const isNameless = kind === 'other' && normaliseLine(name) === '';
  return {
    name: isNameless ? 'Vul in welk certificaat dit is' : findLineFault(name, limits.name),
    number: findLineFault(number, limits.name),
    validUntil: findDateError(validUntil ?? '') ?? undefined,
  };
}

export const findCertificatesFault = (certificates: readonly Certificate[]): string | undefined =>
  certificates
    .flatMap((certificate) => Object.values(findCertificateFault(certificate)))
    .find(Boolean);

/** 'VCA basis 12.34 t/m 01-05-2027' */
export const formatCertificates = (certificates: readonly Certificate[]): string =>
  certificates
    .map((certificate) =>
      [
        formatCertificate(certificate),
        certificate.number,
        certificate.validUntil && `t/m ${formatNumericDay(certificate.validUntil)}`,
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

/** Sorts certificates with their states, the most urgent first. */
export function sortByUrgency(
  certificates: readonly Certificate[],
  findValidity: Validity,
): Endangered[] {
  const last = '9999';
  return certificates
    .map((certificate) => ({ certificate, state: findValidity(certificate) }))
    .toSorted(
      (a, b) =>
        urgency.indexOf(a.state) - urgency.indexOf(b.state) ||
        ((a.certificate.validUntil ?? last) < (b.certificate.validUntil ?? last) ? -1 : 1),
    );
}

/** The day on which the first one ends; null when none does. */
export const findFirstEnd = (certificates: readonly Certificate[]): string | null =>
  certificates
    .flatMap(({ validUntil }) => validUntil ?? [])
    .toSorted()
    .at(0) ?? null;
