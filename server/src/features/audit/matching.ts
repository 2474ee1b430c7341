import type { AuditQuery } from '@ploegplan/contract/audit/schemas';
import { type RawBuilder, sql } from 'kysely';
import { createContainsPattern } from '../../platform/database/like.ts';
import { selectDayStart } from './repository.ts';

/** The most rows of the change log that one page is made of. */
export const MAX_ROWS = 2_000;

export const changedRow = sql`coalesce(after, before)`;

const selectNamedLike = (table: 'projects' | 'clients' | 'employees', subject: string) => sql`(
  select id from ${sql.table(table)} where ${sql.ref(table === 'projects' ? 'title' : 'name')} ilike ${createContainsPattern(subject)})`;

/** Rows about a project, client or employee with this in the name, also where only their item says so. */
const isAbout = (subject: string): RawBuilder<boolean> => sql<boolean>`(
  (${changedRow} ->> 'project_id')::uuid in ${selectNamedLike('projects', subject)}
  or (${changedRow} ->> 'client_id')::uuid in ${selectNamedLike('clients', subject)}
  or (${changedRow} ->> 'employee_id')::uuid in ${selectNamedLike('employees', subject)}
  or subject_id in ${selectNamedLike('projects', subject)}
  or subject_id in (select id from planning_items
    where project_id in ${selectNamedLike('projects', subject)} or client_id in ${selectNamedLike('clients', subject)})
  or subject_id in (select planning_item_id from planning_assignments where employee_id in ${selectNamedLike('employees', subject)}))`;

const isBy = (actor: string): RawBuilder<boolean> => sql<boolean>`user_id in (
  select users.id from users left join employees staff on staff.id = users.employee_id
   where users.username ilike ${createContainsPattern(actor)} or staff.name ilike ${createContainsPattern(actor)}
  union all select id from api_keys where name ilike ${createContainsPattern(actor)}
  union all select id from gods where username ilike ${createContainsPattern(actor)})`;

/** The rows after the entry with this id, which is the newest row of its transaction. */
const isAfter = (before: string): RawBuilder<boolean> => sql<boolean>`id < (
  select min(other.id) from changes this
    join changes other on other.tenant_id = this.tenant_id and other.xid = this.xid
     and other.at > this.at - interval '10 minutes'
   where this.id = ${before})`;

/** The rows of the change log that a query asks for. */
export const selectMatching = ({ actor = '', subject = '', from, to, before }: AuditQuery) =>
  sql.join(
    [
      sql`true`,
      ...(actor ? [isBy(actor)] : []),
      ...(subject ? [isAbout(subject)] : []),
      ...(from ? [sql`at >= ${selectDayStart(from)}`] : []),
      ...(to ? [sql`at < ${selectDayStart(to, 1)}`] : []),
      ...(before ? [isAfter(before)] : []),
    ],
    sql` and `,
  ) as RawBuilder<boolean>;
