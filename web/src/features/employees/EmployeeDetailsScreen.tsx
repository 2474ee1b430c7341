import { Anchor } from '@mantine/core';
import type { Certificate } from '@ploegplan/contract/employees/schemas';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { userData } from '../../data/company/users.ts';
import { clientData } from '../../data/records/clients.ts';
import { documentData } from '../../data/records/documents.ts';
import { formatCertificate } from '../../data/records/employee-kinds.ts';
import {
  employeeAbsencesQuery,
  employeeData,
  employeeHistoryQuery,
  employeeWorkQuery,
} from '../../data/records/employees.ts';
import { noteData } from '../../data/records/notes.ts';
import { projectData } from '../../data/records/projects.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import { useValidity } from '../../lib/session/useValidity.ts';
import { OwnedDocuments } from '../../ui/documents/OwnedDocuments.tsx';
import { createLazyPart } from '../../ui/drawer/lazy-part.tsx';
import { FactsCard } from '../../ui/facts/Facts.tsx';
import { OwnedNotes } from '../../ui/facts/OwnedNotes.tsx';
import { ValidUntil } from '../../ui/facts/ValidUntil.tsx';
import { Card } from '../../ui/page/Card.tsx';
import { RecordHistory } from '../../ui/record/RecordHistory.tsx';
import { RecordPage } from '../../ui/record/RecordPage.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import rows from '../../ui/states/rows.module.css';
import { HoursCard } from '../../ui/work/HoursCard.tsx';
import { employeeFields } from './fields.tsx';
import { sortByUrgency } from './lists/certificates.ts';
import { AbsencesCard } from './page/AbsencesCard.tsx';
import { PlannedCard } from './page/PlannedCard.tsx';
import { formatService } from './service.ts';
import { useEmployeeAccount, useEmployeeActions } from './useEmployeeActions.tsx';

/** The certificates of an employee, what has expired or will soon first; nothing when there are none. */
function CertificatesCard({ certificates }: { certificates: readonly Certificate[] }) {
  const findValidity = useValidity();
  if (certificates.length === 0) return null;
  const all = sortByUrgency(certificates, findValidity);
  return (
    <Card title="Certificaten" isEarly={all.some(({ state }) => state !== 'valid')}>
      <ul>
        {all.map(({ certificate }) => {
          const { kind, number, validUntil } = certificate;
          const text = formatCertificate(certificate);
          return (
            <li key={`${kind} ${text} ${number} ${validUntil}`} className={rows.row}>
              <span className={rows.main}>{text}</span>
              <span className={rows.end}>
                <ValidUntil date={validUntil} />
              </span>
              {number && <span className={rows.quiet}>{number}</span>}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

const EmployeeForm = createLazyPart(() => import('./EmployeeForm.tsx'));

/** Certificates have a card of their own. */
const facts = employeeFields.filter(({ name }) => name !== 'certificates');

const toSentence = (text: string) => text && `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** Shows one employee: coming planning, hours by week, absences and certificates, the data, and their history. */
export function EmployeeDetailsScreen({ id }: { id: string }) {
  const { actions, drawers } = useEmployeeActions();
  // The cards are shown together, because a later one would move what is below it.
  const work = useQuery(employeeWorkQuery(id));
  const absences = useQuery(employeeAbsencesQuery(id));
  const history = useQuery(employeeHistoryQuery(id));
  const users = useQuery(userData.list);
  const notes = useQuery(noteData.list);
  const documents = useQuery(documentData.list);
  // The names of what is planned, and with whom.
  const names = [
    useQuery(employeeData.list),
    useQuery(projectData.list),
    useQuery(clientData.list),
  ];
  return (
    <>
      <RecordPage
        id={id}
        title="Werknemer"
        back={{ to: '/employees', label: 'Terug naar het personeel' }}
        data={employeeData}
        fields={facts}
        firstOnPhone={['phonenumber', 'jobTitle', 'crew']}
        isReady={[work, absences, history, users, notes, documents, ...names].every(
          ({ isFetched }) => isFetched,
        )}
        Form={EmployeeForm}
        actions={actions}
        notice={(employee) => toSentence(formatService(employee))}
        main={() => (
          <>
            <Work id={id} />
            <AbsencesCard id={id} absences={absences.data ?? []} />
          </>
        )}
        aside={({ certificates, deleted }) => (
          <>
            <CertificatesCard certificates={certificates} />
            <OwnedDocuments owner={{ type: 'employee', id }} />
            <OwnedNotes about={{ subject: 'employee', id }} isReadOnly={deleted} />
            <Account id={id} />
            <RecordHistory changes={history.data ?? []} fields={employeeFields} />
          </>
        )}
      />
      {drawers}
    </>
  );
}

function Work({ id }: { id: string }) {
  const withRecorded = !useTenant().hiddenParts.includes('hours');
  const work = useQuery(employeeWorkQuery(id));
  if (!work.data) return <ErrorState error={work.error} onRetry={() => void work.refetch()} />;
  return (
    <>
      <PlannedCard employeeId={id} work={work.data} />
      <HoursCard work={work.data} withRecorded={withRecorded} unit="week" />
    </>
  );
}

function Account({ id }: { id: string }) {
  const account = useEmployeeAccount(id);
  if (!account) return null;
  return (
    <FactsCard
      title="Account"
      isFirst={false}
      facts={[
        [
          'Gebruikersnaam',
          <Anchor
            key="link"
            renderRoot={(props) => <Link {...props} to="/users" search={{ account: account.id }} />}
          >
            {account.username}
          </Anchor>,
        ],
      ]}
    />
  );
}
