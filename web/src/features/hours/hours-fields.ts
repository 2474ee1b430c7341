import type { HoursProblem } from '@ploegplan/contract/hours/schemas';
import { limits } from '@ploegplan/contract/limits';
import type { FieldProblem } from '@ploegplan/contract/problem';
import { cellKey } from '@ploegplan/contract/rules/hours/hours';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { hoursProblemTexts } from '../../data/hours/hours.ts';
import { clientData, clientOption } from '../../data/records/clients.ts';
import { employeeData } from '../../data/records/employees.ts';
import { statusData } from '../../data/records/project-statuses.ts';
import { projectData, projectOption } from '../../data/records/projects.ts';
import { formatHours } from '../../lib/values/hours.ts';
import type { Field } from '../../ui/form/fields.ts';
import { optionsOf } from '../../ui/form/select/options.ts';
import { quartersText } from './grid/cell-texts.ts';
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

const rejectionOf = ([problem]: readonly FieldProblem[]): string | undefined =>
  problem && isProblem(problem.code) ? hoursProblemTexts[problem.code] : undefined;

/** Who and what can be chosen. */
export function useOptions() {
  const { data: people } = useQuery(employeeData.list);
  const { data: projects } = useQuery(projectData.list);
  const { data: clients } = useQuery(clientData.list);
  const { data: statuses } = useQuery(statusData.list);
  return useMemo(() => {
    const clientOf = new Map(clients?.map((client) => [client.id, client]));
    return {
      projects,
      people:
        people &&
        optionsOf(people, {
          label: ({ name }) => name,
          detail: ({ crew, jobTitle }) => ({ detail: crew || jobTitle }),
          isGone: ({ deleted }) => deleted,
        }),
      work: projects &&
        clients && [
          ...optionsOf(projects, projectOption(clientOf, statuses ?? [])),
          ...optionsOf(clients, clientOption),
        ],
    };
  }, [people, projects, clients, statuses]);
}

/** The hours that are there now. */
export const cellOf = (page: HoursPage, { employeeId, date, targetId, kindId }: HoursValues) =>
  page.cells?.get(cellKey(employeeId ?? '', date, targetId ?? '', kindId ?? ''));

type Context = ReturnType<typeof useOptions> & {
  isChange: boolean;
  /** There are hours already where these are added. */
  replaces: boolean;
};

/** The fields of a form of hours. */
export function fieldsOf(
  page: HoursPage,
  values: HoursValues,
  { people, work, isChange, replaces }: Context,
): Field<HoursValues>[] {
  const now = cellOf(page, values);
  const there = [
    now?.planned ? `gepland ${quartersText(now.planned)} uur` : '',
    now?.entered != null ? `ingevuld ${quartersText(now.entered)} uur` : '',
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
      rejectionOf,
    },
    {
      kind: 'select',
      name: 'kindId',
      label: 'Soort',
      required: true,
      width: 'half',
      options:
        page.kinds &&
        optionsOf(page.kinds, {
          label: ({ name }) => name,
          detail: () => ({}),
          isGone: ({ deleted }) => deleted,
        }),
    },
    {
      kind: 'select',
      name: 'targetId',
      label: 'Werk',
      required: true,
      missing: 'Kies waaraan is gewerkt',
      options: work,
      rejectionOf,
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
      rejectionOf,
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
