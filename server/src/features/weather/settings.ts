import type { WeatherSettings, WeatherSettingsChange } from '@ploegplan/contract/weather/schemas';
import { sql } from 'kysely';
import { HttpProblem } from '../../platform/http/problem.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { readWeatherSettings } from '../../platform/weather/settings.ts';

/** The settings without the key, which is never given. */
export async function readShownSettings(tx: TenantTx): Promise<WeatherSettings> {
  const { sourceKey, ...settings } = await readWeatherSettings(tx);
  return { ...settings, hasKey: sourceKey !== '' };
}

/** Changes the settings; fails when they were changed since. An address that changed is asked at once. */
export async function changeWeatherSettings(
  tx: TenantTx,
  { hourlyUrl, recentUrl, forecastUrl, keyHeader, key, norms, version }: WeatherSettingsChange,
): Promise<WeatherSettings> {
  const before = await readWeatherSettings(tx);
  // The key of a source is not sent to another address.
  const isSameSource =
    before.hourlyUrl === hourlyUrl &&
    before.recentUrl === recentUrl &&
    before.forecastUrl === forecastUrl &&
    before.keyHeader === keyHeader;
  const values = {
    hourly_url: hourlyUrl,
    recent_url: recentUrl,
    forecast_url: forecastUrl,
    key_header: keyHeader,
    norms: JSON.stringify(norms),
    ...((key !== undefined || !isSameSource) && { source_key: key ?? '' }),
  };
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('weather_settings')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .column('tenant_id')
        .doUpdateSet({ ...values, version: sql<number>`weather_settings.version + 1` })
        .where('weather_settings.version', '=', version),
    )
    .executeTakeFirst();
  const current = await readShownSettings(tx);
  if (numInsertedOrUpdatedRows === 0n) throw new HttpProblem('stale-version', { current });
  await tx.deleteFrom('weather_fetches').execute();
  return current;
}
