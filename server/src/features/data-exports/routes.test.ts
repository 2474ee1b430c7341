import { mkdir, rename, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { audit } from '@ploegplan/contract/audit/endpoints';
import { dataExports } from '@ploegplan/contract/data-exports/endpoints';
import { images } from '@ploegplan/contract/images/endpoints';
import { Client } from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyDisk, fileStates, filesOnDisk } from '../../../test/calls/uploads.ts';
import { useVisitor } from '../../../test/calls/visitor.ts';
import { addDocument, pdf } from '../../../test/data/documents.ts';
import {
  makeClient,
  makeEmployee,
  makeNote,
  makeTenant,
  makeUser,
} from '../../../test/data/factories.ts';
import { makeWorld } from '../../../test/data/world.ts';
import { unzip } from '../../../test/data/zip.ts';
import { asOwner, useOwnServer } from '../../../test/servers/server.ts';
import { readBatches } from '../../platform/exports/export-sheet.ts';
import { deleteExpiredExports } from '../../platform/exports/repository.ts';
import { columnsNotExported, exportSheets, notExported } from '../../platform/exports/sheets.ts';

const server = useOwnServer({ mail: true });
const { tenant, user, browser: office } = useVisitor(server);

/** Makes an export as its job would, and returns its files. */
async function download(body: { employeeId?: string } = {}) {
  const { id } = await office.get(dataExports.create, { body });
  await server.exports.make({ tenantId: tenant.id, exportId: id });
  const response = await office.call(dataExports.download, { params: { id } });
  expect(response.statusCode).toBe(200);
  return { id, response, files: unzip(response.rawPayload) };
}

/** Makes reading an image fail half-way in an export, until the returned function repairs it. */
async function spoilAFile() {
  const { stored } = await filesOnDisk(server, tenant);
  const original = stored.find((name) => name.endsWith('original')) ?? '';
  const path = join(server.dataDir, 'files', tenant.id, original);
  await rename(path, `${path}-aside`);
  await mkdir(path);
  return async () => {
    await rmdir(path);
    await rename(`${path}-aside`, path);
  };
}

/** The number of rows of each table of an export of the company, by name. */
const countRows = () =>
  tenant.transact(async (tx) => {
    const counts: Record<string, number> = {};
    for (const sheet of exportSheets) {
      const batches = await Array.fromAsync(readBatches(tx, sheet, null));
      counts[sheet.name] = batches.flat().length;
    }
    return counts;
  });

const rowsOf = (files: Map<string, Buffer>, name: string) =>
  files.get(`${name}.csv`)?.toString('utf8').slice(1).split('\r\n').slice(0, -1) ?? [];

