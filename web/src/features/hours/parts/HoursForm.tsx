import type { HoursProblem } from '@ploegplan/contract/hours/schemas';
import { toHours } from '@ploegplan/contract/rules/hours/hours';
import { isEqual } from '@ploegplan/contract/values/equal';
import { useRef, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { useRecordHours } from '../../../data/hours/hours.ts';
import { ApiError } from '../../../lib/api/errors.ts';
import { formatDay, formatLongDay } from '../../../lib/dates/dates.ts';
import { notify } from '../../../lib/notify.ts';
import { parseHours } from '../../../lib/values/hours.ts';
import { FormDrawer } from '../../../ui/form/FormDrawer.tsx';
import { useRecordForm } from '../../../ui/form/useRecordForm.ts';
import { confirmMoreThanPlanned } from '../../../ui/messages/confirm-hours.ts';
import { findExceeded } from '../commands.ts';
import { formatQuarters } from '../grid/cell-texts.ts';
import { createFields, findCell, type HoursValues, useOptions } from '../hours-fields.ts';
import type { HoursDrawerProps, HoursEntry } from './HoursDrawers.tsx';

/** The field at which a problem is shown. */
const fieldsByProblem: Record<HoursProblem, keyof HoursValues> = {
  'hours-approved': 'date',
  'not-in-service': 'date',
  'changed-meanwhile': 'hours',
  'too-many-hours': 'hours',
  'unknown-reference': 'targetId',
};

const createRefusal = (problem: HoursProblem, field: keyof HoursValues) =>
  new ApiError({
    type: 'about:blank',
    title: problem,
    status: 400,
    code: 'validation',
    requestId: '',
    fields: [{ field, code: problem }],
  });

interface Props extends HoursDrawerProps {
  entry: HoursEntry;
}

/** Adds hours of somebody, or changes them. Default export for lazy loading. */
export default function HoursForm({ opened, onClose, page, names, entry }: Props) {
  const options = useOptions();
  const recording = useRecordHours();
  const [id] = useState(() => uuidv7());
  const [initial] = useState((): HoursValues => {
    const values = {
      employeeId: entry.employeeId,
      date: entry.date,
      targetId: entry.targetId ?? null,
      kindId: entry.kindId ?? page.standardKindId ?? null,
    };
    const cell = findCell(page, { ...values, hours: '', reason: '' });
    return {
      ...values,
      hours: formatQuarters(cell?.quarters ?? cell?.planned ?? null),
      reason: cell?.line?.reason ?? '',
    };
  });
  const [shown, setShown] = useState(initial);
  /** The values that the user confirmed, so that saving again does not ask. */
  const sure = useRef<unknown>(null);
  const maySave = async (values: HoursValues): Promise<boolean> => {
    const { employeeId, date, targetId, kindId } = values;
    const work = { employeeId: employeeId ?? '', targetId: targetId ?? '', date };
    const hours = parseHours(values.hours);
    const { items = [] } = page;
    const planned = findExceeded(work, hours, { items, cell: findCell(page, values) });
    const entry = { ...work, kindId, hours };
    if (planned === null || isEqual(entry, sure.current)) return true;
    if (!(await confirmMoreThanPlanned([planned]))) return false;
    sure.current = entry;
    return true;
  };
  const isChange = entry.targetId !== undefined;
  const replaces = !isChange && Boolean(findCell(page, shown)?.quarters);
  const form = useRecordForm<HoursValues, { version: number }>({
    id,
    fields: createFields(page, shown, { ...options, isChange, replaces }),
    empty: initial,
    row: null,
    toValues: () => initial,
    maySave,
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
          hours: parseHours(values.hours),
          reason,
          seen: toHours(findCell(page, values)?.quarters),
        },
      ]);
      const [problem] = problems;
      // The place of changed hours is not a field.
      if (problem)
        throw createRefusal(problem.code, isChange ? 'hours' : fieldsByProblem[problem.code]);
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
      head={isChange && <About entry={entry} {...{ page, names }} />}
    />
  );
}

/** Shows whose hours are changed, and of which day and work. */
function About({ entry, page, names }: Pick<Props, 'entry' | 'page' | 'names'>) {
  const kind = page.kinds?.find(({ id }) => id === entry.kindId);
  return (
    <div className="flex flex-col gap-0-5 mb-4 wrap-anywhere">
      <strong>{names.getPerson(entry.employeeId ?? '').name}</strong>
      <span>{formatLongDay(entry.date)}</span>
      <span>{names.getTarget(entry.targetId ?? '').name}</span>
      {kind && !kind.isStandard && <span>{kind.name}</span>}
    </div>
  );
}
