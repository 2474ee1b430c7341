import type { AuditQuery } from '@ploegplan/contract/audit/schemas';
import { type RawBuilder, sql } from 'kysely';
import { containing } from '../../platform/database/like.ts';
import { startOf } from './repository.ts';

/** The most rows of the change log that one page is made of. */
export const MAX_ROWS = 2_000;

export const kept = sql`coalesce(after, before)`;

const namedLike = (table: 'projects' | 'clients' | 'employees', subject: string) => sql`(
  select id from ${sql.table(table)} where ${sql.ref(table === 'projects' ? 'title' : 'name')} ilike ${containing(subject)})`;

/** Rows about a project, client or employee with this in the name, also where only their item says so. */
const isAbout = (subject: string): RawBuilder<boolean> => sql<boolean>`(
  (${kept} ->> 'project_id')::uuid in ${namedLike('projects', subject)}
  or (${kept} ->> 'client_id')::uuid in ${namedLike('clients', subject)}
  or (${kept} ->> 'employee_id')::uuid in ${namedLike('employees', subject)}
  or subject_id in ${namedLike('projects', subject)}
  or subject_id in (select id from planning_items
    where project_id in ${namedLike('projects', subject)} or client_id in ${namedLike('clients', subject)})
  or subject_id in (select planning_item_id from planning_assignments where employee_id in ${namedLike('employees', subject)}))`;

const isBy = (actor: string): RawBuilder<boolean> => sql<boolean>`user_id in (
  select users.id from users left join employees staff on staff.id = users.employee_id
   where users.username ilike ${containing(actor)} or staff.name ilike ${containing(actor)}
  union all select id from gods where username ilike ${containing(actor)})`;

/** The rows after the entry with this id, which is the newest row of its transaction. */
const isAfter = (before: string): RawBuilder<boolean> => sql<boolean>`id < (
  select min(other.id) from changes this
    join changes other on other.tenant_id = this.tenant_id and other.xid = this.xid
     and other.at > this.at - interval '10 minutes'
   where this.id = ${before})`;

/** The rows of the change log that a query asks for. */
export const matching = ({ actor = '', subject = '', from, to, before }: AuditQuery) =>
  sql.join(
    [
      sql`true`,
      ...(actor ? [isBy(actor)] : []),
      ...(subject ? [isAbout(subject)] : []),
      ...(from ? [sql`at >= ${startOf(from)}`] : []),
      ...(to ? [sql`at < ${startOf(to, 1)}`] : []),
      ...(before ? [isAfter(before)] : []),
    ],
    sql` and `,
  ) as RawBuilder<boolean>;
