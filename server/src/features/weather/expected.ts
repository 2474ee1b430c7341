import { addDays, getToday } from '@ploegplan/contract/dates/dates';
import type { ExpectedWeather } from '@ploegplan/contract/expected-weather/schemas';
import { causeOf } from '@ploegplan/contract/rules/weather/norms';
import { judgeDay } from '@ploegplan/contract/rules/weather/verdicts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { readReadings } from '../../platform/weather/readings.ts';
import { readNorms } from '../../platform/weather/settings.ts';
import { listSites } from '../../platform/weather/sites.ts';
import { getReadingRange } from './desk.ts';

const DAYS = 7;

/** The coming days on which a norm for frost, rain or wind is expected to be met at a planned site. */
export async function listExpected(tx: TenantTx, today = getToday()): Promise<ExpectedWeather[]> {
  const range = { from: addDays(today, 1), to: addDays(today, DAYS) };
  const sites = await listSites(tx, range);
  const stations = sites.flatMap(({ station }) => station ?? []);
  const { from, to } = { ...getReadingRange(range.to), from: getReadingRange(range.from).from };
  const forecastOf = await readReadings(tx, { stations, from, to }, 'forecast');
  const norms = await readNorms(tx);
  return Array.from({ length: DAYS }, (_, ahead) => addDays(range.from, ahead)).flatMap((date) => {
    const found = sites
      .filter(({ dates }) => dates.includes(date))
      .flatMap(({ title, station, workKind }) =>
        judgeDay(date, forecastOf(station).readings, { norms, workKind })
          .filter(({ state }) => state === 'met')
          .flatMap(({ norm }) => causeOf[norm] ?? [])
          .map((cause) => ({ cause, title })),
      );
    if (found.length === 0) return [];
    const causes = [...new Set(found.map(({ cause }) => cause))];
    return [{ date, causes, projects: [...new Set(found.map(({ title }) => title))] }];
  });
}
