/** What a trigger tells of a statement (migration 0005). In lists, null means many. */
export interface Change {
  /** Null for a row that is of no tenant, which may be of interest to each. */
  tenant: string | null;
  subject: string;
  ids: string[] | null;
  /** The employees whom it concerns. */
  employees: string[] | null;
  /** The account that did it. */
  by: string | null;
}

export const includes = (list: readonly string[] | null, value: string | null): boolean =>
  value !== null && (list === null || list.includes(value));
