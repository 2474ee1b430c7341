import { useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '../../lib/api/errors.ts';
import { explainError, NO_CONNECTION } from '../../lib/api/messages.ts';
import { mergeForm } from '../../lib/form/conflict.ts';
import { readChangedBy, readCurrentRow } from '../../lib/form/conflict-row.ts';
import { useReconnected } from '../../lib/live/status.ts';
import {
  collectRejections,
  createDifference,
  findConflictsIn,
  findErrors,
  formatConflicts,
} from './engine.ts';
import { useNewestRow } from './fields/useNewestRow.ts';
import type { Field, FormErrors } from './fields.ts';
import { useFormState } from './useFormState.ts';

interface Options<Values, Row> {
  /** The id of the row, or the one that a new row will have. */
  id: string;
  fields: readonly Field<Values>[];
  /** Initial values of a new row. */
  empty: Values;
  /** The row to change; null for a new one. */
  row: Row | null;
  toValues: (row: Row) => Values;
  /** The current row in the cached list, or the whole one once that is there. */
  newest?: Row | null;
  /** Sends the form with the version that the user saw. Must be idempotent: it is sent again when the answer was lost. */
  save: (values: Values, original: Row | null) => Promise<Row>;
  /** Asks to confirm a save that has consequences. */
  maySave?: (values: Values, original: Row | null) => Promise<boolean>;
  onSaved: (row: Row, original: Row | null, values: Values) => void;
  /** True for a form in a page, which stays after saving. */
  staysOpen?: boolean;
}

const DELETED = 'Iemand anders heeft dit intussen verwijderd. Zet het terug om het te wijzigen.';

/** The form of one record with validation, saving, rejections and conflicts. Typed values stay until they are saved. */
export function useRecordForm<
  Values extends object,
  Row extends { version: number; deleted?: boolean },
>(options: Options<Values, Row>) {
  const { id, fields, empty, row, toValues, newest = null, save, maySave, onSaved } = options;
  const { staysOpen = false } = options;
  const [original, setSeen] = useState(row);
  const [first] = useState(empty);
  const [theirs, setTheirs] = useState<{ row: Row; by: string | undefined } | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  useReconnected(() => setFault((before) => (before === NO_CONNECTION ? null : before)));
  const [isSaving, setSaving] = useState(false);
  const isBusy = useRef(false);
  const base = original ? toValues(original) : first;
  const form = useFormState(id, base, fields);
  const { latest, replace } = form;
  const [isSaved, setSaved] = useState(false);
  const isDirty = !isSaved && createDifference(fields)(base, form.values).length > 0;
  /** Counts rejections; each focuses the first field with an error. */
  const [rejections, countRefusal] = useReducer((count: number) => count + 1, 0);

  useNewestRow({
    ...{ fields, original, newest, base, isDirty, toValues, latest, replace },
    onOriginal: setSeen,
    onConflict: (row) => setTheirs({ row, by: undefined }),
  });

  const refuseAt = (errors: FormErrors, by: 'rules' | 'server') => {
    form.refuse(errors, by);
    countRefusal();
  };

  const fail = (error: unknown, values: Values) => {
    const errors = error instanceof ApiError ? collectRejections(fields, error, values) : {};
    refuseAt(errors, 'server');
    if (Object.keys(errors).length === 0) setFault(explainError(error));
  };

  const send = async (values: Values, before: Row | null): Promise<void> => {
    setFault(null);
    if (maySave && !(await maySave(values, before))) return;
    setSaving(true);
    try {
      const saved = await save(values, before);
      // Input since then is not saved yet, so the form stays open.
      if (createDifference(fields)(values, latest()).length > 0) return setSeen(saved);
      if (staysOpen) {
        setSeen(saved);
        replace(toValues(saved));
      } else {
        // The state is set before navigation, which would ask about unsaved changes.
        flushSync(() => setSaved(true));
      }
      onSaved(saved, before, values);
    } catch (error) {
      const current = before && readCurrentRow<Row>(error);
      if (!current) return fail(error, values);
      if (current.deleted) return setFault(DELETED);
      const versions = { base: toValues(before), mine: values, theirs: toValues(current) };
      if (findConflictsIn(fields, versions).length > 0) {
        return setTheirs({ row: current, by: readChangedBy(error) });
      }
      // No field conflicts: save again on the newer version.
      setSeen(current);
      return send(values, current);
    }
  };

  /** Prevents a second save while one is running. */
  const sendOnce = async (values: Values, before: Row | null) => {
    if (isBusy.current) return;
    isBusy.current = true;
    await send(values, before).finally(() => {
      isBusy.current = false;
      setSaving(false);
    });
  };

  const submit = () => {
    const values = latest();
    const errors = findErrors(fields, values);
    if (Object.keys(errors).length > 0) return refuseAt(errors, 'rules');
    void sendOnce(values, original);
  };

  const versions = theirs && { base, mine: form.values, theirs: toValues(theirs.row) };

  /** Merges the changes of somebody else; `mine` saves the remaining differences at once. */
  const resolve = (keep: 'mine' | 'theirs') => {
    if (!theirs || !versions) return;
    const { row: seenNow } = theirs;
    const merged = mergeForm(createDifference(fields), versions, keep);
    replace(merged);
    setSeen(seenNow);
    setTheirs(null);
    if (keep === 'mine') void sendOnce(merged, seenNow);
  };

  /** Restores the saved values. */
  const reset = () => {
    replace(base);
    setFault(null);
    setTheirs(null);
  };

  return {
    fields,
    values: form.values,
    errors: form.errors,
    change: form.change,
    /** Checks a field that the user leaves. */
    leave: form.leave,
    /** Shows a rejection that came while the form was closed. */
    refuse: (error: unknown) => fail(error, latest()),
    original,
    submit,
    resolve,
    reset,
    isDirty,
    isSaving,
    fault,
    rejections,
    conflicts: versions && formatConflicts(fields, versions),
    /** Name of who changed it meanwhile. */
    conflictBy: theirs?.by,
  };
}

/** A form without the type of its row. */
export type RecordForm<Values extends object> = Omit<
  ReturnType<typeof useRecordForm<Values, { version: number }>>,
  'original'
>;
