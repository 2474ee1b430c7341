import * as z from 'zod/mini';
import { id, instant, multiline, plainDate, requiredText, version } from '../fields.ts';
import { limits } from '../limits.ts';

/** For the office only: of a note an employee reads what `CrewNote` has, by the own planning. */
export const Note = z.strictObject({
  id,
  title: z.string(),
  /** HTML of few elements, cleaned by the server; empty when there is none. */
  text: z.string(),
  /** It comes first. */
  isPinned: z.boolean(),
  /** Meant for the crew: pinned to a project, it is shown to who is planned there. */
  isForCrew: z.boolean(),
  client: z.nullable(id),
  project: z.nullable(id),
  /** A planning item, which may be gone. */
  planningItem: z.nullable(id),
  employee: z.nullable(id),
  /** Of the planning item; null without one. */
  planningDate: z.nullable(plainDate),
  /** The project or client of the planning item; empty without one. */
  planningTitle: z.string(),
  createdAt: instant,
  /** Name of the author; empty when it is not known. */
  createdBy: z.string(),
  deleted: z.boolean(),
  version,
});
export type Note = z.infer<typeof Note>;

const fields = {
  title: requiredText(limits.name),
  text: multiline(limits.noteHtml),
  isPinned: z.boolean(),
  isForCrew: z.boolean(),
  client: z.nullable(id),
  project: z.nullable(id),
  planningItem: z.nullable(id),
  employee: z.nullable(id),
};

export const NewNote = z.strictObject({
  id: z.optional(id),
  ...fields,
  text: z._default(fields.text, ''),
  isPinned: z._default(fields.isPinned, false),
  isForCrew: z._default(fields.isForCrew, false),
  client: z._default(fields.client, null),
  project: z._default(fields.project, null),
  planningItem: z._default(fields.planningItem, null),
  employee: z._default(fields.employee, null),
});
export type NewNote = z.infer<typeof NewNote>;

export const NoteUpdate = z.strictObject({ ...fields, version });
export type NoteUpdate = z.infer<typeof NoteUpdate>;

/** What an employee reads of a note. */
export const CrewNote = z.strictObject({ id, title: z.string(), text: z.string() });
export type CrewNote = z.infer<typeof CrewNote>;
