import { Button } from '@mantine/core';
import { causeTexts } from '@ploegplan/contract/texts/weather-causes';
import type { WeatherReport } from '@ploegplan/contract/weather/schemas';
import {
  IconCircleCheck,
  IconClock,
  IconCopy,
  IconFileSpreadsheet,
  IconFileText,
} from '@tabler/icons-react';
import { useReportDays } from '../../data/records/weather.ts';
import { explainError } from '../../lib/api/messages.ts';
import { formatTimes } from '../../lib/dates/dates.ts';
import { formatFullMoment } from '../../lib/dates/moments.ts';
import { useToday } from '../../lib/dates/useToday.ts';
import { exportSheet } from '../../lib/export/export-sheet.ts';
import { notify } from '../../lib/notify.ts';
import { formatNumber, formatQuantity } from '../../lib/values/numbers.ts';
import { Card, CardFoot } from '../../ui/page/Card.tsx';
import { FirstRows } from '../../ui/states/FirstRows.tsx';
import rows from '../../ui/states/rows.module.css';
import { listWaiting, toReportSheet, toReportText } from './days.ts';

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;
const FIRST = 12;

async function copyReports(reports: readonly WeatherReport[], date: string) {
  try {
    await navigator.clipboard.writeText(toReportText(reports, date));
    notify.success('Lijst gekopieerd', 'Plak hem bij UWV of in een rekenblad.');
  } catch {
    notify.error('Kopiëren mislukt', 'Je browser gaf geen toestemming.');
  }
}

/** The list for UWV of a day, which is due at 10:00, and who reported it. */
export function ReportsCard({
  reports,
  date,
}: {
  reports: readonly WeatherReport[];
  date: string;
}) {
  const today = useToday();
  const reporting = useReportDays();
  const current = reports.filter(({ isWithdrawn }) => !isWithdrawn);
  const open = current.filter(({ reportedAt }) => reportedAt === null);
  // What was reported already does not go to UWV again.
  const listed = open.length > 0 ? open : current;
  const withdrawn = reports.length - current.length;
  const report = () =>
    reporting.mutate(
      open.map(({ id }) => id),
      {
        onSuccess: () =>
          notify.success('Gemeld bij UWV', formatQuantity(open.length, 'regel', 'regels')),
        onError: (error) => notify.error('Niet vastgelegd', explainError(error)),
      },
    );
  return (
    <Card title={`Melden bij UWV (${current.length})`}>
      <p className="px-4 pb-4 inline-flex gap-1 items-center" role="status">
        {open.length === 0 && (
          <>
            <IconCircleCheck {...icon} />
            {withdrawn === 0
              ? 'Alles is gemeld'
              : `Gemeld; ${formatQuantity(withdrawn, 'intrekking', 'intrekkingen')} zelf aan UWV doorgeven`}
          </>
        )}
        {open.length > 0 && (
          <span className="inline-flex gap-1 items-center text-warning">
            <IconClock {...icon} />
            {date === today ? 'Vandaag vóór 10:00 melden' : 'Nog te melden'}: {open.length}
          </span>
        )}
      </p>
      <div data-stacked>
        <FirstRows items={reports} first={FIRST}>
          {(line) => (
            <li key={line.id} className={rows.row}>
              <span className={rows.main}>
                {[line.name, line.jobTitle].filter(Boolean).join(', ')}
              </span>
              <span className={rows.end}>
                {line.isWithdrawn ? (
                  <strong className="text-error">Ingetrokken na melding: meld ook dit</strong>
                ) : (
                  `${formatNumber(line.hours)} uur · ${causeTexts[line.cause].toLowerCase()}`
                )}
              </span>
              <span className={rows.quiet}>
                {[
                  line.projectTitle,
                  line.place,
                  formatTimes(line),
                  listWaiting(line.waiting, line.cause),
                  line.reportedAt &&
                    `gemeld door ${line.reportedBy}, ${formatFullMoment(line.reportedAt)}`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </li>
          )}
        </FirstRows>
      </div>
      <CardFoot>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="default"
            leftSection={<IconCopy {...icon} />}
            onClick={() => void copyReports(listed, date)}
          >
            Kopiëren
          </Button>
          <Button
            variant="default"
            leftSection={<IconFileText {...icon} />}
            onClick={() => void exportSheet(toReportSheet(listed, date), 'csv')}
          >
            CSV
          </Button>
          <Button
            variant="default"
            leftSection={<IconFileSpreadsheet {...icon} />}
            onClick={() => void exportSheet(toReportSheet(listed, date), 'xlsx')}
          >
            Excel
          </Button>
          {open.length > 0 && (
            <Button ml="auto" loading={reporting.isPending} onClick={report}>
              Gemeld bij UWV
            </Button>
          )}
        </div>
      </CardFoot>
    </Card>
  );
}
