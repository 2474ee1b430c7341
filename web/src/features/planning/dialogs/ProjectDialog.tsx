import { toLowerCase } from '@ploegplan/contract/texts/terms';
import { useState } from 'react';
import { usePlanningEdits } from '../../../data/planning/planning-edits.ts';
import { createProjectOption } from '../../../data/records/projects.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import { createOptions } from '../../../ui/form/select/options.ts';
import { SelectField } from '../../../ui/form/select/SelectField.tsx';
import { formatItemsTitle } from '../board/rows/labels.ts';
import { changeEdit } from '../edits/commands.ts';
import { explainTooMany } from '../edits/copy.ts';
import type { Planned } from '../usePlanning.ts';
import { BoardDialog, type DialogProps } from './BoardDialog.tsx';
import type { DialogSubject } from './subject.ts';

interface Props extends DialogProps {
  planned: Planned;
  subject: Extract<DialogSubject, { kind: 'project' }>;
}

/** Gives items another project. */
export function ProjectDialog({ opened, onClose, planned, subject: { items } }: Props) {
  const { choices, names } = planned;
  const { terms } = useTenant();
  const { apply } = usePlanningEdits();
  const [projectId, setProjectId] = useState<string | null>(null);
  const changed = items.filter((item) => item.projectId !== projectId);
  const fault = explainTooMany(changed.length);
  const clients = new Map(choices.clients.map((client) => [client.id, client]));
  const title = formatItemsTitle(items, names);
  const run = () => {
    void apply({
      edits: changed.map((item) => changeEdit(item, { projectId, clientId: null })),
      label: `${title} naar ${names.projects.get(projectId ?? '')?.title ?? ''}`,
    });
    onClose();
  };
  return (
    <BoardDialog
      opened={opened}
      onClose={onClose}
      title={`Ander ${toLowerCase(terms.project)}`}
      about={title}
      verb="Opslaan"
      onSubmit={projectId !== null && changed.length > 0 && fault === null ? run : null}
    >
      <SelectField
        data-autofocus
        label={terms.project}
        required
        withAsterisk={false}
        placeholder={`Zoek een ${toLowerCase(terms.project)}`}
        settings={{
          options: createOptions(choices.projects, createProjectOption(clients, choices.statuses)),
        }}
        value={projectId}
        onChange={setProjectId}
        error={fault}
      />
    </BoardDialog>
  );
}
