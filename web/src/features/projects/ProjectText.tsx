import type { Client } from '@ploegplan/contract/clients/schemas';
import type { Project, ProjectStatus } from '@ploegplan/contract/projects/schemas';
import { formatShortDay } from '../../lib/dates/dates.ts';
import { CardText } from '../../ui/table/CardText.tsx';
import { renderStatusMark } from './useProjectFields.tsx';

interface Props {
  project: Project;
  clients: readonly Client[];
  statuses: readonly ProjectStatus[];
}

/** A project on its card in the list of a phone. */
export function ProjectText({ project, clients, statuses }: Props) {
  const { title, number, client, endDate } = project;
  const status = statuses.find(({ id }) => id === project.status);
  return (
    <CardText name={title} details={[clients.find(({ id }) => id === client)?.name, number]}>
      {(status || endDate) && (
        <>
          {renderStatusMark(status) ?? <span />}
          {endDate && <span>t/m {formatShortDay(endDate)}</span>}
        </>
      )}
    </CardText>
  );
}
