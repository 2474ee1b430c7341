import { Anchor } from '@mantine/core';
import { addDays, getToday, isDate } from '@ploegplan/contract/dates/dates';
import type { Employee, PlannedForEmployee } from '@ploegplan/contract/employees/schemas';
import { isInServiceOn } from '@ploegplan/contract/employees/service';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { userData } from '../../../data/company/users.ts';
import { createHandoverCommand } from '../../../data/planning/handover.ts';
import { useItemTitle } from '../../../data/planning/item-title.ts';
import { usePlanningEdits } from '../../../data/planning/planning-edits.ts';
import {
  employeeData,
  plannedAfterQuery,
  useTakeOutOfService,
} from '../../../data/records/employees.ts';
import { formatShortDay, formatTimes } from '../../../lib/dates/dates.ts';
import { FormDrawer } from '../../../ui/form/FormDrawer.tsx';
import type { Field } from '../../../ui/form/fields.ts';
import { createOptions } from '../../../ui/form/select/options.ts';
import { useRecordForm } from '../../../ui/form/useRecordForm.ts';

interface PlannedAfterProps {
  items: readonly PlannedForEmployee[];
  formatTitle: (item: PlannedForEmployee) => string;
}

/** The number of rows of a longer list that are shown. */
const FIRST = 5;

/** Shows the work that is planned after the last day. */
function PlannedAfter({ items, formatTitle }: PlannedAfterProps) {
  const last = items.at(-1);
  if (!last) return <p className="text-quiet text-sm">Daarna is er niets ingepland.</p>;
  return (
    <div className="text-sm">
      <p className="flex gap-2 mb-1">
        <IconAlertTriangle className="text-warning" size={18} stroke={1.5} aria-hidden />
        {items.length === 1
          ? 'Daarna staat er nog 1 keer planning:'
          : `Daarna staat er nog ${items.length} keer planning, tot en met ${formatShortDay(last.date)}:`}
      </p>
      <ul className="px-6 text-quiet tabular-nums">
        {items.slice(0, FIRST).map((item) => (
          <li key={item.id} className="truncate">
            {[formatShortDay(item.date), formatTimes(item), formatTitle(item)]
              .filter(Boolean)
              .join(' · ')}
          </li>
        ))}
        {items.length > FIRST && <li>en nog {items.length - FIRST}</li>}
      </ul>
    </div>
  );
}

interface Props {
  employee: Employee;
  opened: boolean;
  onClose: () => void;
}

interface Values {
  lastDay: string;
  /** The employee who takes over the work that is planned later; null leaves it as it is. */
  successor: string | null;
}

/** Takes an employee out of service; what is planned afterwards is shown, and can be given to somebody else. Default export for lazy loading. */
export default function LeavingForm({ employee, opened, onClose }: Props) {
  const { lastDay } = employee;
  const [initial] = useState<Values>({ lastDay: lastDay ?? getToday(), successor: null });
  const [day, setDay] = useState(initial.lastDay);
  const planned = useQuery(plannedAfterQuery(employee.id, day));
  const leave = useLeaving(employee);
  const form = useRecordForm<Values, { version: number }>({
    id: `leaving of ${employee.id}`,
    fields: useFields(employee, day, planned),
    empty: initial,
    row: null,
    toValues: () => initial,
    save: (values) => leave(values, day === values.lastDay ? planned.data : undefined),
    onSaved: onClose,
  });
  const { values } = form;
  if (values.lastDay !== day && isDate(values.lastDay)) setDay(values.lastDay);
  return (
    <FormDrawer
      opened={opened}
      onClose={onClose}
      title={`${employee.name} uit dienst`}
      saveLabel="Uit dienst zetten"
      form={form}
      isBusy={planned.isPending}
    >
      <Account employeeId={employee.id} />
    </FormDrawer>
  );
}

interface Planned {
  data: readonly PlannedForEmployee[] | undefined;
}

function useFields(employee: Employee, day: string, planned: Planned): Field<Values>[] {
  const employees = useQuery(employeeData.list);
  const formatTitle = useItemTitle();
  const { inServiceFrom } = employee;
  const others = employees.data?.filter(({ id }) => id !== employee.id);
  return [
    {
      kind: 'date',
      name: 'lastDay',
      label: 'Laatste dag',
      required: true,
      help: 'Daarna kan er niets meer worden ingepland.',
      ...(inServiceFrom && { min: inServiceFrom }),
      below: planned.data && <PlannedAfter items={planned.data} formatTitle={formatTitle} />,
    },
    {
      kind: 'select',
      name: 'successor',
      label: 'Wie neemt dit over',
      placeholder: 'Niemand: de planning blijft staan',
      options:
        others &&
        createOptions(others, {
          label: ({ name }) => name,
          detail: ({ jobTitle }) => ({ detail: jobTitle }),
          isUnavailable: (one) => !isInServiceOn(one, addDays(day, 1)),
        }),
      hiddenWhen: () => !planned.data?.length,
    },
  ];
}

/** Gives the planning away first: when that is refused, nothing has happened yet. */
function useLeaving(employee: Employee) {
  const cache = useQueryClient();
  const employees = useQuery(employeeData.list);
  const { save } = usePlanningEdits();
  const leaving = useTakeOutOfService(employee);
  return async ({ lastDay, successor }: Values, planned: Planned['data'] = []) => {
    const heir = employees.data?.find(({ id }) => id === successor);
    try {
      if (heir && planned.length > 0) await save(createHandoverCommand(planned, employee, heir));
      await leaving.mutateAsync(lastDay);
    } finally {
      void cache.invalidateQueries({ queryKey: ['work'] });
    }
    return { version: 1 };
  };
}

/** Warns that an account stays active until somebody ends it. */
function Account({ employeeId }: { employeeId: string }) {
  const { data: users } = useQuery(userData.list);
  const user = users?.find(
    (candidate) => candidate.employeeId === employeeId && candidate.state !== 'inactive',
  );
  if (!user) return null;
  return (
    <p className="text-quiet text-sm">
      Met het account ‘{user.username}’ kan nog worden ingelogd. Zet het uit bij{' '}
      <Anchor component={Link} to="/users" underline="always" inherit>
        Gebruikers
      </Anchor>
      .
    </p>
  );
}
