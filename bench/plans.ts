import type { Pool, PoolClient } from 'pg';
import type { Statement } from './app-sql.ts';

interface Node {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
  Plans?: Node[];
}

interface Explained {
  Plan: Node & { 'Actual Rows': number };
  'Execution Time': number;
}

/** The execution of a statement of the app by PostgreSQL. */
export interface PlanSummary {
  /** Its name, else the first table that it reads from. */
  table: string;
  scans: string[];
  rows: number;
  buffers: number;
  ms: number;
}

/** Explains statements as the application role, with row-level security. */
export async function explain(
  pool: Pool,
  opening: string,
  statements: readonly Statement[],
): Promise<PlanSummary[]> {
  const client = await pool.connect();
  try {
    await client.query(opening);
    const plans: PlanSummary[] = [];
    for (const statement of statements) plans.push(await explainOne(client, statement));
    await client.query('commit');
    return plans;
  } finally {
    client.release();
  }
}

async function explainOne(
  client: PoolClient,
  { name, text, values }: Statement,
): Promise<PlanSummary> {
  const { rows } = await client.query<{ 'QUERY PLAN': [Explained] }>(
    `explain (analyze, buffers, format json) ${text}`,
    values,
  );
  const [explained] = rows[0]?.['QUERY PLAN'] ?? [];
  if (!explained) throw new Error(`No plan for ${text}`);
  const { Plan: plan, 'Execution Time': ms } = explained;
  const scans = nodesOf(plan).filter((node) => node['Relation Name'] || node['Index Name']);
  return {
    table: name ?? /from "?(\w+)/.exec(text)?.[1] ?? '',
    scans: scans.map((node) => {
      const target = node['Index Name'] ?? node['Relation Name'];
      return `${node['Node Type']} ${target}`;
    }),
    rows: plan['Actual Rows'],
    buffers: (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0),
    ms,
  };
}

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];
