import { limits } from '@ploegplan/contract/limits';
import type { DayRules } from '@ploegplan/contract/rules/working-time/planned-hours';
import type { Work, WorkItem } from '@ploegplan/contract/work/schemas';
import { sql } from 'kysely';
import {
  compareWorked,
  groupByPeriod,
  readWorked,
  sumWorked,
  type Worked,
} from './hours/worked.ts';
import { readItemsAround } from './planned-items.ts';
import type { TenantTx } from './tenants/transaction.ts';

/** Planning of one project, or for one client: of its projects, and without a project. */
type Owner = { projectId: string } | { clientId: string };

const selectItems = (owner: Owner) =>
  'projectId' in owner
    ? sql`i.project_id = ${owner.projectId}`
    : sql`(i.client_id = ${owner.clientId} or i.project_id = any (
        array(select id from projects where client_id = ${owner.clientId})))`;

/** Who worked most comes first. */
function sumByPerson(worked: readonly Worked[]): Work['people'] {
  return [...Map.groupBy(worked, ({ employeeId }) => employeeId)]
    .map(([employeeId, own]) => {
      const days = [...new Set(own.map(({ date }) => date))].toSorted();
      const [firstDay = '', lastDay = ''] = [days[0], days.at(-1)];
      return { employeeId, ...sumWorked(own), days: days.length, firstDay, lastDay };
    })
    .toSorted(
      (a, b) =>
        b.recorded - a.recorded || b.planned - a.planned || (a.employeeId < b.employeeId ? -1 : 1),
    );
}

/** The planned and recorded hours of a project by week, or of a client by month, with the people and the days around today. */
export async function readWork(tx: TenantTx, owner: Owner, rules: DayRules): Promise<Work> {
  const worked = await readWorked(tx, { where: selectItems(owner), rules });
  const unit = 'projectId' in owner ? 'week' : 'month';
  return {
    ...compareWorked(worked),
    periods: groupByPeriod(worked, unit).slice(0, limits.listRows),
    people: sumByPerson(worked).slice(0, limits.listRows),
    ...(await readItemsAround<WorkItem>(tx, {
      from: sql`planning_items i where ${selectItems(owner)}`,
    })),
  };
}
