import type { Client } from 'pg';
import { StartError } from '../start-error.ts';
import { applicationRole } from './role.ts';

interface Privilege {
  relation: string;
  /** Empty for all columns. */
  column: string;
  privilege: string;
}

/** What the application role may do now, in the columns of `application_privileges`. */
const granted = `
  select relname::text as relation, '' as column_name, privilege_type as privilege
    from pg_class cross join lateral aclexplode(relacl)
   where relnamespace = 'public'::regnamespace and grantee = '${applicationRole}'::regrole
  union all
  select relname::text, attname::text, privilege_type
    from pg_class c join pg_attribute on attrelid = c.oid and not attisdropped
    cross join lateral aclexplode(attacl)
   where relnamespace = 'public'::regnamespace and grantee = '${applicationRole}'::regrole`;

const hasPrivileges = async (owner: Client): Promise<boolean> => {
  const { rows } = await owner.query<{ kept: boolean }>(
    `select to_regclass('public.application_privileges') is not null as kept`,
  );
  return rows[0]?.kept === true;
};

/**
 * Grants again what the migrations granted. A dump that is restored into a server without the application role brings the tables
 * without its rights.
 */
export async function restorePrivileges(owner: Client): Promise<void> {
  if (!(await hasPrivileges(owner))) return;
  const { rows } = await owner.query<Privilege>(
    `select relation, column_name as column, privilege from application_privileges
      where to_regclass(quote_ident(relation)) is not null
     except ${granted}`,
  );
  const { rows: functions } = await owner.query<{ name: string }>(
    `select oid::regprocedure::text as name from pg_proc where pronamespace = 'public'::regnamespace and prosecdef`,
  );
  // What runs as the owner is for nobody else, so it is not in the default of functions.
  for (const { name } of functions) {
    await owner.query(`grant execute on function ${name} to ${applicationRole}`);
  }
  for (const { relation, column, privilege } of rows) {
    const columns = column && `(${owner.escapeIdentifier(column)})`;
    await owner.query(
      `grant ${privilege} ${columns} on ${owner.escapeIdentifier(relation)} to ${applicationRole}`,
    );
  }
}

/** Keeps what the migrations granted, for `restorePrivileges`. */
export async function keepPrivileges(owner: Client): Promise<void> {
  const { rows } = await owner.query<{ readable: boolean }>(
    `select has_table_privilege('${applicationRole}', 'tenants', 'select') as readable`,
  );
  if (rows[0]?.readable !== true) {
    throw new StartError(
      `The role ${applicationRole} has no rights on the tables, as after a dump was restored before the role existed; create the role, and restore the dump into an empty database again.`,
    );
  }
  await owner.query(`begin;
    delete from application_privileges
     where (relation, column_name, privilege) not in (${granted});
    insert into application_privileges (relation, column_name, privilege) ${granted}
        on conflict do nothing;
    commit`);
}
