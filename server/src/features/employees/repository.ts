import type { Employee } from '@ploegplan/contract/employees.schemas';
import { limits } from '@ploegplan/contract/limits';
import { sql } from 'kysely';
import { asDutch } from '../../platform/database/order.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';

export function listEmployees(tx: TenantTx, includingDeleted: boolean): Promise<Employee[]> {
  return tx
    .selectFrom('employees')
    .select([
      'id',
      'name',
      'job_title as jobTitle',
      'phonenumber',
      'email',
      sql<boolean>`deleted_at is not null`.as('deleted'),
      'version',
    ])
    .$if(!includingDeleted, (query) => query.where('deleted_at', 'is', null))
    .orderBy('name', asDutch)
    .orderBy('id')
    .limit(limits.listRows)
    .execute();
}
