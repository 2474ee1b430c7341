import type { Client } from 'pg';

/**
 * What the version before an expanding migration relies on, read from the catalogue rather than from the SQL of the migration, which may build
 * its statements. Each query gives a name, what must stay as it is, and what else the rules below ask for.
 */
const parts = {
  tables: `select relname as name, relkind as kind, relfilenode::text as file,
      array(select privilege_type::text from aclexplode(relacl) where grantee = 'ploegplan_app'::regrole) as rights
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')`,
  columns: `select relname || '.' || attname as name, relname as on_table, format_type(atttypid, atttypmod) as type,
      attnotnull as required, atthasdef or attidentity <> '' as filled
    from pg_attribute a join pg_class c on c.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') and attnum > 0 and not attisdropped`,
  // Not null is a property of the column.
  constraints: `select relname || '.' || conname as name, relname as on_table, contype as kind, convalidated as checked,
      replace(pg_get_constraintdef(k.oid), ' NOT VALID', '') as rule,
      array(select relname || '.' || attname from pg_attribute where attrelid = conrelid and attnum = any (conkey)) as columns
    from pg_constraint k join pg_class c on c.oid = conrelid
    where connamespace = 'public'::regnamespace and contype <> 'n'`,
  indexes: `select i.relname as name, c.relname as on_table, indisunique as unique,
      array(select c.relname || '.' || attname from pg_attribute where attrelid = c.oid and attnum = any (indkey)) as columns
    from pg_index x join pg_class i on i.oid = indexrelid join pg_class c on c.oid = indrelid
    where c.relnamespace = 'public'::regnamespace and indisvalid`,
  triggers: `select relname || '.' || tgname as name, relname as on_table, tgfoid::regproc::text as runs
    from pg_trigger join pg_class c on c.oid = tgrelid where relnamespace = 'public'::regnamespace and not tgisinternal`,
  functions: `select oid::regprocedure::text as name, pg_get_function_result(oid) as result
    from pg_proc where pronamespace = 'public'::regnamespace`,
};

interface Row {
  name: string;
  on_table: string;
  kind: string;
  file: string;
  rights: string[];
  type: string;
  required: boolean;
  filled: boolean;
  checked: boolean;
  rule: string;
  columns: string[];
  unique: boolean;
  runs: string;
  result: string;
}

type Part = keyof typeof parts;
export type Schema = Record<Part, Map<string, Row>>;

export async function readSchema(owner: Client): Promise<Schema> {
  const read = async (part: string, query: string) => {
    const { rows } = await owner.query<Row>(query);
    return [part, new Map(rows.map((row) => [row.name, row]))] as const;
  };
  const all: [string, Map<string, Row>][] = [];
  for (const [part, query] of Object.entries(parts)) all.push([...(await read(part, query))]);
  return Object.fromEntries(all) as Schema;
}

/** Triggers that record or tell what was written, and reject nothing. */
const harmlessTriggers = ['record_change', 'announce_change'];

/** True when the one rule differs from the other only in a list of texts, which has all of the other and more. */
function isWider(rule: string, before: string): boolean {
  const list = /ARRAY\[[^\]]*\]/;
  const texts = (of: string) => new Set(list.exec(of)?.[0].match(/'[^']*'/g));
  return (
    rule.replace(list, '') === before.replace(list, '') && texts(rule).isSupersetOf(texts(before))
  );
}

/** What the version before would break on, or wait for; a sentence each. */
export function* findBreaks(
  before: Schema,
  after: Schema,
  isConcurrent: boolean,
): Generator<string> {
  const isOld = (table: string) => before.tables.has(table) && after.tables.has(table);
  const isNew = (column: string) => !before.columns.has(column);

  for (const [name, was] of before.tables) {
    const is = after.tables.get(name);
    if (!is) yield `${name} is gone`;
    else if (is.file !== was.file) yield `${name} is rewritten, under a lock that stops everybody`;
    else if (!was.rights.every((right) => is.rights.includes(right)))
      yield `${name} has fewer rights for the application`;
  }
  for (const [name, was] of before.columns) {
    const is = after.columns.get(name);
    if (!is && isOld(was.on_table)) yield `${name} is gone`;
    if (!is) continue;
    if (is.type !== was.type) yield `${name} is ${is.type} instead of ${was.type}`;
    if (is.required && (!was.required || (was.filled && !is.filled)))
      yield `${name} must be given, which the version before may not do`;
  }
  for (const [name, is] of after.columns)
    if (isNew(name) && isOld(is.on_table) && is.required && !is.filled)
      yield `${name} must be given, which the version before may not do`;
  for (const [name, is] of after.constraints) {
    const was = before.constraints.get(name);
    if (!isOld(is.on_table) || was?.rule === is.rule) continue;
    if (is.checked && !'pu'.includes(is.kind))
      yield `${name} reads all rows under a lock; add it "not valid", and validate it in the next migration`;
    if (!(was && isWider(is.rule, was.rule)) && !isLoose(is))
      yield `${name} rejects what the version before may write`;
  }
  for (const [name, is] of after.indexes) {
    if (before.indexes.has(name) || !isOld(is.on_table)) continue;
    if (!isConcurrent)
      yield `${name} keeps writes waiting while it is built; build it "concurrently", in a migration of its own`;
    if (is.unique && !isLoose(is)) yield `${name} rejects what the version before may write`;
  }
  for (const [name, was] of before.indexes)
    if (was.unique && isOld(was.on_table) && !after.indexes.has(name))
      yield `${name} is gone, which "on conflict" of the version before may need`;
  for (const [name, is] of after.triggers)
    if (!before.triggers.has(name) && isOld(is.on_table) && !harmlessTriggers.includes(is.runs))
      yield `${name} may reject what the version before writes`;
  for (const [name, was] of before.functions)
    if (after.functions.get(name)?.result !== was.result)
      yield `${name} is gone or returns something else`;

  /** True for a check of new columns only, and for a key with a column that the version before leaves null, with which it accepts all. */
  function isLoose({ kind, columns }: Row): boolean {
    if (kind === 'c') return columns.every(isNew);
    return columns.some((column) => {
      const { required, filled } = after.columns.get(column) ?? {};
      return isNew(column) && !required && !filled;
    });
  }
}
