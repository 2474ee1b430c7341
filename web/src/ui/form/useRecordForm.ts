import { useEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '../../lib/api-errors.ts';
import { mergeForm } from '../../lib/conflict.ts';
import { currentRow } from '../../lib/conflict-row.ts';
import { messageOf } from '../../lib/messages.ts';
import { conflictsIn, conflictTexts, differencesBy, errorsOf, rejectionsOf } from './engine.ts';
import type { Field, FormErrors } from './fields.ts';
import { useFormState } from './useFormState.ts';

interface Options<Values, Row> {
  fields: readonly Field<Values>[];
  /** What the form begins with when there is no row yet. */
  empty: Values;
  /** The row that is changed; null for a new one. */
  row: Row | null;
  valuesOf: (row: Row) => Values;
  /** The row as a list has it by now. */
  newest?: Row | null;
  /** Sends the form, on top of the row that the user saw. Sent again when the answer was lost, it must come to the same. */
  save: (values: Values, seen: Row | null) => Promise<Row>;
  /** Whether to save this, where that has consequences. */
  mayChange?: (seen: Row, values: Values) => Promise<boolean>;
  onSaved: (row: Row, seen: Row | null, values: Values) => void;
}

/** The form of one record and all that can happen when it is saved. What was typed stays until the server has it. */
export function useRecordForm<Values extends object, Row extends { version: number }>(
  options: Options<Values, Row>,
) {
  const { fields, empty, row, valuesOf, newest = null, save, mayChange, onSaved } = options;
  const [seen, setSeen] = useState(row);
  const [first] = useState(empty);
  const [theirs, setTheirs] = useState<Row | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const isBusy = useRef(false);
  const base = seen ? valuesOf(seen) : first;
  const form = useFormState(base);
  const { latest, setErrors, replace } = form;
  const [isSaved, setSaved] = useState(false);
  const isDirty = !isSaved && differencesBy(fields)(base, form.values).length > 0;
  /** Counts the refusals, each of which takes the user to the first field that is wrong. */
  const [rejections, countRefusal] = useReducer((count: number) => count + 1, 0);

  // A new version that nothing here stands against is simply what is changed from now on.
  const isNewer = newest !== null && seen !== null && newest.version > seen.version && !isDirty;
  useEffect(() => {
    if (!isNewer) return;
    setSeen(newest);
    replace(valuesOf(newest));
  }, [isNewer, newest, replace, valuesOf]);

  const refuseAt = (errors: FormErrors) => {
    setErrors(errors);
    countRefusal();
  };

  const fail = (error: unknown, values: Values) => {
    const errors = error instanceof ApiError ? rejectionsOf(fields, error, values) : {};
    refuseAt(errors);
    if (Object.keys(errors).length === 0) setFault(messageOf(error));
  };

  const send = async (values: Values, before: Row | null): Promise<void> => {
    setFault(null);
    if (before && mayChange && !(await mayChange(before, values))) return;
    setSaving(true);
    try {
      const saved = await save(values, before);
      // Before anybody goes on from here, which would ask whether to throw it away.
      flushSync(() => setSaved(true));
      onSaved(saved, before, values);
    } catch (error) {
      const current = before && currentRow<Row>(error);
      if (!current) return fail(error, values);
      const versions = { base: valuesOf(before), mine: values, theirs: valuesOf(current) };
      if (conflictsIn(fields, versions).length > 0) return setTheirs(current);
      // Whoever was first left nothing to choose between: on with it, on top of theirs.
      setSeen(current);
      return send(values, current);
    }
  };

  /** Once at a time, however often the key is pressed. */
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
    const errors = errorsOf(fields, values);
    if (Object.keys(errors).length > 0) return refuseAt(errors);
    void sendOnce(values, seen);
  };

  const versions = theirs && { base, mine: form.values, theirs: valuesOf(theirs) };

  /** Brings in what somebody else changed; `mine` saves at once what stays different. */
  const resolve = (keep: 'mine' | 'theirs') => {
    if (!versions) return;
    const merged = mergeForm(differencesBy(fields), versions, keep);
    replace(merged);
    setSeen(theirs);
    setTheirs(null);
    if (keep === 'mine') void sendOnce(merged, theirs);
  };

  return {
    fields,
    values: form.values,
    errors: form.errors,
    change: form.change,
    refuseAt,
    seen,
    submit,
    resolve,
    isDirty,
    isSaving,
    fault,
    rejections,
    conflicts: versions && conflictTexts(fields, versions),
  };
}

/** What the parts of a form need of it; of no matter to them is what it makes. */
export type RecordForm<Values extends object> = Omit<
  ReturnType<typeof useRecordForm<Values, { version: number }>>,
  'seen'
>;
