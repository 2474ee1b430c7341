import { causeOf } from '@ploegplan/contract/rules/weather/norms';
import { judgeDay } from '@ploegplan/contract/rules/weather/verdicts';
import { classifyHours, type UnworkablePart } from '@ploegplan/contract/rules/weather/waiting-days';
import { formatNorm, formatReading, formatStation } from '@ploegplan/contract/texts/weather';
import { causeTexts } from '@ploegplan/contract/texts/weather-causes';
import { formatNumber } from '@ploegplan/contract/values/numbers';
import type { Sheet } from '@ploegplan/contract/values/sheet';
import { sql } from 'kysely';
import { requireFound } from '../../platform/http/problem.ts';
import { MARGIN, openPaper } from '../../platform/pdf/open-paper.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { readWorkingDays, selectCountedDays } from '../../platform/weather/counted-days.ts';
import { readReadings } from '../../platform/weather/readings.ts';
import { readNorms } from '../../platform/weather/settings.ts';
import { findSite } from '../../platform/weather/sites.ts';
import { getReadingRange } from './desk.ts';

interface EvidenceDay {
  date: string;
  causes: string;
  /** The most hours that one person could not work. */
  hours: number;
  people: number;
  part: UnworkablePart;
  /** Each norm that was met, with its reading and source. */
  norms: { words: string; reading: string; source: string }[];
}

export interface Evidence {
  company: string;
  project: string;
  place: string;
  station: string;
  isSample: boolean;
  from: string;
  to: string;
  days: EvidenceDay[];
}

/** The hours of a day of somebody without contract hours. */
const USUAL_HOURS = 8;

/** Reads the days of a project on which somebody could not work, each with the readings and norms that say so. */
export async function readEvidence(
  tx: TenantTx,
  {
    projectId,
    from,
    to,
    company,
  }: { projectId: string; from: string; to: string; company: string },
): Promise<Evidence> {
  const site = requireFound(await findSite(tx, projectId));
  const { rows } = await selectCountedDays(
    sql`w.project_id = ${projectId} and day between ${from} and ${to}`,
  ).execute(tx);
  const norms = await readNorms(tx);
  const working = await readWorkingDays(
    tx,
    rows.map(({ employeeId }) => employeeId),
    { from, to },
  );
  const { readings, isSample } = (
    await readReadings(tx, {
      stations: site.station === null ? [] : [site.station],
      from: getReadingRange(from).from,
      to: getReadingRange(to).to,
    })
  )(site.station);
  const counted = rows.filter(({ employeeId, date }) => working.isWorkday(employeeId, date));
  const days = [...Map.groupBy(counted, ({ date }) => date)].map(([date, own]) => {
    const hours = Math.max(
      ...own.map(
        ({ employeeId, absentHours }) =>
          absentHours ?? (working.getHours(employeeId, date) || USUAL_HOURS),
      ),
    );
    const causes = [...new Set(own.map(({ cause }) => cause))];
    const met = judgeDay(date, readings, { norms, workKind: site.workKind })
      .filter(({ norm, state }) => state === 'met' && causes.some((one) => one === causeOf[norm]))
      .map((verdict) => ({
        words: formatNorm(verdict.norm, verdict.figure),
        reading: formatReading(verdict),
        source: norms.find(verdict.norm, date).source,
      }));
    return {
      date,
      causes: causes.map((cause) => causeTexts[cause]).join(', '),
      hours,
      people: new Set(own.map(({ employeeId }) => employeeId)).size,
      part: classifyHours(hours, date, norms),
      norms: met,
    };
  });
  return {
    ...{ company, isSample, from, to, days },
    project: site.title,
    place: site.location,
    station: formatStation(site.station),
  };
}

const partTexts: Record<UnworkablePart, string> = {
  whole: 'hele dag',
  half: 'halve dag',
  none: 'telt niet',
};

/** Whole days count one, half days a half. */
export const countDays = (days: readonly Pick<EvidenceDay, 'part'>[]): number =>
  days.reduce((sum, { part }) => sum + (part === 'whole' ? 1 : part === 'half' ? 0.5 : 0), 0);

export function toEvidenceSheet({ project, station, days }: Evidence): Sheet {
  const text = (label: string) => ({ label, kind: 'text' as const });
  return {
    title: `Onwerkbaar weer ${project}`,
    columns: [
      { label: 'Dag', kind: 'date' },
      text('Reden'),
      { label: 'Uren', kind: 'number' },
      { label: 'Personen', kind: 'number' },
      text('Telt als'),
      text('Station'),
      text('Norm'),
      text('Meting'),
      text('Bron van de norm'),
    ],
    rows: days.flatMap(({ date, causes, hours, people, part, norms }) => {
      const shown = norms.length > 0 ? norms : [{ words: 'met de hand', reading: '', source: '' }];
      return shown.map(({ words, reading, source }) => [
        ...[date, causes, hours, people, partTexts[part], station],
        ...[words, reading, source],
      ]);
    }),
  };
}

const formatDay = (date: string) => date.split('-').reverse().join('-');

const columns = [
  { x: MARGIN, width: 62 },
  { x: 112, width: 80 },
  { x: 194, width: 80 },
  { x: 276, width: 100 },
  { x: 378, width: 168 },
] as const;
const normColumns = [
  { x: 112, width: 264 },
  { x: 378, width: 168 },
] as const;

/** The unworkable days of a project, for its client. */
export function writeEvidence(evidence: Evidence): Promise<Buffer> {
  const { company, project, place, station, isSample, from, to, days } = evidence;
  const { write, head, row, end } = openPaper();
  head(`Onwerkbaar weer: ${project}`, { size: 16 });
  write([company, place].filter(Boolean).join(', '));
  write(`${formatDay(from)} t/m ${formatDay(to)}`);
  write(
    station
      ? `Metingen van KNMI-station ${station}${isSample ? ' (voorbeeldgegevens, geen metingen)' : ''}`
      : 'Geen meetstation: met de hand vastgesteld',
  );
  head(`Onwerkbare dagen: ${formatNumber(countDays(days))}`, { size: 11 });
  for (const { date, causes, hours, people, part, norms } of days) {
    head('', { below: norms.length });
    row(
      [
        formatDay(date),
        causes,
        `${formatNumber(hours)} uur`,
        `${people} ${people === 1 ? 'persoon' : 'personen'}`,
        partTexts[part],
      ],
      columns,
    );
    if (norms.length === 0) row(['Met de hand vastgesteld'], normColumns);
    for (const { words, reading, source } of norms)
      row([`${words}: ${reading}`, source], normColumns);
  }
  return end();
}
