import * as z from 'zod/mini';

export const CHANGES_CHANNEL = 'ploegplan_events';

/** The notification that a trigger sends for a statement (migration 0005). Null instead of a list means many. */
export interface Change {
  /** Null for a global row, which may concern every tenant. */
  tenant: string | null;
  subject: string;
  ids: string[] | null;
  /** Ids of the employees whom it concerns. */
  employees: string[] | null;
  /** Id of the account that made the change. */
  by: string | null;
}

const list = z.nullable(z.array(z.string()));
const ChangePayload = z.object({
  tenant: z.nullable(z.string()),
  subject: z.string(),
  ids: list,
  employees: list,
  by: z.nullable(z.string()),
});

/** Parses a notification; undefined when its format is unknown. */
export function parseChange(payload: string): Change | undefined {
  try {
    return ChangePayload.safeParse(JSON.parse(payload)).data;
  } catch {
    return undefined;
  }
}

export const includes = (list: readonly string[] | null, value: string | null): boolean =>
  value !== null && (list === null || list.includes(value));
