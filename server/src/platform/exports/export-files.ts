import { setImmediate } from 'node:timers/promises';
import { cleanFilename } from '@ploegplan/contract/values/filenames';
import { sql } from 'kysely';
import { writeFirstOf } from '../database/first-of.ts';
import type { TenantTx } from '../tenants/transaction.ts';

/** A stored file of an export, and where it lies in the archive. */
export interface ExportFile {
  fileId: string;
  path: string;
  /** False for contents that are compressed already, such as photos. */
  compress: boolean;
}

const MAX_PART = 80;
const START = 8;
const AT_ONCE = 200;

/** A name that every system accepts as a folder or file. */
const toPathPart = (name: string) =>
  cleanFilename(name.normalize('NFC').replace(/\s+/g, ' ').slice(0, MAX_PART));

/** The id goes before the extension, so that two files of the same name differ. */
function makeUnique(filename: string, id: string): string {
  const at = filename.lastIndexOf('.');
  const [name, ending] = at > 0 ? [filename.slice(0, at), filename.slice(at)] : [filename, ''];
  return `${toPathPart(name)} (${id.slice(-START)})${toPathPart(ending.slice(1)) === 'naamloos' ? '' : `.${toPathPart(ending.slice(1))}`}`;
}

interface Row {
  fileId: string;
  kind: 'document' | 'image';
  folder: string | null;
  filename: string;
}

/** The documents and images of an export; of one employee the documents about that one and the images that were uploaded by that one. */
export async function exportFiles(tx: TenantTx, employeeId: string | null): Promise<ExportFile[]> {
  const only = (column: string) =>
    employeeId === null ? sql`true` : sql`${sql.ref(column)} = ${employeeId}`;
  const { rows } = await sql<Row>`
    select v.stored_file_id as "fileId", 'document' as kind, d.title as folder, v.filename
      from document_versions v join documents d on d.id = v.document_id
      where ${only('d.employee_id')}
    union all
    select i.stored_file_id, 'image', coalesce(pr.title, c.name), i.filename
      from images i
      left join planning_items p on p.id = i.planning_item_id
      left join slips s on s.id = i.slip_id
      left join scaffold_events v on v.id = i.scaffold_event_id
      left join scaffold_reports m on m.id = i.scaffold_report_id
      left join scaffolds k on k.id = ${sql.raw(writeFirstOf('i.scaffold_id', 'v.scaffold_id', 'm.scaffold_id'))}
      left join projects pr on pr.id = ${sql.raw(writeFirstOf('i.project_id', 'p.project_id', 's.project_id', 'k.project_id'))}
      left join clients c on c.id = ${sql.raw(writeFirstOf('i.client_id', 'p.client_id'))}
      where ${only('i.uploader_employee_id')}
    order by 2, 3, 4, 1`.execute(tx);
  const paths = new Set<string>();
  const files: ExportFile[] = [];
  for (const [at, { fileId, kind, folder, filename }] of rows.entries()) {
    // Half a million files take seconds, in which others are answered.
    if (at % AT_ONCE === 0) await setImmediate();
    const top = kind === 'document' ? 'Documenten' : 'Afbeeldingen';
    const path = `${top}/${toPathPart(folder ?? 'Planning')}/${makeUnique(filename, fileId)}`;
    // A file on several items of a project is in its folder once.
    if (paths.has(path)) continue;
    paths.add(path);
    files.push({ fileId, path, compress: kind === 'document' });
  }
  return files;
}
