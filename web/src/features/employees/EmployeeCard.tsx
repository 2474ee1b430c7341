import type { Employee } from '@ploegplan/contract/employees/schemas';
import { employeeKindTexts } from '@ploegplan/contract/texts/kinds';
import { useValidity } from '../../lib/session/useValidity.ts';
import { CardText } from '../../ui/table/CardText.tsx';
import { CertificatesCell } from './lists/CertificatesCell.tsx';
import { sortByUrgency } from './lists/certificates.ts';
import { formatService } from './service.ts';

/** An employee on a card in the list of a phone. */
export function EmployeeCard({ employee }: { employee: Employee }) {
  const { name, jobTitle, crew, kind, phonenumber, certificates } = employee;
  const isUrgent =
    sortByUrgency(certificates, useValidity())[0]?.state !== 'valid' && certificates.length > 0;
  const service = formatService(employee);
  return (
    <CardText
      name={name}
      details={[jobTitle, crew, kind !== 'own' && employeeKindTexts[kind], service]}
    >
      {(isUrgent || phonenumber) &&
        (isUrgent ? <CertificatesCell certificates={certificates} /> : <span>{phonenumber}</span>)}
    </CardText>
  );
}
