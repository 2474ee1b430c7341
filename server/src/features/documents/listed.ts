import { limits } from '@ploegplan/contract/limits';
import { type RawBuilder, sql } from 'kysely';
import { anyText, jsonPart, plainText } from '../../platform/answers/json-parts.ts';

const instant = (value: RawBuilder<unknown>) =>
  plainText(sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/** The JSON text of `ListedDocument`. */
const listed = sql`concat('{"id":"', document.id, '"',
  ${jsonPart('title', anyText(sql`document.title`))},
  ${jsonPart('kind', plainText(sql`document.kind`))},
  ${jsonPart('clientId', plainText(sql`document.client_id`))},
  ${jsonPart('projectId', plainText(sql`document.project_id`))},
  ${jsonPart('employeeId', plainText(sql`document.employee_id`))},
  ${jsonPart('planningItemId', plainText(sql`document.planning_item_id`))},
  case when item.id is not null then concat(',"planned":{"date":"', item.date, '"',
    ${jsonPart('projectId', plainText(sql`item.project_id`))},
    ${jsonPart('clientId', plainText(sql`item.client_id`))}, '}') end,
  case when document.visible_to_workers then ',"visibleToWorkers":true' end,
  case when document.available_offline then ',"availableOffline":true' end,
  ${jsonPart('validUntil', plainText(sql`document.valid_until`))},
  ',"file":{"id":"', current.id, '"',
    case when current.number > 1 then ${jsonPart('number', sql`current.number`)} end,
    ${jsonPart('filename', anyText(sql`current.filename`))},
    ${jsonPart('contentType', plainText(sql`file.content_type`))},
    ${jsonPart('sizeBytes', sql`file.size_bytes`)},
    ${jsonPart('uploadedAt', instant(sql`current.uploaded_at`))},
    case when current.uploader_name <> '' then ${jsonPart('uploadedBy', anyText(sql`current.uploader_name`))} end, '}',
  case when document.deleted_at is not null then ',"deleted":true' end,
  case when document.version > 1 then ${jsonPart('version', sql`document.version`)} end, '}')`;

/** Ids end at random, so that each half has about as many of them. */
const halves = [sql`get_byte(uuid_send(id), 15) < 128`, sql`get_byte(uuid_send(id), 15) >= 128`];

/** All documents as the parts of a JSON text, which are read at once; of more than `atMost` the newest. */
export function documentsText(
  { includingdeleted }: { includingdeleted: boolean },
  atMost: number = limits.documentRows,
) {
  const wanted = includingdeleted ? sql`true` : sql`deleted_at is null`;
  const part = (half: RawBuilder<unknown>) => sql<string>`
    select coalesce(string_agg(${listed}, ','), '')
      from (select * from documents where ${wanted} and ${half} order by id desc limit ${atMost / 2}) document
      join document_versions current on current.document_id = document.id and not exists (
        select from document_versions later
         where later.document_id = current.document_id and later.number > current.number)
      join stored_files file on file.id = current.stored_file_id
      left join planning_items item on item.id = document.planning_item_id`;
  return {
    parts: halves.map(part),
    join: (parts: readonly string[]) => `[${parts.filter((it) => it !== '').join(',')}]`,
  };
}

/** The subjects of the change log from which that text is made. */
export const documentsSubjects = ['documents', 'document_versions', 'planning_items'];
