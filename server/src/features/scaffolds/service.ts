import { randomUUIDv7 } from 'node:crypto';
import { addDays, getToday } from '@ploegplan/contract/dates/dates';
import { mayDo } from '@ploegplan/contract/rules/scaffolds/inspectors';
import type {
  NewScaffoldEvent,
  NewStorm,
  OwnScaffold,
} from '@ploegplan/contract/scaffolds/schemas';
import type * as z from 'zod/mini';
import { findUploader } from '../../platform/gallery/repository.ts';
import { HttpProblem, requireFound } from '../../platform/http/problem.ts';
import { findInspector, findScaffoldFor } from '../../platform/scaffolds/own.ts';
import { clampToNow, recordEvents } from '../../platform/scaffolds/register.ts';
import type { EmployeeSession, Session } from '../../platform/sessions/access.ts';
import { findScaffoldSettings } from '../../platform/tenants/settings.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { findCategory, isPlannedOn } from './repository.ts';

type Given = z.output<typeof NewScaffoldEvent>;

/** Rejects an inspection or hand-over by who may not do it. */
async function demandQualified(
  tx: TenantTx,
  scaffoldId: string,
  { kind, toState, answers, at, employeeId }: Given,
): Promise<void> {
  const acts = [
    ...(kind === 'inspection' || answers.length > 0 ? (['inspects'] as const) : []),
    ...(toState === 'handed-over' ? (['handsOver'] as const) : []),
  ];
  if (acts.length === 0) return;
  const category = requireFound(await findCategory(tx, scaffoldId));
  const person = employeeId === null ? undefined : await findInspector(tx, employeeId);
  const settings = await findScaffoldSettings(tx);
  const about = { category, day: getToday(new Date(at)) };
  if (person && acts.every((act) => mayDo(act, person, about, settings))) return;
  throw new HttpProblem('not-qualified', {
    fields: [{ field: 'employeeId', code: 'not-qualified' }],
  });
}

/** Records an event of the office, or of the employee whom it names. */
export async function recordOfficeEvent(
  tx: TenantTx,
  session: Session,
  scaffoldId: string,
  given: Given,
): Promise<void> {
  await demandQualified(tx, scaffoldId, given);
  const { employeeId, ...event } = given;
  const { name } =
    employeeId === null
      ? await findUploader(tx, session)
      : requireFound(await findInspector(tx, employeeId));
  await recordEvents(tx, [{ ...event, scaffoldId }], { employeeId, name });
}

/** Records an event of an employee who is planned on the project of the scaffold that day, or the night before it. */
export async function recordOwnEvent(
  tx: TenantTx,
  { employeeId }: EmployeeSession,
  scaffoldId: string,
  given: Omit<Given, 'employeeId'>,
): Promise<OwnScaffold> {
  const event = { ...given, at: clampToNow(given.at) };
  const day = getToday(new Date(event.at));
  const days = { from: addDays(day, -1), to: day };
  if (!(await isPlannedOn(tx, { employeeId, scaffoldId, ...days }))) {
    throw new HttpProblem('not-found');
  }
  await demandQualified(tx, scaffoldId, { ...event, employeeId });
  const { name } = requireFound(await findInspector(tx, employeeId));
  await recordEvents(tx, [{ ...event, scaffoldId }], { employeeId, name });
  return requireFound(await findScaffoldFor(tx, employeeId, scaffoldId));
}

/**
 * Closes scaffolds off after a storm, or asks for an inspection of each. Those that are not in use yet, or dismantled, are left out.
 * @returns the number of the others
 */
export async function markStorm(
  tx: TenantTx,
  session: Session,
  { scaffoldIds, closes, at, remark }: NewStorm,
): Promise<number> {
  const events = [...new Set(scaffoldIds)].map((scaffoldId) => ({
    id: randomUUIDv7(),
    scaffoldId,
    kind: 'storm' as const,
    toState: closes ? ('closed-off' as const) : null,
    at,
    answers: [],
    remark,
  }));
  const { name } = await findUploader(tx, session);
  return recordEvents(tx, events, { employeeId: null, name }, { skipsUnfit: true });
}
