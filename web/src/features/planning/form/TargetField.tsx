import { Group, Input, SegmentedControl, Select } from '@mantine/core';
import { useTenant } from '../../../lib/tenant.ts';
import { type Choices, choicesOf } from './choices.ts';
import type { ItemForm } from './useItemForm.ts';

/** What is worked on: a project, or a client for whom there is no project. */
export function TargetField({ form, choices }: { form: ItemForm; choices: Choices }) {
  const { terms } = useTenant();
  const { target, projectId, clientId } = form.values;
  const isProject = target === 'project';
  const shared = {
    searchable: true,
    openOnFocus: false,
    allowDeselect: false,
    selectFirstOptionOnChange: true,
    nothingFoundMessage: 'Niets gevonden',
    maxDropdownHeight: 280,
  };
  return (
    <div>
      <Group justify="space-between" mb={4}>
        <Input.Label required htmlFor="planning-target">
          {isProject ? terms.project : 'Klant'}
        </Input.Label>
        <SegmentedControl
          size="xs"
          aria-label="Plannen op"
          data={[
            { value: 'project', label: terms.project },
            { value: 'client', label: 'Klant' },
          ]}
          {...form.getInputProps('target')}
        />
      </Group>
      {isProject ? (
        <Select
          {...shared}
          key="project"
          id="planning-target"
          data-autofocus
          placeholder={`Zoek een ${terms.project.toLocaleLowerCase('nl')}`}
          data={choicesOf(choices.projects, [projectId], ({ title }) => title)}
          {...form.getInputProps('projectId')}
        />
      ) : (
        <Select
          {...shared}
          key="client"
          id="planning-target"
          data-autofocus
          placeholder="Zoek een klant"
          data={choicesOf(choices.clients, [clientId], ({ name }) => name)}
          {...form.getInputProps('clientId')}
        />
      )}
    </div>
  );
}
