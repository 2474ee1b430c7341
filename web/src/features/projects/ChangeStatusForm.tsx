import { limits } from '@ploegplan/contract/limits';
import type { Project } from '@ploegplan/contract/projects/schemas';
import { isEqual } from '@ploegplan/contract/values/equal';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { statusData, useStatusMutation } from '../../data/records/project-statuses.ts';
import { FormDrawer } from '../../ui/form/FormDrawer.tsx';
import type { Field } from '../../ui/form/fields.ts';
import { useRecordForm } from '../../ui/form/useRecordForm.ts';

interface Props {
  project: Project;
  opened: boolean;
  onClose: () => void;
}

interface Values {
  status: string | null;
  remark: string;
}

/** Changes the status of a project, with a remark for its history. Default export for lazy loading. */
export default function ChangeStatusForm({ project, opened, onClose }: Props) {
  const { data: statuses } = useQuery(statusData.list);
  const change = useStatusMutation();
  // A repeated save is the same change; another choice is another one.
  const sent = useRef<{ values?: Values; id: string }>({ id: '' });
  const getId = (values: Values): string => {
    if (!isEqual(sent.current.values, values)) sent.current = { values, id: uuidv7() };
    return sent.current.id;
  };
  const fields: Field<Values>[] = [
    {
      kind: 'select',
      name: 'status',
      label: 'Status',
      required: true,
      missing: 'Kies een status',
      options: statuses?.map((status) => ({ value: status.id, label: status.status })),
    },
    {
      kind: 'multiline',
      name: 'remark',
      label: 'Opmerking',
      help: 'Staat bij de geschiedenis van de status.',
      maxLength: limits.description,
    },
  ];
  const form = useRecordForm<Values, { version: number }>({
    id: `status of ${project.id}`,
    fields,
    empty: { status: project.status, remark: '' },
    row: null,
    toValues: () => ({ status: project.status, remark: '' }),
    save: async (values) => {
      const isChange = values.status !== project.status || values.remark.trim() !== '';
      if (isChange) await change.mutateAsync({ id: getId(values), project, ...values });
      return { version: 1 };
    },
    onSaved: onClose,
  });
  return (
    <FormDrawer
      opened={opened}
      onClose={onClose}
      title="Status wijzigen"
      saveLabel="Opslaan"
      form={form}
    />
  );
}
