import { HttpProblem } from './http/problem.ts';
import type { TenantTx } from './tenants/transaction.ts';

export interface ImportRows<New, Update> {
  added: readonly New[];
  changed: readonly { id: string; values: Update }[];
  removed: readonly { id: string; version: number }[];
}

interface Calls<New, Update> {
  createAll: (tx: TenantTx, rows: readonly New[]) => Promise<unknown>;
  update: (tx: TenantTx, id: string, values: Update) => Promise<unknown>;
  removeAll: (tx: TenantTx, rows: ImportRows<New, Update>['removed']) => Promise<void>;
}

/** Creates and changes records of a file, or takes that back; the first that fails ends it. A record is in one row only. */
export async function importRecords<New extends { id?: string | undefined }, Update>(
  tx: TenantTx,
  { added, changed, removed }: ImportRows<New, Update>,
  calls: Calls<New, Update>,
): Promise<{ added: number; changed: number }> {
  rejectTwice('added', added);
  rejectTwice('changed', changed);
  rejectTwice('removed', removed);
  await calls.createAll(tx, added);
  // In one order, so that two imports of the same rows do not wait for each other.
  const inOrder = [...changed.entries()].toSorted(([, a], [, b]) => (a.id < b.id ? -1 : 1));
  for (const [at, { id, values }] of inOrder) {
    await calls.update(tx, id, values).catch((error: unknown) => {
      throw inRow(`changed.${at}.values`, error);
    });
  }
  await calls.removeAll(tx, removed);
  return { added: added.length, changed: changed.length };
}

/** What each new row of a file becomes; a rejection of a field names its row. */
export const mapAdded = <New, Row>(added: readonly New[], rowOf: (values: New) => Row): Row[] =>
  added.map((values, at) => {
    try {
      return rowOf(values);
    } catch (error) {
      throw inRow(`added.${at}`, error);
    }
  });

function rejectTwice(list: string, rows: readonly { id?: string | undefined }[]): void {
  const seen = new Set<string>();
  for (const [at, { id }] of rows.entries()) {
    if (id !== undefined && seen.has(id)) {
      const fields = [{ field: `${list}.${at}.id`, code: 'twice' }];
      throw new HttpProblem('validation', { fields });
    }
    if (id !== undefined) seen.add(id);
  }
}

/** As a rejection by the schema names it. */
function inRow(path: string, error: unknown): unknown {
  if (!(error instanceof HttpProblem) || !error.extras.fields) return error;
  const fields = error.extras.fields.map((one) => ({ ...one, field: `${path}.${one.field}` }));
  return new HttpProblem(error.code, { ...error.extras, fields }, { cause: error });
}
