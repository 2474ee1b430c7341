import { type RawBuilder, sql } from 'kysely';

/** A part of an object in JSON; null, and so nothing for `concat`, when the value is null. */
export const jsonPart = (name: string, value: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`${sql.lit(`,"${name}":`)} || ${value}`;

/** A value as text in JSON, where it has nothing to escape: an id, a date, a time. */
export const plainText = (value: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`('"' || ${value} || '"')`;

/** Any text in JSON. */
export const anyText = (value: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`to_json(${value})::text`;
