import { HttpProblem } from './http/problem.ts';
import type { ChangedRow } from './records.ts';
import type { TenantTx } from './tenants/transaction.ts';

export interface ImportRows<New, Update> {
  added: readonly New[];
  changed: readonly ChangedRow<Update>[];
  removed: readonly { id: string; version: number }[];
}

interface Calls<New, Update> {
  createAll: (tx: TenantTx, rows: readonly New[]) => Promise<unknown>;
  updateAll: (tx: TenantTx, rows: readonly ChangedRow<Update>[]) => Promise<unknown>;
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
  await calls.updateAll(tx, changed);
  await calls.removeAll(tx, removed);
  return { added: added.length, changed: changed.length };
}

/** What each new row of a file becomes; a rejection of a field names its row. */
export const mapAdded = <New, Row>(added: readonly New[], toRow: (values: New) => Row): Row[] =>
  added.map((values, at) => {
    try {
      return toRow(values);
    } catch (error) {
      throw toRowError(`added.${at}`, error);
    }
  });

/** A check of changed records; a rejection of a field names its row of the file. */
export const createRowCheck =
  <Row, Update>(check: (before: Row, values: Update) => void) =>
  (before: Row, values: Update, at: number): void => {
    try {
      check(before, values);
    } catch (error) {
      throw toRowError(`changed.${at}.values`, error);
    }
  };

function rejectTwice(list: string, rows: readonly { id?: string | undefined }[]): void {
  const ids = new Set<string>();
  for (const [at, { id }] of rows.entries()) {
    if (id !== undefined && ids.has(id)) {
      const fields = [{ field: `${list}.${at}.id`, code: 'twice' }];
      throw new HttpProblem('validation', { fields });
    }
    if (id !== undefined) ids.add(id);
  }
}

/** As a rejection by the schema names it. */
function toRowError(path: string, error: unknown): unknown {
  if (!(error instanceof HttpProblem) || !error.extras.fields) return error;
  const fields = error.extras.fields.map((field) => ({
    ...field,
    field: `${path}.${field.field}`,
  }));
  return new HttpProblem(error.code, { ...error.extras, fields }, { cause: error });
}
