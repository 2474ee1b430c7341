import { randomUUIDv7 } from 'node:crypto';
import { addDays } from '@ploegplan/contract/dates/dates';
import { usualScaffoldSettings } from '@ploegplan/contract/rules/scaffolds/usual-settings';
import type { ScaffoldState } from '@ploegplan/contract/scaffolds/kinds';
import { type Actor, type NewEvent, recordEvents } from '../platform/scaffolds/register.ts';
import type { TenantTx } from '../platform/tenants/transaction.ts';
import { type DemoCompany, type DemoStep, getAt, VOORMAN } from './companies/company.ts';

const goodAnswers = usualScaffoldSettings.checklist.map((point) => ({
  point,
  answer: 'ok' as const,
  remark: '',
}));
const badAnswers = goodAnswers.map((one, index) =>
  index === 10
    ? { ...one, answer: 'not-ok' as const, remark: 'Tussenleuning ontbreekt aan de korte kant' }
    : one,
);

/** The event of a step, without the scaffold. */
function toEvent([daysAgo, what]: DemoStep, today: string): Omit<NewEvent, 'scaffoldId'> {
  const event = {
    id: randomUUIDv7(),
    at: `${addDays(today, -daysAgo)}T08:30:00.000Z`,
    toState: null,
    answers: [],
    remark: '',
  };
  if (what === 'inspected') return { ...event, kind: 'inspection', answers: goodAnswers };
  if (what === 'rejected') return { ...event, kind: 'inspection', answers: badAnswers };
  if (what === 'pause') return { ...event, kind: 'pause', remark: 'Het werk ligt stil' };
  if (what === 'storm')
    return { ...event, kind: 'storm', toState: 'closed-off', remark: 'Windkracht 9' };
  const toState: ScaffoldState = what;
  const answers = toState === 'handed-over' ? goodAnswers : [];
  return { ...event, kind: 'state', toState, answers };
}

/** The register of scaffolds of a company that keeps one, with what the foreman recorded of each. */
export async function fillRegister(
  tx: TenantTx,
  { scaffolds = [], employees, displayName }: DemoCompany,
  today: string,
): Promise<void> {
  if (scaffolds.length === 0) return;
  const projects = await tx.selectFrom('projects').select('id').orderBy('number').execute();
  const foreman = await tx
    .selectFrom('employees')
    .select(['id', 'name'])
    .where('name', '=', getAt(employees, VOORMAN).name)
    .executeTakeFirstOrThrow();
  const actor: Actor = { employeeId: foreman.id, name: foreman.name };
  for (const [
    index,
    { project, steps, interval, isSheeted = false, ...values },
  ] of scaffolds.entries()) {
    const id = randomUUIDv7();
    await tx
      .insertInto('scaffolds')
      .values({
        ...values,
        id,
        project_id: getAt(projects, project).id,
        number: `S-${String(index + 1).padStart(3, '0')}`,
        unit: values.kind === 'birdcage' ? 'm3' : 'm2',
        is_tied: values.kind !== 'rolling',
        is_sheeted: isSheeted,
        builder: displayName,
        builder_phonenumber: '088 000 0000',
        interval_days: interval?.days ?? null,
        interval_reason: interval?.reason ?? '',
      })
      .execute();
    for (const step of steps) {
      await recordEvents(tx, [{ ...toEvent(step, today), scaffoldId: id }], actor);
    }
  }
}
