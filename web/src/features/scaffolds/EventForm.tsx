import { limits } from '@ploegplan/contract/limits';
import { mayDo } from '@ploegplan/contract/rules/scaffolds/inspectors';
import type { Scaffold } from '@ploegplan/contract/scaffolds/schemas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { settingsQuery } from '../../data/company/settings.ts';
import { employeeData } from '../../data/records/employees.ts';
import { useRecordScaffold } from '../../data/records/scaffolds.ts';
import { useToday } from '../../lib/dates/useToday.ts';
import { notify } from '../../lib/notify.ts';
import { FormDrawer } from '../../ui/form/FormDrawer.tsx';
import type { Field } from '../../ui/form/fields.ts';
import { useRecordForm } from '../../ui/form/useRecordForm.ts';
import { asksChecklist, type ScaffoldAction } from '../../ui/scaffolds/actions.ts';
import {
  Checklist,
  createOpenAnswers,
  type OpenAnswer,
  toAnswers,
} from '../../ui/scaffolds/Checklist.tsx';

interface Values {
  employeeId: string | null;
  remark: string;
  answers: OpenAnswer[];
}

interface Props {
  scaffold: Scaffold;
  action: ScaffoldAction;
  checklist: readonly string[];
  opened: boolean;
  onClose: () => void;
}

/** Who may do it by the settings of the company, for the choice of who did. */
function useInspectors({ category }: Scaffold, action: ScaffoldAction) {
  const day = useToday();
  const { data: employees } = useQuery(employeeData.list);
  const { data: settings } = useQuery(settingsQuery);
  if (!employees || !settings) return undefined;
  const about = { category, day };
  const acts = [
    'inspects' as const,
    ...(action.toState === 'handed-over' ? (['handsOver'] as const) : []),
  ];
  return employees
    .filter(
      (one) =>
        !one.deleted && acts.every((act) => mayDo(act, one, about, settings.scaffoldSettings)),
    )
    .map(({ id, name, jobTitle }) => ({ value: id, label: name, detail: jobTitle }));
}

const findOpen = ({ answers }: Values) =>
  toAnswers(answers) === null ? 'Beantwoord elk punt' : undefined;

/** Records an inspection, a change of state or another event of a scaffold. */
export function EventForm({ scaffold, action, checklist, opened, onClose }: Props) {
  const [id] = useState(() => uuidv7());
  const isInspection = asksChecklist(action);
  const [empty] = useState<Values>(() => ({
    employeeId: null,
    remark: '',
    answers: isInspection ? createOpenAnswers(checklist) : [],
  }));
  const inspectors = useInspectors(scaffold, action);
  const recording = useRecordScaffold(scaffold.id);
  const fields: Field<Values>[] = [
    ...(isInspection
      ? [
          {
            kind: 'select' as const,
            name: 'employeeId' as const,
            label: 'Gedaan door',
            required: true,
            missing: 'Kies wie het deed',
            help: 'Wie dit mag, staat bij de instellingen.',
            options: inspectors,
            nothingFound: 'Niemand heeft de functie en het certificaat',
          },
          {
            kind: 'custom' as const,
            name: 'answers' as const,
            label: 'Controlepunten',
            findError: findOpen,
            render: renderChecklist,
            formatText: () => '',
            comparable: ({ answers }: Values) => answers,
          },
        ]
      : []),
    { kind: 'multiline', name: 'remark', label: 'Opmerking', maxLength: limits.reason },
  ];
  const form = useRecordForm<Values, { version: number }>({
    id: `event of ${scaffold.id}`,
    fields,
    empty,
    row: null,
    toValues: () => empty,
    save: async ({ employeeId, remark, answers }) => {
      const { kind, toState } = action;
      const at = new Date().toISOString();
      const sent = toAnswers(answers) ?? [];
      await recording.mutateAsync({ id, kind, toState, at, employeeId, remark, answers: sent });
      return { version: 1 };
    },
    onSaved: () => {
      notify.success('Vastgelegd', `${action.label}: steiger ${scaffold.number}`);
      onClose();
    },
  });
  return (
    <FormDrawer
      opened={opened}
      onClose={onClose}
      title={action.label}
      saveLabel="Vastleggen"
      form={form}
      failure="Vastleggen mislukt"
    />
  );
}

interface Input {
  values: Values;
  change: (values: Partial<Values>) => void;
  error: string | undefined;
}

const renderChecklist = ({ values, change, error }: Input) => (
  <Checklist answers={values.answers} onChange={(answers) => change({ answers })} error={error} />
);
