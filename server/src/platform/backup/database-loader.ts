import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { type Client, escapeIdentifier } from 'pg';
import { applyMigrations } from '../database/migrate.ts';
import { addPendingJobs } from '../jobs/pending.ts';
import { BackupError, type Header, type Manifest, type PendingJob } from './format.ts';
import { copyIn, listTables, PATIENCE, type Table, WRITING } from './tables.ts';

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/**
 * Fills an empty database with the rows of a backup, in one transaction of the owner: nothing is in it until `finish` returns. Triggers
 * and row-level security are off meanwhile, and foreign keys are made afterwards, so that the order of the tables does not matter.
 */
export class DatabaseLoader {
  readonly #owner: Client;
  #header: Header | undefined;
  #tables: Table[] = [];
  #foreignKeys: ForeignKey[] = [];
  #copy: { table: string; stream: Writable; done: Promise<void> } | undefined;

  constructor(owner: Client) {
    this.#owner = owner;
  }

  /** The tables as they were when the backup was made. */
  async begin(header: Header): Promise<void> {
    this.#header = header;
    await this.#owner.query('begin');
    await applyMigrations(this.#owner, header.migrations);
    await this.#owner.query(`${PATIENCE}; ${WRITING}`);
    this.#tables = await listTables(this.#owner);
    const names = this.#tables.map(quoteName);
    if (names.join() !== header.tables.map(quoteName).sort().join()) {
      throw new BackupError('The tables of the backup are not those of its migrations.');
    }
    await this.#owner.query(`truncate ${names.join(', ')}`);
    await this.#dropForeignKeys();
    await this.#setChecks('no force row level security', 'disable trigger user');
  }

  async rows(table: string, text: Buffer): Promise<void> {
    if (this.#copy?.table !== table) await this.#startCopy(table);
    const { stream, done } = this.#copy ?? {};
    if (stream?.write(text) === false) await Promise.race([once(stream, 'drain'), done]);
  }

  async jobs(jobs: PendingJob[]): Promise<void> {
    await this.#endCopy();
    await addPendingJobs(this.#owner, jobs);
  }

  /** Makes the database whole, and commits. */
  async finish({ sequences, files, missing }: Manifest): Promise<void> {
    await this.#endCopy();
    for (const { name, value } of sequences) {
      await this.#owner.query('select setval($1::regclass, $2)', [escapeIdentifier(name), value]);
    }
    const { rows } = await this.#owner.query<{ stored: string }>(
      `select count(*) as stored from stored_files where state = 'stored'`,
    );
    if (Number(rows[0]?.stored) !== files.count + missing.length) {
      throw new BackupError('The backup is damaged or incomplete: its rows name other files.');
    }
    for (const { table, name, definition } of this.#foreignKeys) {
      await this.#owner.query(
        `alter table ${table} add constraint ${escapeIdentifier(name)} ${definition}`,
      );
    }
    await this.#setChecks('force row level security', 'enable trigger user');
    await this.#owner.query('commit');
    await this.#owner.query('analyze');
  }

  async #startCopy(name: string): Promise<void> {
    await this.#endCopy();
    const table = this.#header?.tables.find((it) => it.name === name);
    if (!table) throw new BackupError(`The backup has rows of an unknown table ${name}.`);
    const stream = copyIn(this.#owner, table);
    const done = finished(stream);
    done.catch(() => undefined);
    this.#copy = { table: name, stream, done };
  }

  async #endCopy(): Promise<void> {
    const { stream, done } = this.#copy ?? {};
    this.#copy = undefined;
    stream?.end();
    await done;
  }

  async #dropForeignKeys(): Promise<void> {
    const { rows } = await this.#owner.query<ForeignKey>(
      `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
         from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by oid`,
    );
    this.#foreignKeys = rows;
    for (const { table, name } of rows) {
      await this.#owner.query(`alter table ${table} drop constraint ${escapeIdentifier(name)}`);
    }
  }

  async #setChecks(rowSecurity: string, triggers: string): Promise<void> {
    for (const { name, hasTenant } of this.#tables) {
      const actions = hasTenant ? [rowSecurity, triggers] : [triggers];
      await this.#owner.query(`alter table ${escapeIdentifier(name)} ${actions.join(', ')}`);
    }
  }
}

const quoteName = ({ name }: { name: string }) => escapeIdentifier(name);
