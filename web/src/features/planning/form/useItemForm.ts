import { type UseFormReturnType, useForm } from '@mantine/form';
import { PlanningItem } from '@ploegplan/contract/planning';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-errors.ts';
import { messageOf } from '../../../lib/messages.ts';
import { useTenant } from '../../../lib/tenant.ts';
import { useSaveItem } from '../mutations.ts';
import { clashesOf, mergeForm } from './conflict.ts';
import { fieldErrors } from './refusals.ts';
import { validateForm } from './validate.ts';
import { differences, emptyValues, type FormValues, type Opening, valuesOf } from './values.ts';

export type ItemForm = UseFormReturnType<FormValues>;

/** What the drawer was opened for. The id of a new item is made once, so that a repeated save is the same one. */
export type Subject =
  | { kind: 'new'; id: string; opening: Opening }
  | { kind: 'change'; id: string; item: PlanningItem };

interface Options {
  subject: Subject;
  nameOf: (employeeId: string) => string;
  onSaved: (isNew: boolean) => void;
}

/** The row that came with a refusal, if it did. */
const currentOf = (error: ApiError) => PlanningItem.safeParse(error.current).data ?? null;

/** The form and all that can happen when it is saved. What was typed stays until the server has it. */
export function useItemForm({ subject, nameOf, onSaved }: Options) {
  const { terms } = useTenant();
  const [item, setItem] = useState(subject.kind === 'change' ? subject.item : null);
  const [theirs, setTheirs] = useState<PlanningItem | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [initial] = useState(() =>
    subject.kind === 'change' ? valuesOf(subject.item) : emptyValues(subject.opening),
  );
  const form = useForm<FormValues>({
    initialValues: initial,
    validate: (values) => validateForm(values, terms.project),
  });
  const saving = useSaveItem(subject.id);
  const base = item ? valuesOf(item) : initial;

  const save = async (values: FormValues, seen: PlanningItem | null): Promise<void> => {
    setFault(null);
    try {
      await saving.mutateAsync({ values, seen });
      onSaved(seen === null);
    } catch (error) {
      await refuse(error, values, seen);
    }
  };

  const refuse = async (error: unknown, values: FormValues, seen: PlanningItem | null) => {
    const current = error instanceof ApiError ? currentOf(error) : null;
    if (current && seen) {
      // Whoever was first left nothing to choose between: on with it, on top of theirs.
      if (clashesOf(valuesOf(seen), values, current).length === 0) {
        setItem(current);
        return save(values, current);
      }
      return setTheirs(current);
    }
    const errors = error instanceof ApiError ? fieldErrors(error.fields, nameOf) : {};
    form.setErrors(errors);
    if (Object.keys(errors).length === 0) setFault(messageOf(error));
  };

  /** Brings in what a colleague changed; `mine` saves at once what stays different. */
  const resolve = (keep: 'mine' | 'theirs') => {
    if (!theirs) return;
    const merged = mergeForm(base, form.values, theirs, keep);
    form.setValues(merged);
    setItem(theirs);
    setTheirs(null);
    if (keep === 'mine') void save(merged, theirs);
  };

  const submit = form.onSubmit(
    (values) => save(values, item),
    (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus(),
  );

  return {
    form,
    submit,
    resolve,
    isDirty: differences(base, form.values).length > 0,
    isSaving: saving.isPending,
    fault,
    clashes: theirs && { theirs, fields: clashesOf(base, form.values, theirs) },
  };
}
