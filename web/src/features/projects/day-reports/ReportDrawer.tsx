import { Button } from '@mantine/core';
import type { DayReport } from '@ploegplan/contract/crew/schemas';
import { images } from '@ploegplan/contract/images/endpoints';
import type { Project } from '@ploegplan/contract/projects/schemas';
import { IconPrinter } from '@tabler/icons-react';
import { getUrl } from '../../../lib/api/call.ts';
import { formatDay, formatLongDay } from '../../../lib/dates/dates.ts';
import { formatFullMoment } from '../../../lib/dates/moments.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import { formatHoursText } from '../../../lib/values/hours.ts';
import { SideDrawer } from '../../../ui/drawer/SideDrawer.tsx';
import { type Fact, Facts } from '../../../ui/facts/Facts.tsx';
import { PlaceText } from '../../../ui/facts/place-fact.tsx';
import { PaperDocument } from '../../../ui/paper/PaperDocument.tsx';

interface Props {
  opened: boolean;
  onClose: () => void;
  project: Pick<Project, 'title' | 'location'>;
  report: DayReport;
}

function createFacts(report: DayReport): Fact[] {
  const total = report.people.reduce((sum, { hours }) => sum + hours, 0);
  return [
    ['Uitgevoerd werk', report.workDone],
    ['Weer', report.weather],
    ['Vertraging en oorzaak', report.delays],
    ['Materiaal en materieel', report.equipment],
    ['Bezoek', report.visitors],
    [
      'Mensen en uren',
      report.people.map(({ name, hours }) => `${name}: ${formatHoursText(hours)}`).join('\n'),
    ],
    ['Totaal', total === 0 ? '' : formatHoursText(total)],
    [
      'Opgemaakt',
      report.at && `${formatFullMoment(report.at)}${report.by && ` door ${report.by}`}`,
    ],
  ];
}

/** A day report as the office reads and prints it. Default export for lazy loading. */
export default function ReportDrawer({ opened, onClose, project, report }: Props) {
  const { terms, displayName } = useTenant();
  const { title, location } = project;
  const facts = createFacts(report);
  const photos = report.photos.length > 0 && (
    <ul className="flex flex-wrap gap-2 mt-4">
      {report.photos.map(({ itemId, filename }) => (
        <li key={`${itemId} ${filename}`}>
          <img
            src={getUrl(images.view, {
              params: { type: 'planningitem', id: itemId, filename },
              query: { preview: 'true' },
            })}
            alt={filename}
            height={160}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <SideDrawer
      opened={opened}
      onClose={onClose}
      title="Dagrapport"
      footer={
        <Button
          ml="auto"
          leftSection={<IconPrinter size={18} stroke={1.5} aria-hidden />}
          onClick={() => window.print()}
        >
          Afdrukken
        </Button>
      }
    >
      <h3 className="mb-4 text-lg capitalize-first">{formatLongDay(report.date)}</h3>
      <Facts facts={facts} />
      {photos}
      {opened && (
        <PaperDocument
          title="Dagrapport"
          name={`Dagrapport ${title}, ${formatDay(report.date)}`}
          facts={[
            [terms.project, title],
            ['Locatie', location && <PlaceText place={location} />],
            ['Dag', formatLongDay(report.date)],
            ...facts,
          ]}
          signers={[{ role: `Aannemer: ${displayName}` }, { role: 'Opdrachtgever' }]}
        >
          {photos}
        </PaperDocument>
      )}
    </SideDrawer>
  );
}
