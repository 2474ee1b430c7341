import { addDays } from '@ploegplan/contract/dates/dates';
import type { PaySegment } from '@ploegplan/contract/hours/classes.schemas';
import type { HoursCell } from '@ploegplan/contract/rules/hours/hours';
import type { WorkDay } from '@ploegplan/contract/work-days/schemas';
import { useQuery } from '@tanstack/react-query';
import { employeeData } from '../../../data/records/employees.ts';
import { formatDay, formatWeekAndYear, formatWeekDays } from '../../../lib/dates/dates.ts';
import { formatFullMoment } from '../../../lib/dates/moments.ts';
import { PaperDocument } from '../../../ui/paper/PaperDocument.tsx';
import { filterSurchargedSegments, formatTotalsByPayClass } from '../../../ui/work/pay-segments.ts';
import { formatQuarters } from '../grid/cell-texts.ts';
import { DayTable, type DayTableRow } from '../parts/DayTable.tsx';
import type { HoursNames } from '../rows.ts';
import { TimesOnPaper } from '../times/TimesOnPaper.tsx';
import { listRemarks } from './remarks.ts';

interface Props {
  cells: readonly HoursCell[];
  employeeId: string;
  monday: string;
  names: HoursNames;
  approval: { by: string; at: string } | undefined;
  times: readonly WorkDay[];
  parts: readonly PaySegment[];
}

const sumQuarters = (cells: readonly HoursCell[]) =>
  cells.reduce((sum, { quarters }) => sum + (quarters ?? 0), 0);

/** A row for each kind of hours of each work, with its quarters by day. */
function buildPaperRows(cells: readonly HoursCell[], names: HoursNames): DayTableRow[] {
  const byRow = Map.groupBy(cells, ({ targetId, kindId }) => `${targetId} ${kindId}`);
  return [...byRow].map(([key, own]) => {
    const { targetId = '', kindId = '' } = own[0] ?? {};
    const { name, detail } = names.getTarget(targetId);
    return {
      key,
      labels: [[name, detail].filter(Boolean).join(', '), names.getKind(kindId)],
      quarters: new Map(own.map(({ date, quarters }) => [date, quarters ?? 0])),
    };
  });
}

/** The week sheet as it is printed: hours by work, kind and day, what was said about them, and lines to sign on. */
export function WeekOnPaper({ cells, employeeId, monday, names, approval, times, parts }: Props) {
  const { data: employees } = useQuery(employeeData.list);
  const { name, detail: crew } = names.getPerson(employeeId);
  const filled = cells.filter(({ quarters }) => quarters !== null);
  const getWork = ({ targetId }: HoursCell) => names.getTarget(targetId);
  const kinds = [...Map.groupBy(filled, ({ kindId }) => kindId)];
  const rows = buildPaperRows(filled, names);
  const remarked = cells.filter((cell) => listRemarks(cell).length > 0);
  const approvedText = approval
    ? `door ${approval.by || 'kantoor'} op ${formatFullMoment(approval.at)}`
    : 'nog niet';
  return (
    <PaperDocument
      title="Weekstaat"
      name={`Weekstaat ${name}, ${formatWeekAndYear(monday)}`}
      facts={[
        ['Werknemer', name],
        ['Personeelsnummer', employees?.find(({ id }) => id === employeeId)?.personnelNumber],
        ['Ploeg', crew],
        ['Periode', `${formatWeekAndYear(monday)} (${formatWeekDays(monday)})`],
        ['Goedgekeurd', approvedText],
      ]}
      signers={[{ role: 'Werknemer', name }, { role: 'Leidinggevende' }]}
    >
      <DayTable
        label="Uren"
        heads={['Werk', 'Soort']}
        days={Array.from({ length: 7 }, (_, at) => addDays(monday, at))}
        rows={rows}
      />
      {kinds.length > 1 && (
        <p>
          {kinds
            .map(
              ([kindId, own]) => `${names.getKind(kindId)} ${formatQuarters(sumQuarters(own))} uur`,
            )
            .join(' · ')}
        </p>
      )}
      <TimesOnPaper days={times} />
      {parts.length > 0 && (
        <section aria-label="Toeslagen">
          <h2>Toeslagen</h2>
          <p>{formatTotalsByPayClass(parts)}</p>
          <ul>
            {filterSurchargedSegments(parts).map(({ key, reason }) => (
              <li key={key}>{reason}</li>
            ))}
          </ul>
        </section>
      )}
      {remarked.length > 0 && (
        <section aria-label="Opmerkingen">
          <h2>Opmerkingen</h2>
          <ul>
            {remarked.map((cell) => (
              <li key={cell.key}>
                {formatDay(cell.date)}, {getWork(cell).name}: {listRemarks(cell).join(' · ')}
              </li>
            ))}
          </ul>
        </section>
      )}
    </PaperDocument>
  );
}
