import type { DayReport } from '@ploegplan/contract/crew/schemas';
import type { Project } from '@ploegplan/contract/projects/schemas';
import { formatShortDay } from '../../../lib/dates/dates.ts';
import { createLazyPart } from '../../../ui/drawer/lazy-part.tsx';
import { closeDrawersFirst } from '../../../ui/drawer/open-overlays.ts';
import { useDrawerSubject } from '../../../ui/drawer/useDrawerSubject.ts';
import { Card } from '../../../ui/page/Card.tsx';
import { FirstRows } from '../../../ui/states/FirstRows.tsx';
import rows from '../../../ui/states/rows.module.css';

const ReportDrawer = createLazyPart(() => import('./ReportDrawer.tsx'));

const FIRST = 5;

interface Props {
  project: Pick<Project, 'title' | 'location'>;
  reports: readonly DayReport[];
}

/** The day reports of a project; nothing when there are none. */
export function DayReports({ project, reports }: Props) {
  const { drawer, show, close } = useDrawerSubject<string>('day report');
  const shown = reports.find(({ date }) => date === drawer?.subject);
  const open = ({ date }: DayReport) => void closeDrawersFirst(() => show(date));
  if (reports.length === 0) return null;
  return (
    <Card title="Dagrapporten">
      <FirstRows items={reports} first={FIRST}>
        {(report) => (
          <li key={report.date}>
            <button type="button" className={rows.row} onClick={() => open(report)}>
              <span className={rows.main}>{formatShortDay(report.date)}</span>
              <span className={rows.end}>{report.by}</span>
              <span className={rows.quiet}>{report.workDone.split('\n')[0]}</span>
            </button>
          </li>
        )}
      </FirstRows>
      {drawer && shown && (
        <ReportDrawer
          key={drawer.opening}
          opened={drawer.opened}
          onClose={close}
          project={project}
          report={shown}
        />
      )}
    </Card>
  );
}