describe('an export of the data of a company', () => {
  it('has a table for each subject, and the documents and images', async () => {
    const world = await makeWorld(server, tenant, user);
    await world.image();
    const document = await addDocument(office, { projectId: world.project, title: 'Bestek' }, [
      'b.pdf',
      pdf('bestek'),
    ]);
    const { files } = await download();
    for (const { name } of exportSheets) {
      expect(rowsOf(files, name).length, name).toBeGreaterThan(0);
    }
    const paths = [...files.keys()].filter((path) => path.includes('/'));
    expect(paths).toContainEqual(
      expect.stringMatching(/^Afbeeldingen\/Project \d+\/.* \([0-9a-f]{8}\)\.jpg$/),
    );
    const [path = ''] = paths.filter((value) => value.startsWith('Documenten/Bestek/'));
    expect(files.get(path)?.toString()).toBe(pdf('bestek'));
    expect(rowsOf(files, 'Documenten').join('\n')).toContain(document.title);
  });

  it('has Dutch headings and dates, semicolons and a byte order mark, and neutralises formulas', async () => {
    await makeClient(tenant, { name: '=1+1', number: '12', location: 'Lange; straat' });
    const { files } = await download();
    const [head, row] = rowsOf(files, 'Klanten');
    expect(files.get('Lees mij.txt')?.toString()).not.toContain('niet meer in de opslag');
    expect(files.get('Klanten.csv')?.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(head).toBe(
      'Id;Nummer;Naam;Bedrijf;Locatie;Telefoon;E-mail;Contactpersonen;Opmerkingen;Verwijderd op',
    );
    expect(row).toMatch(/^[0-9a-f-]{36};12;'=1\+1;;"Lange; straat";;;;;$/);
  });

  it('has the log in words', async () => {
    const { files } = await download();
    expect(rowsOf(files, 'Logboek').at(-1)).toContain(`;${user.username};Gegevens opgevraagd;`);
  });

  it('has more rows than are read at a time, each once', async () => {
    await tenant.transact((tx) =>
      tx
        .insertInto('clients')
        .values(
          Array.from({ length: 1_201 }, (_, at) => ({ id: crypto.randomUUID(), name: `K${at}` })),
        )
        .execute(),
    );
    const { files } = await download();
    expect(new Set(rowsOf(files, 'Klanten')).size).toBe(1_202);
  });

  it('has nothing of another company', async () => {
    const other = await makeTenant(server);
    await makeClient(other, { name: 'Van een ander' });
    const contact = { name: 'Hulp van een ander', phonenumber: '0612345678' };
    await asOwner(
      server.ownerUrl,
      `update tenants set help_contact = '${JSON.stringify(contact)}' where id = '${other.id}';
      insert into tenant_hosts (tenant_id, host) values ('${other.id}', '${other.name}.nl')`,
    );
    const { files } = await download();
    for (const [path, contents] of files) {
      for (const mark of [other.id, other.name, 'an een ander', contact.phonenumber]) {
        expect(contents.toString(), path).not.toContain(mark);
      }
    }
    const [, ...settings] = rowsOf(files, 'Instellingen');
    expect(settings).toEqual([expect.stringContaining(`;${tenant.name};`)]);
  });

  it('has in each table as many rows after another company was added as before', async () => {
    const before = await countRows();
    const other = await makeTenant(server);
    const world = await makeWorld(server, other, await makeUser(other));
    await world.image();
    expect(await countRows()).toEqual(before);
  });

  it('says which files are no longer stored', async () => {
    const world = await makeWorld(server, tenant, user);
    await world.image();
    await rm(join(server.dataDir, 'files', tenant.id), { recursive: true });
    const { files } = await download();
    const readMe = files.get('Lees mij.txt')?.toString();
    expect(readMe).toMatch(/niet meer in de opslag:\r\nDocumenten\/.*\r\nAfbeeldingen\//);
  });

  it('names every table of a tenant in the catalogue, or says why not', async () => {
    const { rows } = await server.database.pool.query<{ name: string }>(
      `select relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relrowsecurity`,
    );
    const exported = exportSheets.flatMap(({ tables }) => tables);
    const forgotten = rows
      .map(({ name }) => name)
      .filter((name) => !exported.includes(name) && !(name in notExported));
    expect(forgotten).toEqual([]);
  });

  it('has every column of those tables, or says why not', async ({ onTestFinished }) => {
    const owner = new Client({ connectionString: server.ownerUrl });
    await owner.connect();
    onTestFinished(() => owner.end());
    // PostgreSQL keeps which columns a view reads.
    for (const [index, { columns, present, from }] of exportSheets.entries()) {
      const values = present?.values ?? columns.map(({ value }) => value);
      const named = values.map((value, at) => `${value} as c${at}`).join(', ');
      await owner.query(`create temp view export_${index} as select ${named} from ${from}`);
    }
    const { rows } = await owner.query<{ table: string; column: string }>(
      `select c.relname as "table", a.attname as "column"
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       where c.relname = any ($1) and c.relnamespace = 'public'::regnamespace and a.attgenerated = '' and not exists (
         select from pg_depend d join pg_rewrite r on r.oid = d.objid join pg_class v on v.oid = r.ev_class
         where d.refobjid = c.oid and d.refobjsubid = a.attnum and v.relpersistence = 't')`,
      [['tenants', ...exportSheets.flatMap(({ tables }) => tables)]],
    );
    const keyOf = (column: string, table: string) =>
      column in columnsNotExported ? column : `${table}.${column}`;
    const leftOut = new Set(rows.map(({ column, table }) => keyOf(column, table)));
    expect([...leftOut].sort()).toEqual(Object.keys(columnsNotExported).sort());
  });
});

describe('an export of one employee', () => {
  it('has that of this employee alone, and says so in its name and in the log', async () => {
    const world = await makeWorld(server, tenant, user);
    const other = await makeEmployee(tenant, { name: 'Een collega' });
    await makeNote(tenant, { employee_id: other, title: 'Over de collega' });
    await makeNote(tenant, { employee_id: world.employee, title: 'Over mij' });
    await world.image();
    const { files, response } = await download({ employeeId: world.employee });
    const text = [...files.values()].map(String).join('\n');
    expect(rowsOf(files, 'Personeel')).toHaveLength(2);
    expect(rowsOf(files, 'Planning per werknemer').length).toBeGreaterThan(1);
    expect(rowsOf(files, 'Verlof')).toHaveLength(2);
    expect(text).toContain('Over mij');
    expect(text).not.toContain('collega');
    expect(files.has('Klanten.csv')).toBe(false);
    expect([...files.keys()].filter((path) => path.startsWith('Afbeeldingen/'))).toHaveLength(1);
    const name = rowsOf(files, 'Personeel')[1]?.split(';')[2] ?? '';
    expect(response.headers['content-disposition']).toContain(`filename="${name} 20`);
    const { entries } = await office.get(audit.list, { query: { about: 'data' } });
    expect(entries.map(({ event, subject }) => [event, subject])).toEqual([
      ['data-export-downloaded', name],
      ['data-export-requested', name],
    ]);
  });

  it('does not exist for an employee of another company', async () => {
    const employeeId = await makeEmployee(await makeTenant(server));
    const response = await office.call(dataExports.create, { body: { employeeId } });
    expect(response.json()).toMatchObject({ status: 404, code: 'not-found' });
  });
});

describe('a requested export', () => {
  beforeEach(() =>
    asOwner(
      server.ownerUrl,
      `update users set email = 'chef-${user.username}@example.nl' where id = '${user.id}'; delete from pgboss.job where name = 'data-exports'`,
    ),
  );

  it('is returned instead of another one of the same data while it is made', async () => {
    const first = await office.get(dataExports.create, { body: {} });
    const again = await office.get(dataExports.create, { body: {} });
    expect(again.id).toBe(first.id);
    const employeeId = await makeEmployee(tenant);
    const ofEmployee = await office.get(dataExports.create, { body: { employeeId } });
    expect(ofEmployee.id).not.toBe(first.id);
  });

  it('that was interrupted is made again from the beginning, and no part of it is offered', async () => {
    const world = await makeWorld(server, tenant, user);
    await world.image();
    const { id } = await office.get(dataExports.create, { body: {} });
    const job = { tenantId: tenant.id, exportId: id };
    const repair = await spoilAFile();
    await expect(server.exports.make(job)).rejects.toThrow('EISDIR');
    expect(await office.get(dataExports.list)).toMatchObject([
      { id, state: 'running', sizeBytes: null },
    ]);
    expect((await office.call(dataExports.download, { params: { id } })).statusCode).toBe(404);
    expect((await filesOnDisk(server, tenant)).unfinished).toEqual([]);
    await repair();
    await server.exports.make(job);
    expect(await office.get(dataExports.list)).toMatchObject([{ id, state: 'ready' }]);
    await server.exports.make(job);
    expect((await fileStates(tenant)).filter((state) => state !== 'stored')).toEqual([]);
  });

  it('takes no room of the company, and is made when that is full', async () => {
    await asOwner(
      server.ownerUrl,
      `set app.tenant_id = '${tenant.id}'; update tenants set storage_gigabytes = 1 where id = '${tenant.id}';
      insert into stored_files (id, content_type, size_bytes, width, height, state) values (gen_random_uuid(), 'image/jpeg', 2000000000, 1, 1, 'stored')`,
    );
    await download();
    const { usedBytes } = await office.get(images.storage);
    expect(usedBytes).toBe(2_000_000_000);
  });

  it('is deleted with its file when it has expired', async () => {
    const { id } = await download();
    await asOwner(
      server.ownerUrl,
      `set app.tenant_id = '${tenant.id}'; update data_exports set expires_at = now() - interval '1 second'`,
    );
    expect(await office.get(dataExports.list)).toEqual([]);
    expect((await office.call(dataExports.download, { params: { id } })).statusCode).toBe(404);
    await tenant.transact(deleteExpiredExports);
    await server.storage.files.sweep(tenant.id);
    expect(await filesOnDisk(server, tenant)).toEqual(emptyDisk);
    expect(await fileStates(tenant)).toEqual([]);
  });

  it('is made by a job, mailed when it is ready, and offered for seven days', async () => {
    await server.exports.work();
    const { id, state } = await office.get(dataExports.create, { body: {} });
    expect(state).toBe('waiting');
    const mail = await server.mailbox.waitFor(`chef-${user.username}@example.nl`);
    expect(mail.subject).toBe('De gegevens staan klaar');
    expect(mail.html).toContain('/settings/export');
    const [made] = await office.get(dataExports.list);
    expect(made).toMatchObject({ id, state: 'ready', employee: null, requestedBy: user.username });
    expect(made?.sizeBytes).toBeGreaterThan(1_000);
    expect(made?.done).toBe(made?.total);
    const days = (Date.parse(made?.expiresAt ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(7, 1);
  });
});
