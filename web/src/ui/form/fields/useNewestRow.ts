import { useEffect, useEffectEvent, useState } from 'react';
import { mergeForm } from '../../../lib/form/conflict.ts';
import { createDifference, findConflictsIn } from '../engine.ts';
import type { Field } from '../fields.ts';

interface Options<Values, Row> {
  fields: readonly Field<Values>[];
  /** The row that the form began with. */
  original: Row | null;
  newest: Row | null;
  /** The values of `seen`. */
  base: Values;
  isDirty: boolean;
  toValues: (row: Row) => Values;
  latest: () => Values;
  replace: (values: Values) => void;
  onOriginal: (row: Row) => void;
  /** A field was changed by both. */
  onConflict: (row: Row) => void;
}

/** Adds newly read values to the form; typed values stay. */
export function useNewestRow<Values extends object, Row extends { version: number }>({
  fields,
  original,
  newest,
  base,
  isDirty,
  toValues,
  latest,
  replace,
  onOriginal,
  onConflict,
}: Options<Values, Row>): void {
  // A newer version without conflicts becomes the base of the form.
  const isNewer =
    newest !== null && original !== null && newest.version > original.version && !isDirty;
  useEffect(() => {
    if (!isNewer) return;
    onOriginal(newest);
    replace(toValues(newest));
  }, [isNewer, newest, replace, toValues, onOriginal]);

  // Fields that were loading get their values, and other fields keep their input.
  const loading = fields.filter((field) => field.loading).map(({ name }) => name);
  const [missing, setMissing] = useState(loading);
  const complete = useEffectEvent(() => {
    if (!newest || !original) return;
    const theirs = toValues(newest);
    const late = Object.fromEntries(missing.map((name) => [name, theirs[name]])) as Partial<Values>;
    const mine = { ...latest(), ...late };
    const versions = { base: { ...base, ...late }, mine, theirs };
    setMissing([]);
    if (findConflictsIn(fields, versions).some(({ isMineToo }) => isMineToo)) {
      replace(mine);
      return onConflict(newest);
    }
    replace(mergeForm(createDifference(fields), versions, 'theirs'));
    onOriginal(newest);
  });
  const isComplete = missing.length > 0 && loading.length === 0 && newest !== null;
  useEffect(() => {
    if (isComplete) complete();
  }, [isComplete]);
}
