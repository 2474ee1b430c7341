import type { FieldProblem } from '@ploegplan/contract/problem';
import type { ProblemCode } from '@ploegplan/contract/problem-codes';
import { HttpProblem } from '../../platform/http/problem.ts';
import { readLastChangeBy } from '../../platform/record-history.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { listItems } from './listed.ts';
import { findItem } from './repository.ts';

/** How a rejection refers to an edit: by its place in a set, or by the fields of a call that is one edit. */
export interface Naming {
  /** The field of a value. */
  getPath(index: number, name: string): string;
  /** The field of the edit as a whole; undefined when the call has no other. */
  editAt(index: number): string | undefined;
  /** The item as it is now, for a stale version. */
  current(tx: TenantTx, id: string): Promise<unknown>;
}

export const inSet: Naming = {
  getPath: (index, name) => `edits.${index}.values.${name}`,
  editAt: (index) => `edits.${index}`,
  current: async (tx, id) => (await listItems(tx, [id]))[0],
};

export const single: Naming = {
  getPath: (_, name) => name,
  editAt: () => undefined,
  current: findItem,
};

export class EditProblems {
  readonly #naming: Naming;
  readonly #index: number;

  constructor(naming: Naming, index: number) {
    this.#naming = naming;
    this.#index = index;
  }

  value(name: string, code: string, detail?: string): FieldProblem {
    const field = this.#naming.getPath(this.#index, name);
    return { field, code, ...(detail !== undefined && { detail }) };
  }

  /** About the edit as a whole. */
  problem(code: ProblemCode, id: string, extras: object = {}): HttpProblem {
    const field = this.#naming.editAt(this.#index);
    return new HttpProblem(code, {
      ...extras,
      ...(field !== undefined && { fields: [{ field, code, detail: id }] }),
    });
  }

  async stale(tx: TenantTx, id: string): Promise<HttpProblem> {
    const current = await this.#naming.current(tx, id);
    const changedBy = await readLastChangeBy(tx, 'planning_items', id);
    return this.problem('stale-version', id, { current, changedBy });
  }

  /** Rejects an item that does not have exactly one of project and client. */
  requireOneTarget(item: { project_id: string | null; client_id: string | null }): void {
    if ((item.project_id === null) !== (item.client_id === null)) return;
    throw new HttpProblem('validation', { fields: [this.value('projectId', 'project-or-client')] });
  }
}
