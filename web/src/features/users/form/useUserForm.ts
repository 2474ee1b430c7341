import { type UseFormReturnType, useForm } from '@mantine/form';
import { User } from '@ploegplan/contract/users';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../lib/api-errors.ts';
import { clashesOf, mergeForm } from '../../../lib/conflict.ts';
import { messageOf } from '../../../lib/messages.ts';
import { useSaveUser } from '../queries.ts';
import { fieldErrors } from './refusals.ts';
import { validateForm } from './validate.ts';
import {
  differences,
  emptyValues,
  type FormValues,
  fieldsOf,
  newUserOf,
  valuesOf,
} from './values.ts';

export type UserForm = UseFormReturnType<FormValues>;

/** What the drawer was opened for. The id of a new user is made once, so that a repeated save is the same one. */
export type Subject = { kind: 'new'; id: string } | { kind: 'change'; user: User };

interface Options {
  subject: Subject;
  /** The user as the list has it now. */
  current: User | null;
  /** Whether to save this, where that has consequences. */
  mayUpdate: (seen: User, values: FormValues) => Promise<boolean>;
  onSaved: (before: User | null, values: FormValues) => void;
}

/** The row that came with a refusal, if it did. */
const currentOf = (error: unknown) =>
  error instanceof ApiError ? (User.safeParse(error.current).data ?? null) : null;

/** The form and all that can happen when it is saved. What was typed stays until the server has it. */
export function useUserForm({ subject, current, mayUpdate, onSaved }: Options) {
  const [seen, setSeen] = useState(subject.kind === 'change' ? subject.user : null);
  const [theirs, setTheirs] = useState<User | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const base = seen ? valuesOf(seen) : emptyValues;
  const form = useForm<FormValues>({ initialValues: base, validate: validateForm });
  const saving = useSaveUser();
  const isDirty = differences(base, form.values).length > 0;

  // A new version that nothing here stands against is simply what is changed from now on.
  const isNewer = current !== null && seen !== null && current.version > seen.version && !isDirty;
  const { setValues } = form;
  useEffect(() => {
    if (!isNewer) return;
    setSeen(current);
    setValues(valuesOf(current));
  }, [isNewer, current, setValues]);

  const save = async (values: FormValues, before: User | null): Promise<void> => {
    setFault(null);
    if (before && !(await mayUpdate(before, values))) return;
    try {
      await saving.mutateAsync(toSave(subject, before, values));
      onSaved(before, values);
    } catch (error) {
      await refuse(error, values, before);
    }
  };

  const refuse = async (error: unknown, values: FormValues, before: User | null) => {
    const row = currentOf(error);
    if (row && before) {
      // Whoever was first left nothing to choose between: on with it, on top of theirs.
      const versions = { base: valuesOf(before), mine: values, theirs: valuesOf(row) };
      if (clashesOf(differences, versions).length > 0) return setTheirs(row);
      setSeen(row);
      return save(values, row);
    }
    const errors = error instanceof ApiError ? fieldErrors(error) : {};
    form.setErrors(errors);
    if (Object.keys(errors).length === 0) setFault(messageOf(error));
  };

  const versionsBeside = (row: User) => ({ base, mine: form.values, theirs: valuesOf(row) });

  /** Brings in what a colleague changed; `mine` saves at once what stays different. */
  const resolve = (keep: 'mine' | 'theirs') => {
    if (!theirs) return;
    const merged = mergeForm(differences, versionsBeside(theirs), keep);
    form.setValues(merged);
    setSeen(theirs);
    setTheirs(null);
    if (keep === 'mine') void save(merged, theirs);
  };

  const submit = form.onSubmit(
    (values) => save(values, seen),
    (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus(),
  );

  return {
    form,
    seen,
    submit,
    resolve,
    isDirty,
    isSaving: saving.isPending,
    fault,
    conflict: theirs && { theirs, clashes: clashesOf(differences, versionsBeside(theirs)) },
  };
}

const toSave = (subject: Subject, before: User | null, values: FormValues) => {
  if (subject.kind === 'new') return { kind: 'new', body: newUserOf(subject.id, values) } as const;
  const { id, version } = before ?? subject.user;
  return { kind: 'change', id, body: { ...fieldsOf(values), version } } as const;
};
