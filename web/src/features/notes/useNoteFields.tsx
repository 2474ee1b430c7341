import { limits } from '@ploegplan/contract/limits';
import type { Note } from '@ploegplan/contract/notes/schemas';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { clientData, clientOption } from '../../data/records/clients.ts';
import { employeeData } from '../../data/records/employees.ts';
import type { NoteValues } from '../../data/records/notes.ts';
import { statusData } from '../../data/records/project-statuses.ts';
import { createProjectOption, projectData } from '../../data/records/projects.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import { toOneLine, toPlainText } from '../../lib/values/rich-text.ts';
import type { Field, Option } from '../../ui/form/fields.ts';
import { createOptions } from '../../ui/form/select/options.ts';
import type { RecordField } from '../../ui/record/fields.tsx';
import { RichTextField } from '../../ui/rich-text/RichTextField.tsx';
import { formatPlanning, renderAboutLink } from './about.tsx';
import { formatCrew } from './crew.ts';
import { Signs } from './Signs.tsx';

/** The choices of what a note can be about. */
function useChoices() {
  const clients = useQuery(clientData.list).data;
  const employees = useQuery(employeeData.list).data;
  const projects = useQuery(projectData.list).data;
  const statuses = useQuery(statusData.list).data;
  return useMemo(() => {
    const clientsById = new Map(clients?.map((client) => [client.id, client]));
    return {
      clients: clients && createOptions(clients, clientOption),
      employees:
        employees &&
        createOptions(employees, {
          label: ({ name }) => name,
          detail: ({ jobTitle }) => ({ detail: jobTitle }),
        }),
      projects:
        clients &&
        projects &&
        statuses &&
        createOptions(projects, createProjectOption(clientsById, statuses)),
    };
  }, [clients, employees, projects, statuses]);
}

const findLabel = (options: readonly Option[] | undefined, id: string | null) =>
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
        // The sign of the note shows this already.
        fact: () => null,
      },
      {
        kind: 'switch',
        name: 'isForCrew',
        label: 'Voor de ploeg',
        help: (values) => formatCrew(values, terms.project),
        fact: (note) => note.isForCrew && formatCrew(note, terms.project),
      },
      {
        kind: 'select',
        name: 'project',
        label: terms.project,
        group: 'Gaat over',
        options: choices.projects,
        fact: (note) => renderAboutLink(note, 'project', findLabel(choices.projects, note.project)),
      },
      {
        kind: 'select',
        name: 'planningItem',
        label: 'Planning',
        group: 'Gaat over',
        help: 'De dag waar het om gaat.',
        options: items,
        hiddenWhen: ({ planningItem }) => planningItem === null && items.length === 0,
        formatText: ({ planningItem }) =>
          planningItem === null ? '' : findLabel(items, planningItem) || 'een dag',
        fact: (note) =>
          note.planningItem !== null && renderAboutLink(note, 'planningItem', formatPlanning(note)),
      },
      {
        kind: 'select',
        name: 'client',
        label: 'Klant',
        group: 'Gaat over',
        options: choices.clients,
        fact: (note) => renderAboutLink(note, 'client', findLabel(choices.clients, note.client)),
      },
      {
        kind: 'select',
        name: 'employee',
        label: 'Werknemer',
        group: 'Gaat over',
        options: choices.employees,
        fact: (note) =>
          renderAboutLink(note, 'employee', findLabel(choices.employees, note.employee)),
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
  formatText: ({ text }) => toPlainText(text),
  comparable: ({ text }) => text,
  findError: ({ text }) =>
    toPlainText(text).length > limits.noteText || text.length > limits.noteHtml
      ? 'Dit is te lang, verdeel het over twee notities'
      : undefined,
  column: { width: 18, value: ({ text }) => toOneLine(text) },
  // The text stands above the facts.
  fact: () => null,
};
