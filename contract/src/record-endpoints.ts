import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, idParams, queryFlag, version } from './fields.ts';
import { Imported } from './import/schemas.ts';
import { limits } from './limits.ts';

type Schema = z.ZodMiniType;

/** What the office can do with the records of one kind, such as 'client' below '/clients'. */
export function recordEndpoints<Row extends Schema, New extends Schema, Update extends Schema>(
  path: string,
  kind: string,
  { row, added, updated }: { row: Row; added: New; updated: Update },
) {
  const one = { params: idParams, response: row, errors: ['not-found'] } as const;
  return {
    list: endpoint('GET', path, {
      access: 'admin',
      summary: `All ${kind}s by name`,
      query: z.strictObject({ includingdeleted: z._default(queryFlag, false) }),
      response: z.array(row),
    }),
    get: endpoint('GET', `${path}/:id/details`, {
      access: 'admin',
      summary: `One ${kind}`,
      ...one,
    }),
    create: endpoint('POST', path, {
      access: 'admin',
      summary: `Create a ${kind}`,
      body: added,
      response: row,
    }),
    update: endpoint('PUT', `${path}/:id`, {
      access: 'admin',
      summary: `Change the fields of a ${kind}`,
      ...one,
      body: updated,
      errors: ['not-found', 'stale-version'],
    }),
    remove: endpoint('DELETE', `${path}/:id`, {
      access: 'admin',
      summary: `Delete a ${kind}; what refers to it still shows it`,
      params: idParams,
      errors: ['not-found'],
    }),
    restore: endpoint('POST', `${path}/:id/restore`, {
      access: 'admin',
      summary: `Undo the deletion of a ${kind}`,
      ...one,
    }),
  };
}

/**
 * Rows of a file: new records with their ids, and changes of versions that were seen. To take an import back, what it made is removed
 * as long as it has the version of then, and what it changed gets its values of before.
 */
export const importEndpoint = <New extends Schema, Update extends Schema>(
  path: string,
  kind: string,
  { added, updated }: { added: New; updated: Update },
) =>
  endpoint('POST', `${path}/import`, {
    access: 'admin',
    summary: `Create and change ${kind}s from a file: all or none; what is repeated changes nothing`,
    body: z.strictObject({
      added: z.array(added).check(z.maxLength(limits.importRows)),
      changed: z
        .array(z.strictObject({ id, values: updated }))
        .check(z.maxLength(limits.importRows)),
      removed: z._default(
        z.array(z.strictObject({ id, version })).check(z.maxLength(limits.importRows)),
        [],
      ),
    }),
    response: Imported,
    errors: ['not-found', 'stale-version'],
    bodyLimit: limits.importJsonBytes,
  });
