import type { HoursProblem } from '@ploegplan/contract/hours/schemas';
import { limits } from '@ploegplan/contract/limits';
import type { FieldProblem } from '@ploegplan/contract/problem';
import { createCellKey } from '@ploegplan/contract/rules/hours/hours';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { hoursProblemTexts } from '../../data/hours/hours.ts';
import { clientData, clientOption } from '../../data/records/clients.ts';
import { employeeData } from '../../data/records/employees.ts';
import { statusData } from '../../data/records/project-statuses.ts';
import { createProjectOption, projectData } from '../../data/records/projects.ts';
import { formatHours } from '../../lib/values/hours.ts';
import type { Field } from '../../ui/form/fields.ts';
import { createOptions } from '../../ui/form/select/options.ts';
import { formatQuarters } from './grid/cell-texts.ts';
import type { HoursPage } from './useHoursPage.ts';

export interface HoursValues {
  employeeId: string | null;
  date: string;
  targetId: string | null;
  kindId: string | null;
  hours: string;
  reason: string;
}

const isProblem = (code: string): code is HoursProblem => code in hoursProblemTexts;

const explainProblem = ([problem]: readonly FieldProblem[]): string | undefined =>
  problem && isProblem(problem.code) ? hoursProblemTexts[problem.code] : undefined;

export function useOptions() {
  const { data: people } = useQuery(employeeData.list);
  const { data: projects } = useQuery(projectData.list);
  const { data: clients } = useQuery(clientData.list);
  const { data: statuses } = useQuery(statusData.list);
  return useMemo(() => {
    const clientsById = new Map(clients?.map((client) => [client.id, client]));
    return {
      projects,
      people:
        people &&
        createOptions(people, {
          label: ({ name }) => name,
          detail: ({ crew, jobTitle }) => ({ detail: crew || jobTitle }),
          isUnavailable: ({ deleted }) => deleted,
        }),
      work: projects &&
        clients && [
          ...createOptions(projects, createProjectOption(clientsById, statuses ?? [])),
          ...createOptions(clients, clientOption),
        ],
    };
  }, [people, projects, clients, statuses]);
}

/** The hours that are there now. */
export const findCell = (page: HoursPage, { employeeId, date, targetId, kindId }: HoursValues) =>
  page.cells?.get(createCellKey(employeeId ?? '', date, targetId ?? '', kindId ?? ''));

type Context = ReturnType<typeof useOptions> & {
  isChange: boolean;
  /** True when hours exist already where these are added. */
  replaces: boolean;
};

/** The fields of a form of hours. */
export function createFields(
  page: HoursPage,
  values: HoursValues,
  { people, work, isChange, replaces }: Context,
): Field<HoursValues>[] {
  const now = findCell(page, values);
  const there = [
    now?.planned ? `gepland ${formatQuarters(now.planned)} uur` : '',
    now?.entered != null ? `ingevuld ${formatQuarters(now.entered)} uur` : '',
    now?.line ? `kantoor ${formatHours(now.line.hours)} uur` : '',
  ].filter(Boolean);
  const place: Field<HoursValues>[] = [
    {
      kind: 'select',
      name: 'employeeId',
      label: 'Wie',
      required: true,
      missing: 'Kies voor wie de uren zijn',
      options: people,
    },
    {
      kind: 'date',
      name: 'date',
      label: 'Dag',
      required: true,
      width: 'half',
      explainRejection: explainProblem,
    },
    {
      kind: 'select',
      name: 'kindId',
      label: 'Soort',
      required: true,
      width: 'half',
      options:
        page.kinds &&
        createOptions(page.kinds, {
          label: ({ name }) => name,
          detail: () => ({}),
          isUnavailable: ({ deleted }) => deleted,
        }),
    },
    {
      kind: 'select',
      name: 'targetId',
      label: 'Werk',
      required: true,
      missing: 'Kies waaraan is gewerkt',
      options: work,
      explainRejection: explainProblem,
    },
  ];
  const amount: Field<HoursValues>[] = [
    {
      kind: 'hours',
      name: 'hours',
      label: 'Uren',
      required: true,
      missing: 'Vul de uren in',
      help: [
        there.length > 0 && `Nu: ${there.join(', ')}.`,
        replaces && 'Wat je invult komt daarvoor in de plaats.',
      ]
        .filter(Boolean)
        .join(' '),
      explainRejection: explainProblem,
    },
    {
      kind: 'multiline',
      name: 'reason',
      label: 'Reden',
      ...(now?.entered != null && { help: 'Waarom het anders is dan de werknemer invulde.' }),
      maxLength: limits.reason,
    },
  ];
  // Changed hours stay where they are: with another day they would be there twice.
  return isChange ? amount : [...place, ...amount];
}
