import { addDays } from '@ploegplan/contract/dates/dates';
import type { DayRegister } from '@ploegplan/contract/hours/schemas';
import { useQuery } from '@tanstack/react-query';
import { projectData } from '../../../data/records/projects.ts';
import { formatWeekAndYear, formatWeekDays } from '../../../lib/dates/dates.ts';
import { formatFullMoment } from '../../../lib/dates/moments.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import { PlaceText } from '../../../ui/facts/place-fact.tsx';
import { PaperDocument } from '../../../ui/paper/PaperDocument.tsx';
import type { Named } from '../rows.ts';
import { RegisterChanges } from './RegisterChanges.tsx';
import { RegisterTables } from './RegisterTables.tsx';

interface Props {
  project: Named;
  issue: DayRegister;
  issues: readonly DayRegister[];
}

/** An issue of the register as it is printed, for the contractor and the client to sign. */
export function RegisterOnPaper({ project, issue, issues }: Props) {
  const { terms, displayName } = useTenant();
  const { data: projects } = useQuery(projectData.list);
  const location = projects?.find(({ id }) => id === project.id)?.location;
  const { number, monday, at, by, lines } = issue;
  const week = formatWeekAndYear(monday);
  return (
    <PaperDocument
      title={`Mandagenregister nummer ${number}`}
      name={`Mandagenregister ${number}, ${project.name}, ${week}`}
      facts={[
        [terms.project, project.name],
        ['Klant', project.detail],
        ['Locatie', location && <PlaceText place={location} />],
        ['Periode', `${week} (${formatWeekDays(monday)})`],
        ['Uitgegeven', `${formatFullMoment(at)}${by && ` door ${by}`}`],
      ]}
      signers={[
        { role: `Aannemer: ${displayName}` },
        { role: project.detail ? `Opdrachtgever: ${project.detail}` : 'Opdrachtgever' },
      ]}
    >
      <RegisterTables
        lines={lines}
        days={Array.from({ length: 7 }, (_, day) => addDays(monday, day))}
      />
      <RegisterChanges issue={issue} issues={issues} />
    </PaperDocument>
  );
}
