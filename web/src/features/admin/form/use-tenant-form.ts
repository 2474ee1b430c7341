import { type UseFormReturnType, useForm } from '@mantine/form';
import { ManagedTenant } from '@ploegplan/contract/admin';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../lib/api-errors.ts';
import { clashesOf, mergeForm } from '../../../lib/conflict.ts';
import { messageOf } from '../../../lib/messages.ts';
import { showTenant } from '../queries.ts';
import { refusalsOf, validate } from './refusals.ts';
import { change, create } from './save.ts';
import type { Subject } from './subject.ts';
import { differences, emptyValues, fields, type TenantValues, valuesOf } from './values.ts';

export type TenantForm = UseFormReturnType<TenantValues>;

interface Options {
  subject: Subject;
  onSaved: (tenant: ManagedTenant, before: ManagedTenant | null) => void;
}

/** The row that came with a refusal, if it did. */
const currentOf = (error: unknown) =>
  error instanceof ApiError ? (ManagedTenant.safeParse(error.current).data ?? null) : null;

/** The form and all that can happen when it is saved. What was typed stays until the server has it. */
export function useTenantForm({ subject, onSaved }: Options) {
  const cache = useQueryClient();
  const isNew = subject.kind === 'new';
  const [seen, setSeen] = useState(isNew ? null : subject.tenant);
  const [theirs, setTheirs] = useState<ManagedTenant | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const base = seen ? valuesOf(seen) : emptyValues;
  const form = useForm<TenantValues>({
    initialValues: base,
    validate: (values) => validate(values, isNew),
  });
  const saving = useMutation({
    mutationFn: ({ values, before }: { values: TenantValues; before: ManagedTenant | null }) =>
      before ? change(before, values) : create(subject.id, values),
    onSuccess: (tenant) => showTenant(cache, tenant),
  });

  /** The first field with a fault, in the order in which they stand. */
  const focusFault = (errors: object) =>
    form.getInputNode(fields.find((field) => field in errors) ?? '')?.focus();

  const save = async (values: TenantValues, before: ManagedTenant | null): Promise<void> => {
    setFault(null);
    try {
      onSaved(await saving.mutateAsync({ values, before }), before);
    } catch (error) {
      await refuse(error, values, before);
    }
  };

  const refuse = async (error: unknown, values: TenantValues, before: ManagedTenant | null) => {
    const row = currentOf(error);
    if (row && before) {
      // Whoever was first left nothing to choose between: on with it, on top of theirs.
      const versions = { base: valuesOf(before), mine: values, theirs: valuesOf(row) };
      if (clashesOf(differences, versions).length > 0) return setTheirs(row);
      setSeen(row);
      return save(values, row);
    }
    const errors = error instanceof ApiError ? refusalsOf(error, values) : {};
    form.setErrors(errors);
    focusFault(errors);
    if (Object.keys(errors).length === 0) setFault(messageOf(error));
  };

  const versionsBeside = (row: ManagedTenant) => ({
    base,
    mine: form.values,
    theirs: valuesOf(row),
  });

  /** Brings in what somebody else changed; `mine` saves at once what stays different. */
  const resolve = (keep: 'mine' | 'theirs') => {
    if (!theirs) return;
    const merged = mergeForm(differences, versionsBeside(theirs), keep);
    form.setValues(merged);
    setSeen(theirs);
    setTheirs(null);
    if (keep === 'mine') void save(merged, theirs);
  };

  return {
    form,
    submit: form.onSubmit((values) => save(values, seen), focusFault),
    resolve,
    isDirty: differences(base, form.values).length > 0,
    isSaving: saving.isPending,
    fault,
    conflict: theirs && {
      theirs: valuesOf(theirs),
      clashes: clashesOf(differences, versionsBeside(theirs)),
    },
  };
}
