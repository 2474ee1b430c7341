import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { clientData } from '../../data/clients.ts';
import { projectData } from '../../data/projects.ts';
import { withoutDeleted } from '../../lib/api/record-data.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import { DetailsScreen } from '../../ui/DetailsScreen.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { factsOf } from '../../ui/record/fields.tsx';
import classes from './details.module.css';
import { clientFields } from './fields.ts';

/** One client, and what is built for it. */
export function ClientDetailsScreen({ id }: { id: string }) {
  const { terms } = useTenant();
  const client = useQuery(clientData.details(id));
  const projects = useQuery(projectData.list);
  const own = withoutDeleted(projects.data ?? []).filter((project) => project.client === id);
  return (
    <DetailsScreen
      title={client.data?.name ?? 'Klant'}
      back={{ to: '/klanten', label: 'Terug naar de klanten' }}
      error={client.error ?? projects.error}
      onRetry={() => void Promise.all([client.refetch(), projects.refetch()])}
    >
      {client.data && projects.data && (
        <>
          <Facts
            facts={[
              ...factsOf(clientFields, client.data),
              [
                'Verwijderd',
                client.data.deleted && 'Ja, alleen de geschiedenis noemt de klant nog',
              ],
            ]}
          />
          <section aria-labelledby="projecten-van-klant">
            <h2 id="projecten-van-klant" className={classes.heading}>
              {terms.projects}
            </h2>
            {own.length === 0 && <p className={classes.none}>Er is nog niets voor deze klant.</p>}
            <ul className={classes.list}>
              {own.map((project) => (
                <li key={project.id}>
                  <Anchor component={Link} to={`/project-details/${project.id}`}>
                    {project.title}
                  </Anchor>
                </li>
              ))}
            </ul>
          </section>
        </>
      )}
    </DetailsScreen>
  );
}
