import { randomUUIDv7 } from 'node:crypto';
import type { CrewDay, NewCrewAnswer } from '@ploegplan/contract/crew/schemas';
import type * as z from 'zod/mini';
import { listCrewDays } from '../../platform/crew-days.ts';
import { HttpProblem, requireFound } from '../../platform/http/problem.ts';
import type { EmployeeSession } from '../../platform/sessions/access.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { readOwnDayTimes } from '../../platform/work-days.ts';
import { listOwnItems } from './own-items.ts';
import { insertOtherWork, requireOpenHours } from './repository.ts';
import { listOwnDays, recordOwnDay, recordOwnHours } from './service.ts';

/** Answers what the foreman entered of an own day, as it was seen. A repeated answer changes nothing. */
export async function answerCrewDay(
  tx: TenantTx,
  session: EmployeeSession,
  { date, version, answer, objection }: z.output<typeof NewCrewAnswer>,
): Promise<CrewDay> {
  const { employeeId } = session;
  await tx
    .selectFrom('crew_days')
    .select('date')
    .where('employee_id', '=', employeeId)
    .where('date', '=', date)
    .forUpdate()
    .execute();
  const read = async () =>
    requireFound((await listCrewDays(tx, { from: date, to: date }, [employeeId]))[0]);
  const entered = await read();
  if (entered.version !== version) throw new HttpProblem('stale-version', { current: entered });
  if (answer === 'confirmed' && entered.answer === 'confirmed') return entered;
  if (answer === 'confirmed' && !entered.isAbsent) await recordAsEntered(tx, session, entered);
  await tx
    .updateTable('crew_days')
    .set({ answer, objection: answer === 'objected' ? objection : '' })
    .where('employee_id', '=', employeeId)
    .where('date', '=', date)
    .execute();
  return read();
}

/** Records what the foreman entered as the own hours of the day. Work on which the employee was not planned becomes other work. */
async function recordAsEntered(
  tx: TenantTx,
  session: EmployeeSession,
  { date, startTime, endTime, breakMinutes, travelMinutes, works: entered }: CrewDay,
): Promise<void> {
  const { employeeId } = session;
  const own = await listOwnItems(tx, employeeId, date, date);
  const works: { id: string; hoursWorked: number }[] = [];
  for (const { id, hoursWorked, projectId, clientId } of entered) {
    const isOwn = own.some((item) => item.id === id);
    const target = isOwn ? id : randomUUIDv7();
    if (!isOwn) {
      // The planned work went since.
      if (!projectId && !clientId) throw new HttpProblem('not-found');
      await requireOpenHours(tx, employeeId, { date, projectId, clientId });
      await insertOtherWork(tx, employeeId, { id: target, date, projectId, clientId });
    }
    works.push({ id: target, hoursWorked });
  }
  for (const { id, hoursWorked } of own) {
    const isLeftOut = !works.some((work) => work.id === id);
    if (isLeftOut && hoursWorked) await recordOwnHours(tx, session, id, { hoursWorked: null });
  }
  const asked = await readOwnDayTimes(tx, employeeId);
  if (!asked || startTime === null) {
    for (const { id, hoursWorked } of works) await recordOwnHours(tx, session, id, { hoursWorked });
    return;
  }
  const [recorded] = await listOwnDays(tx, session, { from: date, to: date });
  const ride = own.find((item) => item.ride)?.ride;
  const known = recorded?.travel ?? {
    ...{ role: ride?.role ?? ('rider' as const), kilometres: ride?.kilometres ?? null },
    carId: ride?.carId ?? null,
  };
  const travel =
    travelMinutes === null || !asked.travel
      ? (recorded?.travel ?? null)
      : { ...known, minutes: travelMinutes };
  await recordOwnDay(tx, session, { date, startTime, endTime, breakMinutes, travel, works });
}
