import { Group, Input, SegmentedControl } from '@mantine/core';
import { useId } from 'react';
import { clientData } from '../../../data/clients.ts';
import { projectData } from '../../../data/projects.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import type { CustomInput } from '../../../ui/form/fields.ts';
import { optionsOf } from '../../../ui/form/options.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import type { Choices } from './choices.ts';
import type { FormValues, Target } from './values.ts';

interface TargetFieldProps extends CustomInput<FormValues> {
  choices: Choices;
  /** Adds a new project or client. */
  onPlus: (kind: Target['kind']) => void;
}

/** What is worked on: a project, or a client for whom there is no project. */
export function TargetField(props: TargetFieldProps) {
  const { values, change, error, isFirst, choices, onPlus } = props;
  const id = useId();
  const { terms } = useTenant();
  const addProject = projectData.useAdd();
  const addClient = clientData.useAdd();
  const { target } = values;
  const set = (changes: Partial<Target>) => change({ target: { ...target, ...changes } });
  const shared = { id, error, 'data-autofocus': isFirst, required: true } as const;
  return (
    <div>
      <Group justify="space-between" mb={4}>
        <Input.Label required htmlFor={id}>
          {target.kind === 'project' ? terms.project : 'Klant'}
        </Input.Label>
        <SegmentedControl<Target['kind']>
          size="xs"
          aria-label="Plannen op"
          data={[
            { value: 'project', label: terms.project },
            { value: 'client', label: 'Klant' },
          ]}
          value={target.kind}
          onChange={(kind) => set({ kind })}
        />
      </Group>
      {target.kind === 'project' ? (
        <SelectField
          {...shared}
          key="project"
          placeholder={`Zoek een ${terms.project.toLocaleLowerCase('nl')}`}
          settings={{
            options: optionsOf(choices.projects, ({ title }) => title),
            plus: `${terms.project} toevoegen`,
          }}
          value={target.projectId}
          onChange={(projectId) => set({ projectId })}
          onPlus={() => onPlus('project')}
          onNew={async ({ id: projectId, text }) => {
            await addProject.mutateAsync({ id: projectId, title: text });
            set({ projectId });
          }}
        />
      ) : (
        <SelectField
          {...shared}
          key="client"
          placeholder="Zoek een klant"
          settings={{
            options: optionsOf(choices.clients, ({ name }) => name),
            plus: 'Klant toevoegen',
          }}
          value={target.clientId}
          onChange={(clientId) => set({ clientId })}
          onPlus={() => onPlus('client')}
          onNew={async ({ id: clientId, text }) => {
            await addClient.mutateAsync({ id: clientId, name: text });
            set({ clientId });
          }}
        />
      )}
    </div>
  );
}
