import type { OpenProject } from '@ploegplan/contract/employee-planning/schemas';
import { translate } from '@ploegplan/contract/languages/translate';
import { limits } from '@ploegplan/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { openProjectsQuery, useAddOtherWork } from '../../../data/own/other-work.ts';
import { useToday } from '../../../lib/dates/useToday.ts';
import { formatRefusal } from '../../../lib/outbox/refusals.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import { parseHours } from '../../../lib/values/hours.ts';
import { FormDrawer } from '../../../ui/form/FormDrawer.tsx';
import type { Field } from '../../../ui/form/fields.ts';
import { LoadingDrawer } from '../../../ui/form/LoadingDrawer.tsx';
import { useRecordForm } from '../../../ui/form/useRecordForm.ts';

interface Props {
  opened: boolean;
  onClose: () => void;
}

interface Values {
  projectId: string | null;
  date: string;
  hoursWorked: string;
  notes: string;
}

const TITLE = translate('Ander werk');

const createFields = (
  projects: readonly OpenProject[],
  { term, today }: { term: string; today: string },
): Field<Values>[] => [
  {
    kind: 'select',
    name: 'projectId',
    label: term,
    required: true,
    options: projects.map(({ id, title, clientName }) => ({
      value: id,
      label: title,
      detail: clientName,
    })),
    explainRejection: (_, error) => formatRefusal(error),
  },
  { kind: 'date', name: 'date', label: translate('Dag'), required: true, isNear: true, max: today },
  {
    kind: 'hours',
    name: 'hoursWorked',
    label: translate('Uren gewerkt'),
    required: true,
    findError: ({ hoursWorked }) =>
      parseHours(hoursWorked) === 0 ? translate('Vul meer dan nul in') : undefined,
  },
  { kind: 'multiline', name: 'notes', label: translate('Werkzaamheden'), maxLength: limits.notes },
];

/** Records hours on work that was not planned. Default export for lazy loading. */
export default function OtherWorkForm(props: Props) {
  const { data, error, refetch } = useQuery(openProjectsQuery);
  if (data) return <LoadedForm {...props} projects={data} />;
  return <LoadingDrawer {...props} title={TITLE} error={error} onRetry={() => void refetch()} />;
}

function LoadedForm({ opened, onClose, projects }: Props & { projects: readonly OpenProject[] }) {
  const today = useToday();
  const { terms } = useTenant();
  const [id] = useState(() => uuidv7());
  const [empty] = useState<Values>({ projectId: null, date: today, hoursWorked: '', notes: '' });
  const adding = useAddOtherWork();
  const form = useRecordForm<Values, { id: string; version: number }>({
    id,
    fields: createFields(projects, { term: terms.project, today }),
    empty,
    row: null,
    toValues: () => empty,
    save: async ({ projectId, date, hoursWorked, notes }) => {
      const { id: chosen = '', title = '' } =
        projects.find((project) => project.id === projectId) ?? {};
      const hours = parseHours(hoursWorked) ?? 0;
      const body = { id, date, projectId: chosen, hoursWorked: hours, notes };
      await adding.mutateAsync({ body, title });
      return { id, version: 1 };
    },
    onSaved: onClose,
  });
  return (
    <FormDrawer
      opened={opened}
      onClose={onClose}
      title={TITLE}
      saveLabel={translate('Opslaan')}
      form={form}
      failure={translate('Fout bij het opslaan van uren.')}
      isKept
    />
  );
}
