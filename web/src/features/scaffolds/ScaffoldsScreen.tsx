import { Button } from '@mantine/core';
import type { Scaffold } from '@ploegplan/contract/scaffolds/schemas';
import { scaffoldKindTexts } from '@ploegplan/contract/texts/scaffolds';
import { toLowerCase } from '@ploegplan/contract/texts/terms';
import { IconLadder, IconWind, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { projectData } from '../../data/records/projects.ts';
import { scaffoldData, scaffoldsSort } from '../../data/records/scaffolds.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import { createLazyPart } from '../../ui/drawer/lazy-part.tsx';
import { useDrawerSubject } from '../../ui/drawer/useDrawerSubject.ts';
import { createColumns } from '../../ui/record/fields.tsx';
import { RecordDetails, type RecordDetailsProps } from '../../ui/record/RecordDetails.tsx';
import { RecordScreen } from '../../ui/record/RecordScreen.tsx';
import { DueMark, ScaffoldMark } from '../../ui/scaffolds/ScaffoldMark.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { CardText } from '../../ui/table/CardText.tsx';
import type { Columns } from '../../ui/table/columns.ts';
import { standingColumns } from './fields.tsx';
import { listStandingFacts } from './standing-facts.tsx';
import { useScaffoldFields } from './useScaffoldFields.ts';

const ScaffoldForm = createLazyPart(() => import('./ScaffoldForm.tsx'));
const StormDialog = createLazyPart(() => import('./StormDialog.tsx'));

/** Shows a scaffold beside the list. */
function ScaffoldDrawer(props: RecordDetailsProps<Scaffold>) {
  const fields = useScaffoldFields();
  return (
    <RecordDetails
      {...props}
      data={scaffoldData}
      fields={fields}
      facts={listStandingFacts}
      links={({ id }) => [
        { label: 'Steigerpagina', to: `/scaffold-details/${id}`, Icon: IconLadder },
      ]}
    />
  );
}

/** The register of scaffolds, of all projects or of one. */
export function ScaffoldsScreen({ projectId }: { projectId: string | undefined }) {
  const { terms } = useTenant();
  const query = useQuery(scaffoldData.list);
  const { data: projects } = useQuery(projectData.list);
  const fields = useScaffoldFields();
  const storm = useDrawerSubject<null>('storm');
  const project = projects?.find(({ id }) => id === projectId);
  const rows = useMemo(
    () => query.data?.filter((row) => projectId === undefined || row.projectId === projectId),
    [query.data, projectId],
  );
  const columns = useMemo((): Columns<Scaffold> => {
    const [first, ...others] = createColumns(fields);
    return [first, ...others.slice(0, 2), ...standingColumns, ...others.slice(2)];
  }, [fields]);
  return (
    <>
      <RecordScreen
        title="Steigerregister"
        back={
          project
            ? { to: `/project-details/${project.id}`, label: `Terug naar ${project.title}` }
            : { to: '/projecten', label: `Terug naar de ${toLowerCase(terms.projects)}` }
        }
        name="scaffolds"
        nouns={['steiger', 'steigers']}
        columns={columns}
        rows={projects && rows}
        query={query}
        sort={scaffoldsSort}
        filter={
          project && {
            text: `${terms.project}: ${project.title}`,
            button: <OneProject title={project.title} />,
            empty: (
              <EmptyState
                icon={<IconLadder size={32} stroke={1.5} aria-hidden />}
                title={`Nog geen steigers van ${project.title}`}
              />
            ),
          }
        }
        more={[{ label: 'Storm melden', Icon: IconWind, onChoose: () => storm.show(null) }]}
        card={(row) => (
          <CardText name={`${row.number} · ${scaffoldKindTexts[row.kind]}`} details={[row.place]}>
            <ScaffoldMark {...row} />
            <DueMark {...row} />
          </CardText>
        )}
        empty={{
          Icon: IconLadder,
          title: 'Nog geen steigers',
          text: 'Steigers die je bouwt of beheert, staan hier met hun keuringen.',
          addLabel: 'Steiger toevoegen',
        }}
        Details={ScaffoldDrawer}
        Form={ScaffoldForm}
      />
      {storm.drawer && (
        <StormDialog
          key={storm.drawer.opening}
          opened={storm.drawer.opened}
          onClose={storm.close}
        />
      )}
    </>
  );
}

/** The project whose scaffolds are listed; a click shows all. */
const OneProject = ({ title }: { title: string }) => (
  <Button
    component={Link}
    to="/scaffolds"
    variant="light"
    rightSection={<IconX size={16} stroke={1.5} aria-hidden />}
    aria-label={`Niet alleen ${title}`}
  >
    {title}
  </Button>
);
