import { toLowerCase } from '@ploegplan/contract/texts/terms';
import '../../ui/form/mantine.ts';
import { Button, TextInput } from '@mantine/core';
import { limits } from '@ploegplan/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { clientData } from '../../data/records/clients.ts';
import type { ImageFilter } from '../../data/records/images.ts';
import { projectData } from '../../data/records/projects.ts';
import { formatShortDay } from '../../lib/dates/dates.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import { createOptions } from '../../ui/form/select/options.ts';
import { SelectField } from '../../ui/form/select/SelectField.tsx';
import { useIsPhone } from '../../ui/page/viewport.ts';
import classes from './images.module.css';

export interface Filter extends ImageFilter {
  /** The day, as on the tiles. */
  day: string | null;
}

export const everything: Filter = { clientId: null, projectId: null, name: '', day: null };

interface Props {
  filter: Filter;
  days: readonly string[];
  onChange: (filter: Filter) => void;
}

/** Filters the offered images by client, project, day and name. A phone shows the name first, and the others on demand. */
export function PickerFilters({ filter, days, onChange }: Props) {
  const { terms } = useTenant();
  const isPhone = useIsPhone();
  const { data: clients } = useQuery(clientData.list);
  const { data: projects } = useQuery(projectData.list);
  const clientOptions = useMemo(
    () => clients && createOptions(clients, { label: ({ name }) => name }),
    [clients],
  );
  const projectOptions = useMemo(
    () =>
      projects &&
      createOptions(
        projects.filter(({ client }) => !filter.clientId || client === filter.clientId),
        { label: ({ title }) => title },
      ),
    [projects, filter.clientId],
  );
  const dayOptions = useMemo(
    () => days.map((day) => ({ value: day, label: formatShortDay(day) })),
    [days],
  );
  const { name, ...choices } = filter;
  const [isOpen, setOpen] = useState(!isPhone);
  const isWhole = isOpen || Object.values(choices).some(Boolean);
  return (
    <div className={classes.filters} data-whole={isWhole || undefined}>
      {isWhole && (
        <>
          <SelectField
            label="Klant"
            placeholder="Alle klanten"
            clearable
            settings={{ options: clientOptions }}
            value={filter.clientId}
            onChange={(clientId) => onChange({ ...filter, clientId, projectId: null })}
          />
          <SelectField
            label={terms.project}
            placeholder={`Alle ${toLowerCase(terms.projects)}`}
            clearable
            settings={{ options: projectOptions }}
            value={filter.projectId}
            onChange={(projectId) => onChange({ ...filter, projectId })}
          />
          <SelectField
            label="Dag"
            placeholder="Alle dagen"
            clearable
            settings={{ options: dayOptions }}
            value={filter.day}
            onChange={(day) => onChange({ ...filter, day })}
          />
        </>
      )}
      <TextInput
        // On a phone the keyboard would cover the images.
        data-autofocus={!isPhone || undefined}
        label={isWhole && 'Naam'}
        aria-label="Naam"
        placeholder="Deel van de naam"
        maxLength={limits.filename}
        value={name}
        onChange={({ currentTarget }) => onChange({ ...filter, name: currentTarget.value })}
      />
      {!isWhole && (
        <Button variant="default" onClick={() => setOpen(true)}>
          Filteren
        </Button>
      )}
    </div>
  );
}
