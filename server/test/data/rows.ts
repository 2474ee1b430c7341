import type { Selectable, Updateable } from 'kysely';
import type { DB } from '../../src/platform/database/types.ts';
import type { TestTenant } from './factories.ts';

/** Sets columns of a tenant's rows in a table: of those with these values, by default of all. */
export const changeRows = <T extends keyof DB>(
  { transact }: TestTenant,
  table: T,
  values: Updateable<DB[T]>,
  having: Partial<Selectable<DB[T]>> = {},
) =>
  transact((tx) =>
    tx
      // The types of any one table serve to build the statement; those of this one stand above.
      .updateTable(table as 'users')
      .set(values as object)
      .where((eb) => eb.and(having as never))
      .execute(),
  );

/** Columns of a tenant's rows in a table, by id: of those with these values, by default of all. */
export const readRows = <T extends keyof DB, C extends keyof Selectable<DB[T]> & string>(
  { transact }: TestTenant,
  table: T,
  columns: readonly C[],
  having: Partial<Selectable<DB[T]>> = {},
): Promise<Pick<Selectable<DB[T]>, C>[]> =>
  transact((tx) =>
    tx
      .selectFrom(table as 'users')
      .select(columns as never)
      .where((eb) => eb.and(having as never))
      .orderBy('id')
      .$castTo<Pick<Selectable<DB[T]>, C>>()
      .execute(),
  );
