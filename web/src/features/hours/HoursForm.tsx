import type { HoursProblem } from '@ploegplan/contract/hours.schemas';
import { limits } from '@ploegplan/contract/limits';
import type { FieldProblem } from '@ploegplan/contract/problem';
import { cellKey, hoursOf } from '@ploegplan/contract/rules/hours';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { clientData, clientOption } from '../../data/clients.ts';
import { employeeData } from '../../data/employees.ts';
import { hoursProblemTexts, useRecordHours } from '../../data/hours.ts';
import { statusData } from '../../data/project-statuses.ts';
import { projectData, projectOption } from '../../data/projects.ts';
import { ApiError } from '../../lib/api/errors.ts';
import { formatDay } from '../../lib/dates/dates.ts';
import { notify } from '../../lib/notify.ts';
import { formatHours } from '../../lib/values/hours.ts';
import { parseNumber } from '../../lib/values/numbers.ts';
import { FormDrawer } from '../../ui/form/FormDrawer.tsx';
import type { Field } from '../../ui/form/fields.ts';
import { optionsOf } from '../../ui/form/options.ts';
import { useRecordForm } from '../../ui/form/useRecordForm.ts';
import { quartersText } from './grid/cell-texts.ts';
import type { HoursDrawerProps, HoursEntry } from './HoursDrawers.tsx';
import type { HoursPage } from './useHoursPage.ts';

interface Values {
  employeeId: string | null;
  date: string;
  targetId: string | null;
  kindId: string | null;
  hours: string;
  reason: string;
}

/** The field at which a problem is shown. */
const fieldOf: Record<HoursProblem, keyof Values> = {
  'hours-approved': 'date',
  'not-in-service': 'date',
  'changed-meanwhile': 'hours',
  'too-many-hours': 'hours',
  'unknown-reference': 'targetId',
};

const refusal = (problem: HoursProblem) =>
  new ApiError({
    type: 'about:blank',
    title: problem,
    status: 400,
    code: 'validation',
    requestId: '',
    fields: [{ field: fieldOf[problem], code: problem }],
  });

const isProblem = (code: string): code is HoursProblem => code in hoursProblemTexts;

const rejectionOf = ([problem]: readonly FieldProblem[]): string | undefined =>
  problem && isProblem(problem.code) ? hoursProblemTexts[problem.code] : undefined;

function useOptions() {
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

const cellOf = (page: HoursPage, { employeeId, date, targetId, kindId }: Values) =>
  page.cells?.get(cellKey(employeeId ?? '', date, targetId ?? '', kindId ?? ''));

type Context = ReturnType<typeof useOptions> & {
  /** Changed hours stay where they are: with another day they would be there twice. */
  isChange: boolean;
  /** There are hours already where these are added. */
  replaces: boolean;
};

function fieldsOf(
  page: HoursPage,
  values: Values,
  { people, work, isChange, replaces }: Context,
): Field<Values>[] {
  const now = cellOf(page, values);
  const there = [
    now?.planned ? `gepland ${quartersText(now.planned)} uur` : '',
    now?.entered != null ? `ingevuld ${quartersText(now.entered)} uur` : '',
    now?.line ? `kantoor ${formatHours(now.line.hours)} uur` : '',
  ].filter(Boolean);
  return [
    {
      kind: 'select',
      name: 'employeeId',
      label: 'Wie',
      required: true,
      missing: 'Kies voor wie de uren zijn',
      options: people,
      disabled: isChange,
    },
    {
      kind: 'date',
      name: 'date',
      label: 'Dag',
      required: true,
      width: 'half',
      rejectionOf,
      disabled: isChange,
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
      disabled: isChange,
    },
    {
      kind: 'select',
      name: 'targetId',
      label: 'Werk',
      required: true,
      missing: 'Kies waaraan is gewerkt',
      options: work,
      rejectionOf,
      disabled: isChange,
    },
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
      help: 'Waarom het anders is dan de werknemer invulde.',
      maxLength: limits.reason,
    },
  ];
}

interface Props extends HoursDrawerProps {
  entry: HoursEntry;
}

/** Adds hours of somebody, or changes them. Default export for lazy loading. */
export default function HoursForm({ opened, onClose, page, entry }: Props) {
  const options = useOptions();
  const recording = useRecordHours();
  const [id] = useState(() => uuidv7());
  const [initial] = useState((): Values => {
    const values = {
      employeeId: entry.employeeId,
      date: entry.date,
      targetId: entry.targetId ?? null,
      kindId: entry.kindId ?? page.standardKindId ?? null,
    };
    const cell = cellOf(page, { ...values, hours: '', reason: '' });
    return {
      ...values,
      hours: quartersText(cell?.quarters ?? cell?.planned ?? null),
      reason: cell?.line?.reason ?? '',
    };
  });
  const [shown, setShown] = useState(initial);
  const isChange = entry.targetId !== undefined;
  const replaces = !isChange && Boolean(cellOf(page, shown)?.quarters);
  const form = useRecordForm<Values, { version: number }>({
    id,
    fields: fieldsOf(page, shown, { ...options, isChange, replaces }),
    empty: initial,
    row: null,
    valuesOf: () => initial,
    save: async (values) => {
      const { employeeId, date, targetId, kindId, reason } = values;
      const isProject = options.projects?.some((project) => project.id === targetId);
      const { problems } = await recording.mutateAsync([
        {
          employeeId: employeeId ?? '',
          date,
          projectId: isProject ? targetId : null,
          clientId: isProject ? null : targetId,
          kindId: kindId ?? '',
          hours: parseNumber(values.hours),
          reason,
          seen: hoursOf(cellOf(page, values)?.quarters),
        },
      ]);
      const [problem] = problems;
      if (problem) throw refusal(problem.code);
      return { version: 1 };
    },
    onSaved: (_row, _seen, values) => {
      const who = options.people?.find(({ value }) => value === values.employeeId)?.label;
      notify.success('Uren bewaard', `${who}, ${formatDay(values.date)}`);
      onClose();
    },
  });
  if (form.values !== shown) setShown(form.values);
  return (
    <FormDrawer
      opened={opened}
      onClose={onClose}
      title={isChange ? 'Uren wijzigen' : 'Uren toevoegen'}
      saveLabel={isChange ? 'Opslaan' : replaces ? 'Vervangen' : 'Toevoegen'}
      form={form}
      failure="Uren bewaren mislukt"
    />
  );
}
