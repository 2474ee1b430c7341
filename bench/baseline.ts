import { createServer } from 'node:http';
import { openDatabase } from '@ploegplan/server/platform/database/pool';
import type { AppSql, Statement } from './app-sql.ts';

/** The start message from the parent; the reply is the address. */
export interface BaselineSettings {
  ownerUrl: string;
  sql: AppSql;
}

/**
 * A minimal server as baseline: the app's statements on the app's pool, and the rows as JSON. No host, cookie, validation,
 * framework, headers or log. Two transactions, because the app checks the session in a separate one.
 */
async function serve({ ownerUrl, sql }: BaselineSettings): Promise<void> {
  const { pool } = await openDatabase(ownerUrl);
  const statementsOf = new Map(
    sql.cases.flatMap(({ requests }) => requests).map((it) => [it.path, it.statements]),
  );

  async function transact(statements: readonly Statement[]): Promise<unknown[]> {
    const client = await pool.connect();
    try {
      await client.query(sql.opening);
      const results: unknown[] = [];
      for (const { text, values } of statements)
        results.push((await client.query(text, values)).rows);
      await client.query('commit');
      return results;
    } finally {
      client.release();
    }
  }

  async function answer(statements: readonly Statement[]): Promise<string> {
    const session = await transact(sql.session);
    return JSON.stringify(statements.length === 0 ? session : await transact(statements));
  }

  const server = createServer((request, response) => {
    answer(statementsOf.get(request.url ?? '') ?? []).then(
      (body) => {
        response.setHeader('content-type', 'application/json');
        response.end(body);
      },
      (error: Error) => {
        response.statusCode = 500;
        response.end(error.message);
      },
    );
  });
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
}

process.once('message', (settings) => void serve(settings as BaselineSettings));
process.once('disconnect', () => process.exit());
