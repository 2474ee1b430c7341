import * as z from 'zod/mini';

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

const list = z.nullable(z.array(z.string()));
const Told = z.object({
  tenant: z.nullable(z.string()),
  subject: z.string(),
  ids: list,
  employees: list,
  by: z.nullable(z.string()),
});

/** What a notification says; undefined when it cannot be understood. */
export function changeOf(payload: string): Change | undefined {
  try {
    return Told.safeParse(JSON.parse(payload)).data;
  } catch {
    return undefined;
  }
}

export const includes = (list: readonly string[] | null, value: string | null): boolean =>
  value !== null && (list === null || list.includes(value));
