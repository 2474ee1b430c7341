import { toInstant } from '@ploegplan/contract/dates/clock';
import { addDays, toDayNumber } from '@ploegplan/contract/dates/dates';
import type { StationReading } from '@ploegplan/contract/rules/weather/parse';
import { findStation } from '@ploegplan/contract/rules/weather/stations';
import type { TenantTx } from '../platform/tenants/transaction.ts';
import { keepReadings } from '../platform/weather/readings.ts';
import { listSites } from '../platform/weather/sites.ts';
import type { DemoCompany } from './companies/company.ts';

/** The stations of projects whose address has no coordinates, one after the other: a cold one, and two at the coast. */
const chosen = [260, 330, 235];

/** The days around today that have readings, and those that have a forecast. */
const DAYS = { back: 7, ahead: 6 };

/**
 * Made-up readings of a winter day, whatever the season: frost in the night at De Bilt, wind at the coast. In the forecast the second day to come is
 * cold.
 */
function makeDay(date: string, { isCold, isWindy }: { isCold: boolean; isWindy: boolean }) {
  return Array.from({ length: 24 }, (_, hour): StationReading => {
    const warmth = Math.sin(((hour - 9) / 24) * 2 * Math.PI) * 2.5;
    const wind = isWindy ? 11 + (hour % 5) : 2.5;
    return {
      station: null,
      at: toInstant(toDayNumber(date), hour * 60),
      temperature: Math.round((warmth + (isCold ? -2 : 4)) * 10) / 10,
      wind,
      gust: wind * 1.5,
      rainMinutes: isWindy && hour % 4 === 0 ? 12 : 0,
      rain: isWindy && hour % 4 === 0 ? 0.6 : 0,
    };
  });
}

/** Sample readings for a company that uses the weather desk, so that its page says something before a source is set. */
export async function fillWeather(
  tx: TenantTx,
  { hiddenParts }: DemoCompany,
  today: string,
): Promise<void> {
  if (hiddenParts.includes('weather')) return;
  const range = { from: addDays(today, -DAYS.back), to: addDays(today, DAYS.ahead) };
  const sites = await listSites(tx, range);
  const open = sites.filter(({ station }) => station === null);
  if (open.length > 0) {
    await tx
      .insertInto('weather_places')
      .values(
        open.map(({ projectId }, at) => ({
          project_id: projectId,
          station: chosen[at % chosen.length] ?? null,
          work_kind: 'steel-scaffold',
        })),
      )
      .execute();
  }
  const used = new Set([...chosen, ...sites.flatMap(({ station }) => station ?? [])]);
  for (const station of used) {
    const isInland = (findStation(station)?.lon ?? 0) > 5;
    for (let day = -DAYS.back; day <= DAYS.ahead; day += 1) {
      const isCold = isInland && (day % 3 === 0 || day === 2);
      const readings = makeDay(addDays(today, day), { isCold, isWindy: !isInland });
      await keepReadings(tx, readings, { station, origin: day > 0 ? 'forecast' : 'sample' });
    }
  }
}
