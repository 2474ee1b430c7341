import { Norms, type OwnNorm } from '@ploegplan/contract/rules/weather/norms';
import type { TenantTx } from '../tenants/transaction.ts';

export interface StoredWeatherSettings {
  hourlyUrl: string;
  recentUrl: string;
  forecastUrl: string;
  keyHeader: string;
  sourceKey: string;
  norms: OwnNorm[];
  version: number;
}

const none: StoredWeatherSettings = {
  ...{ hourlyUrl: '', recentUrl: '', forecastUrl: '', keyHeader: '', sourceKey: '' },
  norms: [],
  version: 0,
};

export const readWeatherSettings = async (tx: TenantTx): Promise<StoredWeatherSettings> =>
  (await tx
    .selectFrom('weather_settings')
    .select((eb) => [
      'hourly_url as hourlyUrl',
      'recent_url as recentUrl',
      'forecast_url as forecastUrl',
      'key_header as keyHeader',
      'source_key as sourceKey',
      eb.ref('norms').$castTo<OwnNorm[]>().as('norms'),
      'version',
    ])
    .executeTakeFirst()) ?? none;

export const readNorms = async (tx: TenantTx): Promise<Norms> =>
  new Norms((await readWeatherSettings(tx)).norms);
