import { isInServiceOn } from '@ploegplan/contract/employees/service';
import { isEqual } from '@ploegplan/contract/values/equal';
import type {
  EmployeeWorkDay,
  WorkDayCorrection,
  WorkDayValues,
} from '@ploegplan/contract/work-days/schemas';
import { HttpProblem, requireFound } from '../../platform/http/problem.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { listWorkDays, writeWorkDay } from '../../platform/work-days.ts';
import { lockStaff } from './repository.ts';

/** Corrects the times and travel of a day, as the office saw them; a repeated call changes nothing. */
export async function correctDay(
  tx: TenantTx,
  { employeeId, date }: { employeeId: string; date: string },
  { version, ...values }: WorkDayCorrection,
): Promise<EmployeeWorkDay> {
  const person = requireFound((await lockStaff(tx, [employeeId]))[0]);
  const read = async () => (await listWorkDays(tx, { from: date, to: date }, employeeId)).at(0);
  const current = await read();
  if (current?.isCorrected && isEqual(pickValues(current), pickValues(values))) return current;
  if ((current?.version ?? 0) !== version) throw new HttpProblem('stale-version', { current });
  if (!current && !isInServiceOn({ ...person, deleted: person.deleted_at !== null }, date)) {
    throw new HttpProblem('not-in-service');
  }
  await writeWorkDay(tx, { employeeId, date }, values, { isCorrected: true });
  return requireFound(await read());
}

const toMinutes = (time: string | null) => time?.slice(0, 5);

const pickValues = ({ startTime, endTime, breakMinutes, travel }: WorkDayValues) => ({
  startTime: toMinutes(startTime),
  endTime: toMinutes(endTime),
  breakMinutes,
  travel,
});
