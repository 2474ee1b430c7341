import type { EmployeeKind } from '@ploegplan/contract/employees/schemas';
import type { OwnDayTimes } from '@ploegplan/contract/session/schemas';
import type {
  DayTimesSettings,
  DayTravel,
  EmployeeWorkDay,
  WorkDayValues,
} from '@ploegplan/contract/work-days/schemas';
import { sql } from 'kysely';
import { createUnknownReference } from './http/problem.ts';
import type { TenantTx } from './tenants/transaction.ts';

interface Range {
  from: string;
  to: string;
}

/** Reads what one employee is asked for; null where it is nothing. Each session check does, so it is one query. */
export async function readOwnDayTimes(
  tx: TenantTx,
  employeeId: string,
): Promise<OwnDayTimes | null> {
  const row = await tx
    .selectFrom('hour_settings')
    .innerJoin('employees', (join) => join.on('employees.id', '=', employeeId))
    .select((eb) => [
      eb.ref('day_times').$castTo<DayTimesSettings>().as('dayTimes'),
      eb.ref('kind').$castTo<EmployeeKind>().as('kind'),
    ])
    .executeTakeFirst();
  if (!row) return null;
  const { ask, step, travel } = row.dayTimes;
  const asked = ask[row.kind];
  return asked === 'off' ? null : { isRequired: asked === 'required', step, travel };
}

/** Lists the times of days, of one employee or of all. */
export async function listWorkDays(
  tx: TenantTx,
  { from, to }: Range,
  employeeId?: string,
): Promise<EmployeeWorkDay[]> {
  let query = tx
    .selectFrom('work_days')
    .select((eb) => [
      'employee_id',
      'date',
      'start_time',
      'end_time',
      'break_minutes',
      eb.ref('travel_role').$castTo<DayTravel['role'] | null>().as('travel_role'),
      'travel_minutes',
      'kilometres',
      'car_id',
      'is_corrected',
      'version',
    ])
    .where('date', '>=', from)
    .where('date', '<=', to)
    .orderBy('date')
    .orderBy('employee_id');
  if (employeeId) query = query.where('employee_id', '=', employeeId);
  const rows = await query.execute();
  return rows.map((row) => ({
    employeeId: row.employee_id,
    date: row.date,
    ...toWorkDayValues(row),
    isCorrected: row.is_corrected,
    version: row.version,
  }));
}

/** The values of a row of `work_days`, as the change log keeps them too. */
export interface WorkDayRow {
  start_time: string | null;
  end_time: string | null;
  break_minutes: number;
  travel_role: DayTravel['role'] | null;
  travel_minutes: number | null;
  kilometres: number | null;
  car_id: string | null;
}

export const toWorkDayValues = (row: WorkDayRow): WorkDayValues => ({
  startTime: row.start_time,
  endTime: row.end_time,
  breakMinutes: row.break_minutes,
  travel:
    row.travel_role === null
      ? null
      : {
          role: row.travel_role,
          minutes: row.travel_minutes ?? 0,
          kilometres: row.kilometres,
          carId: row.car_id,
        },
});

/** Writes the times of a day over those that are there; `isCorrected` says that the office does. The hours of a week that is approved are closed: PP001. */
export async function writeWorkDay(
  tx: TenantTx,
  { employeeId, date }: { employeeId: string; date: string },
  { travel, ...day }: WorkDayValues,
  { isCorrected }: { isCorrected: boolean },
): Promise<void> {
  if (travel?.carId) await requireCar(tx, travel.carId);
  const values = {
    start_time: day.startTime,
    end_time: day.endTime,
    break_minutes: day.breakMinutes,
    travel_role: travel?.role ?? null,
    travel_minutes: travel?.minutes ?? null,
    kilometres: travel?.kilometres ?? null,
    car_id: travel?.carId ?? null,
    is_corrected: isCorrected,
  };
  await tx
    .insertInto('work_days')
    .values({ employee_id: employeeId, date, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'employee_id', 'date'])
        .doUpdateSet({ ...values, version: sql<number>`work_days.version + 1` }),
    )
    .execute();
}

async function requireCar(tx: TenantTx, id: string): Promise<void> {
  const car = await tx.selectFrom('materials').select('id').where('id', '=', id).executeTakeFirst();
  if (!car) throw createUnknownReference('travel.carId');
}
