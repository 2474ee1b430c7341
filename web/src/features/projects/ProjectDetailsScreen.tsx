import type { ProjectStatusMutation } from '@ploegplan/contract/projects/schemas';
import { toLowerCase } from '@ploegplan/contract/texts/terms';
import {
  IconCalendarPlus,
  IconCalendarShare,
  IconFileText,
  IconFlag,
  IconId,
  IconLadder,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { dayReportsQuery } from '../../data/records/day-reports.ts';
import { documentData } from '../../data/records/documents.ts';
import { employeeData, useEmployeeName, workLinks } from '../../data/records/employees.ts';
import { imagesQuery } from '../../data/records/images.ts';
import { noteData } from '../../data/records/notes.ts';
import { projectMutationsQuery } from '../../data/records/project-statuses.ts';
import { projectData, projectHistoryQuery, projectWorkQuery } from '../../data/records/projects.ts';
import { useToday } from '../../lib/dates/useToday.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import { OwnedDocuments } from '../../ui/documents/OwnedDocuments.tsx';
import { createLazyPart } from '../../ui/drawer/lazy-part.tsx';
import { useDrawerSubject } from '../../ui/drawer/useDrawerSubject.ts';
import { ByWhom } from '../../ui/facts/ByWhom.tsx';
import { OwnedNotes } from '../../ui/facts/OwnedNotes.tsx';
import { ShiftPlanning } from '../../ui/facts/ShiftPlanning.tsx';
import { OwnedImages } from '../../ui/images/OwnedImages.tsx';
import { Card } from '../../ui/page/Card.tsx';
import { RecordHistory } from '../../ui/record/RecordHistory.tsx';
import { RecordPage } from '../../ui/record/RecordPage.tsx';
import { FirstRows } from '../../ui/states/FirstRows.tsx';
import rows from '../../ui/states/rows.module.css';
import { WorkCards } from '../../ui/work/WorkCards.tsx';
import { DayReports } from './day-reports/DayReports.tsx';
import { useProjectFields } from './useProjectFields.tsx';
import { useStatusForm } from './useStatusForm.tsx';

const FIRST = 5;

/** Shows who gave a project which status when; nothing when it never had one. */
const StatusChanges = ({ changes }: { changes: readonly ProjectStatusMutation[] }) =>
  changes.length > 0 && (
    <Card title="Statuswijzigingen">
      <FirstRows items={changes} first={FIRST}>
        {({ id, from, to, by, at, remark }) => (
          <li key={id} className={rows.row}>
            <span className={rows.main}>{from ? `${from} → ${to || 'zonder status'}` : to}</span>
            <ByWhom by={by} at={at} />
            {remark && (
              <span className="w-full text-quiet text-sm wrap-anywhere whitespace-pre-line">
                {remark}
              </span>
            )}
          </li>
        )}
      </FirstRows>
    </Card>
  );

const ProjectForm = createLazyPart(() => import('./ProjectForm.tsx'));

/** Shows one project: coming planning, planned against recorded hours, people, its data, and the history of its status. */
export function ProjectDetailsScreen({ id }: { id: string }) {
  const { terms, hiddenParts } = useTenant();
  const { fields, clients, statuses } = useProjectFields();
  const navigate = useNavigate();
  const status = useStatusForm();
  const today = useToday();
  const shift = useDrawerSubject<string>('shift');
  // The cards are shown together, because a later one would move what is below it.
  const work = useQuery(projectWorkQuery(id));
  const owner = useMemo(() => ({ type: 'project', id }) as const, [id]);
  const images = useQuery(imagesQuery(owner));
  const notes = useQuery(noteData.list);
  const documents = useQuery(documentData.list);
  const reports = useQuery(dayReportsQuery(id));
  const mutations = useQuery(projectMutationsQuery(id));
  const history = useQuery(projectHistoryQuery(id));
  const { isFetched: areNamesKnown } = useQuery(employeeData.list);
  // The status has a history of its own.
  const historyFields = fields.filter(({ name }) => name !== 'status');
  const getName = useEmployeeName();
  const plan = () => void navigate({ to: '/planning', search: { nieuw: true, project: id } });
  const toScaffolds = (project: string) => void navigate({ to: '/scaffolds', search: { project } });
  const toRegister = (register: string) =>
    void navigate({ to: '/hoursmanagement', search: { register } });
  return (
    <>
      <RecordPage
        id={id}
        title={terms.project}
        back={{ to: '/projecten', label: `Terug naar de ${toLowerCase(terms.projects)}` }}
        data={projectData}
        fields={fields}
        firstOnPhone={['location', 'client', 'contactPerson', 'status']}
        isReady={
          Boolean(clients && statuses) &&
          areNamesKnown &&
          [work, images, notes, documents, reports, mutations, history].every(
            ({ isFetched }) => isFetched,
          )
        }
        Form={ProjectForm}
        actions={(row) => [
          { label: 'Inplannen', Icon: IconCalendarPlus, onClick: plan },
          { label: 'Status wijzigen', Icon: IconFlag, onClick: () => status.open(row) },
          {
            label: 'Planning verschuiven',
            Icon: IconCalendarShare,
            onClick: () => shift.show(today),
          },
          {
            label: 'Poortlijst',
            Icon: IconId,
            isRare: true as const,
            onClick: () => void navigate({ to: '/gate-list', search: { project: id } }),
          },
          ...(hiddenParts.includes('scaffolds')
            ? []
            : [
                {
                  label: 'Steigerregister',
                  Icon: IconLadder,
                  isRare: true as const,
                  onClick: () => toScaffolds(id),
                },
              ]),
          ...(hiddenParts.includes('hours')
            ? []
            : [{ label: 'Mandagenregister', Icon: IconFileText, onClick: () => toRegister(id) }]),
        ]}
        main={({ title, plannedHours, deleted }) => (
          <WorkCards
            query={work}
            project={title}
            estimate={plannedHours}
            unit="week"
            formatTitle={({ description }) => description}
            getName={getName}
            {...workLinks}
          >
            <OwnedImages owner={owner} isReadOnly={deleted} />
          </WorkCards>
        )}
        aside={({ deleted, title, location }) => (
          <>
            <DayReports project={{ title, location }} reports={reports.data ?? []} />
            <OwnedDocuments owner={owner} isReadOnly={deleted} />
            <OwnedNotes about={{ subject: 'project', id }} isReadOnly={deleted} />
            <StatusChanges changes={mutations.data ?? []} />
            <RecordHistory changes={history.data ?? []} fields={historyFields} />
          </>
        )}
      />
      {status.form}
      {shift.drawer && (
        <ShiftPlanning
          key={shift.drawer.opening}
          opened={shift.drawer.opened}
          onClose={shift.close}
          projectId={id}
          from={shift.drawer.subject}
        />
      )}
    </>
  );
}
