import { Button } from '@mantine/core';
import { images } from '@ploegplan/contract/images/endpoints';
import { reportDecisions, type ScaffoldReport } from '@ploegplan/contract/scaffold-cards/schemas';
import { reportDecisionTexts } from '@ploegplan/contract/texts/scaffolds';
import { useDecideReport } from '../../data/records/scaffold-use.ts';
import { getUrl } from '../../lib/api/call.ts';
import { formatMoment } from '../../lib/dates/moments.ts';
import { Card } from '../../ui/page/Card.tsx';
import rows from '../../ui/states/rows.module.css';
import { PhotoLinks } from './PhotoLinks.tsx';

const getPhotoUrl = (id: string, filename: string, preview: boolean) =>
  getUrl(images.view, {
    params: { type: 'scaffoldreport', id, filename },
    ...(preview && { query: { preview: 'true' } }),
  });

/** The problems that visitors reported of a scaffold, to decide about; nothing when there are none. */
export function ReportsCard({ reports }: { reports: readonly ScaffoldReport[] }) {
  const deciding = useDecideReport();
  if (reports.length === 0) return null;
  return (
    <Card title={`Meldingen van bezoekers (${reports.length})`}>
      <ul>
        {reports.map(({ id, text, at, photos }) => (
          <li key={id} className={rows.row}>
            <span className={rows.main}>{text}</span>
            <span className={rows.end}>{formatMoment(at)}</span>
            <PhotoLinks names={photos} getUrl={(name, preview) => getPhotoUrl(id, name, preview)} />
            <span className="flex flex-wrap gap-2 w-full">
              {reportDecisions.map((decision) => (
                <Button
                  key={decision}
                  variant="default"
                  disabled={deciding.isPending}
                  onClick={() => deciding.mutate({ id, decision })}
                >
                  {reportDecisionTexts[decision]}
                </Button>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
