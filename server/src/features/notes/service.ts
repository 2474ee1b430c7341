import { limits } from '@ploegplan/contract/limits';
import { type NewNote, Note, type NoteUpdate } from '@ploegplan/contract/notes/schemas';
import type { RecordHistoryEntry } from '@ploegplan/contract/work/schemas';
import { createUnknownReference, HttpProblem } from '../../platform/http/problem.ts';
import { selectUserName } from '../../platform/record-history.ts';
import { describeRecords } from '../../platform/records.ts';
import { cleanRichText, shownRichText } from '../../platform/rich-text.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { createdAt, hasPlanningItem, planningDate, planningTitle } from './repository.ts';

const records = describeRecords(Note, {
  table: 'notes',
  columns: {
    isPinned: 'is_pinned',
    isForCrew: 'is_for_crew',
    client: 'client_id',
    project: 'project_id',
    planningItem: 'planning_item_id',
    employee: 'employee_id',
  },
  order: 'title',
  computed: {
    planningDate: () => planningDate,
    planningTitle: () => planningTitle,
    createdAt: () => createdAt,
    createdBy: () => selectUserName('created_by'),
  },
});

const toShownNote = (note: Note): Note => ({ ...note, text: shownRichText(note.text) });

export const listNotes = async (
  tx: TenantTx,
  { after, ...query }: { includingdeleted: boolean; after?: string | undefined },
) => (await records.list(tx, query, { after, rows: limits.notePage })).map(toShownNote);

export const getNote = async (tx: TenantTx, id: string): Promise<Note> =>
  toShownNote(await records.get(tx, id));

async function requireItem(tx: TenantTx, id: string | null): Promise<void> {
  if (id !== null && !(await hasPlanningItem(tx, id))) throw createUnknownReference('planningItem');
}

/** Cleaning may make a text longer, and what is kept must fit when it is sent again. */
function cleanText(html: string): string {
  const text = cleanRichText(html);
  if (text.length <= limits.noteHtml) return text;
  throw new HttpProblem('validation', { fields: [{ field: 'text', code: 'too_big' }] });
}

export async function createNote(tx: TenantTx, note: NewNote): Promise<Note> {
  await requireItem(tx, note.planningItem);
  return toShownNote(await records.create(tx, { ...note, text: cleanText(note.text) }));
}

/** Changes all fields. A planning item that is gone may stay. */
export async function changeNote(tx: TenantTx, id: string, values: NoteUpdate): Promise<Note> {
  const before = await records.get(tx, id);
  if (values.planningItem !== before.planningItem) await requireItem(tx, values.planningItem);
  return toShownNote(await records.update(tx, id, { ...values, text: cleanText(values.text) }));
}

export const removeNote = (tx: TenantTx, id: string) => records.remove(tx, id);

export const restoreNote = async (tx: TenantTx, id: string): Promise<Note> =>
  toShownNote(await records.restore(tx, id));

const cleanShownValue = (value: unknown) =>
  typeof value === 'string' ? shownRichText(value) : value;

export async function noteHistory(tx: TenantTx, id: string): Promise<RecordHistoryEntry[]> {
  const changes = await records.history(tx, id);
  return changes.map((change) => ({
    ...change,
    fields: change.fields.map((field) =>
      field.field === 'text'
        ? { ...field, from: cleanShownValue(field.from), to: cleanShownValue(field.to) }
        : field,
    ),
  }));
}
