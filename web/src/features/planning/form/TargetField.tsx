import { Anchor, Group, Input } from '@mantine/core';
import { toLowerCase } from '@ploegplan/contract/texts/terms';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useMemo } from 'react';
import { clientOption } from '../../../data/records/clients.ts';
import { statusData } from '../../../data/records/project-statuses.ts';
import { createProjectOption } from '../../../data/records/projects.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import type { CustomInput, NewOption } from '../../../ui/form/fields.ts';
import { createOptions } from '../../../ui/form/select/options.ts';
import { SelectField } from '../../../ui/form/select/SelectField.tsx';
import { Segments } from '../../../ui/page/Segments.tsx';
import { useIsPhone } from '../../../ui/page/viewport.ts';
import classes from './form.module.css';
import type { Choices } from './values/names.ts';
import { type FormValues, type Target, toTargetIds } from './values/values.ts';

/** The ways to add a project or client that does not exist yet. */
export interface TargetAdding {
  /** Adds a new project or client by a form of its own. */
  onPlus: (kind: Target['kind'], text: string) => void;
  /** Adds one by its name alone. */
  onNew: (kind: Target['kind'], option: NewOption) => Promise<void>;
}

interface TargetFieldProps extends CustomInput<FormValues>, TargetAdding {
  choices: Choices;
  /** True when the item exists. */
  isSaved: boolean;
}

/** Chooses the subject of the work: a project, or a client for whom there is no project. */
export function TargetField(props: TargetFieldProps) {
  const { values, change, error, isFirst, choices, isSaved, onPlus, onNew } = props;
  const id = useId();
  const { terms } = useTenant();
  const options = useOptions(choices);
  const isPhone = useIsPhone();
  const { target } = values;
  const set = (changes: Partial<Target>) => change({ target: { ...target, ...changes } });
  // The keyboard of a phone would cover what one came to change.
  const takesFocus = isFirst && !(isPhone && isSaved);
  const shared = { id, error, 'data-autofocus': takesFocus || undefined, required: true } as const;
  return (
    <div>
      <Group justify="space-between" mb={4}>
        <Input.Label required htmlFor={id}>
          {target.kind === 'project' ? terms.project : 'Klant'}
        </Input.Label>
        <Segments<Target['kind']>
          size={isPhone ? 'sm' : 'xs'}
          aria-label="Plannen op"
          options={[
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
          placeholder={`Zoek een ${toLowerCase(terms.project)}`}
          settings={{
            options: options.projects,
            noun: terms.project,
          }}
          value={target.projectId}
          onChange={(projectId) => set({ projectId })}
          onPlus={(text) => onPlus('project', text)}
          onNew={async (option) => {
            await onNew('project', option);
            set({ projectId: option.id });
          }}
        />
      ) : (
        <SelectField
          {...shared}
          key="client"
          placeholder="Zoek een klant"
          settings={{
            options: options.clients,
            noun: 'Klant',
          }}
          value={target.clientId}
          onChange={(clientId) => set({ clientId })}
          onPlus={(text) => onPlus('client', text)}
          onNew={async (option) => {
            await onNew('client', option);
            set({ clientId: option.id });
          }}
        />
      )}
      <TargetLinks target={target} choices={choices} />
    </div>
  );
}

interface TargetLinksProps {
  target: Target;
  choices: Choices;
}

/** The pages of the chosen project and its client. */
function TargetLinks({ target, choices }: TargetLinksProps) {
  const { terms } = useTenant();
  const isPhone = useIsPhone();
  const { projectId, clientId } = toTargetIds(target);
  const project = choices.projects.find(({ id }) => id === projectId);
  const client = choices.clients.find(({ id }) => id === (project?.client ?? clientId));
  const links = [
    ...(project ? [{ to: `/project-details/${project.id}`, text: `${terms.project} openen` }] : []),
    ...(client
      ? [
          {
            to: `/klant-details/${client.id}`,
            // Both buttons must fit in one line.
            text: isPhone && project ? 'Klant openen' : `Klant: ${client.name}`,
          },
        ]
      : []),
  ];
  if (links.length === 0) return null;
  return (
    <div className={classes.links}>
      {links.map(({ to, text }) => (
        // On a phone the drawer has a history entry, which the next page replaces.
        <Anchor key={to} component={Link} to={to} replace={isPhone} size="sm">
          {text}
        </Anchor>
      ))}
    </div>
  );
}

/** The options are made once, because every key in a field of the form renders it. */
function useOptions({ projects, clients }: Choices) {
  const { data: statuses } = useQuery(statusData.list);
  return useMemo(() => {
    const clientsById = new Map(clients.map((client) => [client.id, client]));
    return {
      projects: createOptions(projects, createProjectOption(clientsById, statuses ?? [])),
      clients: createOptions(clients, clientOption),
    };
  }, [projects, clients, statuses]);
}
