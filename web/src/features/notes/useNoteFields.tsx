import { limits } from '@ploegplan/contract/limits';
import type { Note } from '@ploegplan/contract/notes/schemas';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { clientData, clientOption } from '../../data/records/clients.ts';
import { employeeData } from '../../data/records/employees.ts';
import type { NoteValues } from '../../data/records/notes.ts';
import { statusData } from '../../data/records/project-statuses.ts';
import { projectData, projectOption } from '../../data/records/projects.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import { oneLineOf, plainTextOf } from '../../lib/values/rich-text.ts';
import type { Field, Option } from '../../ui/form/fields.ts';
import { optionsOf } from '../../ui/form/select/options.ts';
import type { RecordField } from '../../ui/record/fields.tsx';
import { RichTextField } from '../../ui/rich-text/RichTextField.tsx';
import { aboutLink, planningText } from './about.tsx';
import { crewText } from './crew.ts';
import { Signs } from './Signs.tsx';

/** The choices of what a note can be about. */
function useChoices() {
  const clients = useQuery(clientData.list).data;
  const employees = useQuery(employeeData.list).data;
  const projects = useQuery(projectData.list).data;
  const statuses = useQuery(statusData.list).data;
  return useMemo(() => {
    const clientOf = new Map(clients?.map((one) => [one.id, one]));
    return {
      clients: clients && optionsOf(clients, clientOption),
      employees:
        employees &&
        optionsOf(employees, {
          label: ({ name }) => name,
          detail: ({ jobTitle }) => ({ detail: jobTitle }),
        }),
      projects:
        clients && projects && statuses && optionsOf(projects, projectOption(clientOf, statuses)),
    };
  }, [clients, employees, projects, statuses]);
}

const labelIn = (options: readonly Option[] | undefined, id: string | null) =>
  options?.find(({ value }) => value === id)?.label ?? '';

const none: readonly Option[] = [];

/** The fields of a note; `items` are the planning items that can be chosen. */
export function useNoteFields(items: readonly Option[] = none) {
  const { terms } = useTenant();
  const choices = useChoices();
  return useMemo(
    (): readonly RecordField<NoteValues, Note>[] => [
      {
        kind: 'text',
        name: 'title',
        label: 'Titel',
        required: true,
        maxLength: limits.name,
        column: {
          width: 14,
          cell: (note) => (
            <>
              <Signs {...note} />
              {note.title}
            </>
          ),
        },
      },
      textField,
      {
        kind: 'switch',
        name: 'isPinned',
        label: 'Vastzetten',
        help: 'Staat bovenaan.',
        // Its sign says it.
        fact: () => null,
      },
      {
        kind: 'switch',
        name: 'isForCrew',
        label: 'Voor de ploeg',
        help: (values) => crewText(values, terms.project),
        fact: (note) => note.isForCrew && crewText(note, terms.project),
      },
      {
        kind: 'select',
        name: 'project',
        label: terms.project,
        group: 'Gaat over',
        options: choices.projects,
        fact: (note) => aboutLink(note, 'project', labelIn(choices.projects, note.project)),
      },
      {
        kind: 'select',
        name: 'planningItem',
        label: 'Planning',
        group: 'Gaat over',
        help: 'De dag waar het om gaat.',
        options: items,
        hiddenWhen: ({ planningItem }) => planningItem === null && items.length === 0,
        textOf: ({ planningItem }) =>
          planningItem === null ? '' : labelIn(items, planningItem) || 'een dag',
        fact: (note) =>
          note.planningItem !== null && aboutLink(note, 'planningItem', planningText(note)),
      },
      {
        kind: 'select',
        name: 'client',
        label: 'Klant',
        group: 'Gaat over',
        options: choices.clients,
        fact: (note) => aboutLink(note, 'client', labelIn(choices.clients, note.client)),
      },
      {
        kind: 'select',
        name: 'employee',
        label: 'Werknemer',
        group: 'Gaat over',
        options: choices.employees,
        fact: (note) => aboutLink(note, 'employee', labelIn(choices.employees, note.employee)),
      },
    ],
    [choices, items, terms],
  );
}

const textField: Field<NoteValues> & RecordField<NoteValues, Note> = {
  kind: 'custom',
  name: 'text',
  label: 'Tekst',
  empty: '',
  render: ({ values, change, error }) => (
    <RichTextField
      label="Tekst"
      value={values.text}
      onChange={(text) => change({ text })}
      error={error}
    />
  ),
  textOf: ({ text }) => plainTextOf(text),
  comparable: ({ text }) => text,
  errorOf: ({ text }) =>
    plainTextOf(text).length > limits.noteText || text.length > limits.noteHtml
      ? 'Dit is te lang, verdeel het over twee notities'
      : undefined,
  column: { width: 18, value: ({ text }) => oneLineOf(text) },
  // It stands above the facts.
  fact: () => null,
};
