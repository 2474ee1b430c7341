import type { WeatherPlace } from '@ploegplan/contract/weather/schemas';
import type { TenantTx } from '../../platform/tenants/transaction.ts';

/** Chooses the station of a project and the work by which its wind is judged. */
export async function setPlace(
  tx: TenantTx,
  projectId: string,
  { station, workKind }: WeatherPlace,
): Promise<void> {
  const values = { station, work_kind: workKind };
  await tx
    .insertInto('weather_places')
    .values({ project_id: projectId, ...values })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'project_id']).doUpdateSet(values))
    .execute();
}
