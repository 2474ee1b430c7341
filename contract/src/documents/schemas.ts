import * as z from 'zod/mini';
import { id, instant, plainDate, queryFlag, requiredText, version } from '../fields.ts';
import { limits } from '../limits.ts';

export const documentKinds = [
  'contract',
  'drawing',
  'safety',
  'certificate',
  'inspection',
  'identity',
  'other',
] as const;
export const DocumentKind = z.enum(documentKinds);
export type DocumentKind = z.infer<typeof DocumentKind>;

/** One file of a document; the newest is the current one. */
export const DocumentVersion = z.strictObject({
  id,
  /** Counts from 1. */
  number: z.int(),
  filename: z.string(),
  contentType: z.string(),
  sizeBytes: z.int(),
  uploadedAt: instant,
  /** Name of who uploaded it. */
  uploadedBy: z.string(),
});
export type DocumentVersion = z.infer<typeof DocumentVersion>;

export const Document = z.strictObject({
  id,
  title: z.string(),
  kind: DocumentKind,
  /** What it belongs to: at most one of these four. */
  clientId: z.nullable(id),
  projectId: z.nullable(id),
  employeeId: z.nullable(id),
  planningItemId: z.nullable(id),
  /** Of its planning item. */
  planned: z.nullable(
    z.strictObject({ date: plainDate, projectId: z.nullable(id), clientId: z.nullable(id) }),
  ),
  /** Shown to the employees on the planning items that it belongs to. */
  visibleToWorkers: z.boolean(),
  /** Kept on the phones of these employees, to be opened without a connection. */
  availableOffline: z.boolean(),
  /** The last day on which it is valid; null when it does not end. */
  validUntil: z.nullable(plainDate),
  /** Its current file. */
  file: DocumentVersion,
  deleted: z.boolean(),
  version,
});
export type Document = z.infer<typeof Document>;

interface Links {
  clientId?: string | null | undefined;
  projectId?: string | null | undefined;
  employeeId?: string | null | undefined;
  planningItemId?: string | null | undefined;
}

/** Rules of several fields say nothing before each field by itself is right. */
const isValid = ({ issues }: { issues: unknown[] }) => issues.length === 0;

const belongsToOne = z.refine<Links>(
  ({ clientId, projectId, employeeId, planningItemId }) =>
    [clientId, projectId, employeeId, planningItemId].filter((it) => it != null).length <= 1,
  { path: ['projectId'], error: 'one-owner', when: isValid },
);

/** Whether there are planning items on which employees find it. */
export const hasWorkers = ({ clientId, projectId, planningItemId }: Links): boolean =>
  clientId != null || projectId != null || planningItemId != null;

const isVisibleSomewhere = z.refine<Links & { visibleToWorkers: boolean }>(
  (it) => !it.visibleToWorkers || hasWorkers(it),
  { path: ['visibleToWorkers'], error: 'no-workers', when: isValid },
);

const fields = { title: requiredText(limits.name), kind: DocumentKind };

/** The name of the file as its owner has it; that of the form's part, without it. What it may be: rules/document-files. */
const filename = z.optional(z.string());

/** A form with one file in `files`. What has no value is absent. */
export const NewDocument = z
  .strictObject({
    id: z.optional(id),
    /** Of the first version, made by the sender, so that a repeated request creates one. */
    fileId: z.optional(id),
    filename,
    ...fields,
    clientId: z.optional(id),
    projectId: z.optional(id),
    employeeId: z.optional(id),
    planningItemId: z.optional(id),
    visibleToWorkers: z._default(queryFlag, false),
    availableOffline: z._default(queryFlag, false),
    validUntil: z.optional(plainDate),
  })
  .check(belongsToOne, isVisibleSomewhere);
export type NewDocument = z.output<typeof NewDocument>;

export const DocumentUpdate = z
  .strictObject({
    ...fields,
    clientId: z.nullable(id),
    projectId: z.nullable(id),
    employeeId: z.nullable(id),
    planningItemId: z.nullable(id),
    visibleToWorkers: z.boolean(),
    availableOffline: z.boolean(),
    validUntil: z.nullable(plainDate),
    version,
  })
  .check(belongsToOne, isVisibleSomewhere);
export type DocumentUpdate = z.infer<typeof DocumentUpdate>;

/** A form with one file in `files`. */
export const NewDocumentVersion = z.strictObject({ id: z.optional(id), filename });

export const documentFileParams = z.strictObject({ id, versionId: id });

/** With `download=true` always as an attachment; otherwise PDF, PNG, JPEG and WebP can be shown. */
export const DocumentView = z.strictObject({ download: z._default(queryFlag, false) });

/** A document as an employee sees it on an own planning item. */
export const OwnDocument = z.strictObject({
  id,
  title: z.string(),
  kind: DocumentKind,
  filename: z.string(),
  contentType: z.string(),
  sizeBytes: z.int(),
  /** Another one when the file is replaced. */
  versionId: id,
  availableOffline: z.boolean(),
});
export type OwnDocument = z.infer<typeof OwnDocument>;
