import { getToday, isDate } from '@ploegplan/contract/dates/dates';
import {
  type EmployeeBalances,
  type LotKind,
  lotKinds,
  type NewCorrection,
} from '@ploegplan/contract/leave/schemas';
import { limits } from '@ploegplan/contract/limits';
import { leaveLotTexts } from '@ploegplan/contract/texts/kinds';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { balancesQuery, useCorrectLeave } from '../../../data/leave/leave.ts';
import { formatShortDay } from '../../../lib/dates/dates.ts';
import { notify } from '../../../lib/notify.ts';
import { formatHoursText, parseHours } from '../../../lib/values/hours.ts';
import { FormDrawer } from '../../../ui/form/FormDrawer.tsx';
import { FormNotice } from '../../../ui/form/FormNotice.tsx';
import type { Field } from '../../../ui/form/fields.ts';
import { useRecordForm } from '../../../ui/form/useRecordForm.ts';
import { confirm } from '../../../ui/messages/confirm.ts';

interface Props {
  opened: boolean;
  onClose: () => void;
  employee: { id: string; name: string };
}

interface Values {
  what: 'add' | 'take' | 'payout';
  kind: NewCorrection['kind'];
  hours: string;
  day: string;
  expiresOn: string;
  note: string;
}

const computeChange = ({ what, hours }: Values): number =>
  (parseHours(hours) ?? 0) * (what === 'add' ? 1 : -1);

const fields: readonly Field<Values>[] = [
  {
    kind: 'choice',
    name: 'what',
    label: 'Bij of af',
    options: [
      { value: 'add', label: 'Bijboeken' },
      { value: 'take', label: 'Afboeken' },
      { value: 'payout', label: 'Uitbetalen' },
    ],
  },
  {
    kind: 'select',
    name: 'kind',
    label: 'Saldo',
    required: true,
    options: lotKinds.map((value) => ({ value, label: leaveLotTexts[value] })),
    help: ({ what }) =>
      what === 'add' ? '' : 'Gaat alleen hiervan af, het eerst van wat het eerst vervalt.',
    rejectedWith: ['what', 'day'],
    explainRejection: ([problem]) =>
      problem?.code === 'statutory-in-service'
        ? 'Wettelijk verlof mag pas vanaf de laatste dag in dienst worden uitbetaald (artikel 7:640 BW).'
        : undefined,
  },
  {
    kind: 'number',
    name: 'hours',
    label: 'Uren',
    required: true,
    min: limits.hoursStep,
    max: limits.leaveHours,
    step: limits.hoursStep,
    isHours: true,
    width: 'half',
  },
  { kind: 'date', name: 'day', label: 'Dag', required: true, width: 'half' },
  {
    kind: 'date',
    name: 'expiresOn',
    label: 'Vervalt op',
    help: 'Laat leeg als het niet vervalt.',
    hiddenWhen: ({ what }) => what !== 'add',
    findError: ({ day, expiresOn }) =>
      expiresOn && expiresOn <= day ? 'Kies een dag na de dag van het bijboeken' : undefined,
  },
  {
    kind: 'multiline',
    name: 'note',
    label: 'Reden',
    help: 'De werknemer ziet dit ook.',
    required: true,
    maxLength: limits.notes,
  },
];

/** Adds hours to a balance, takes them off, or pays them out. Default export for lazy loading. */
export default function CorrectionForm({ opened, onClose, employee }: Props) {
  const [id] = useState(() => uuidv7());
  const correcting = useCorrectLeave(employee.id);
  const queryClient = useQueryClient();
  const form = useRecordForm<Values, { version: number }>({
    id,
    fields,
    empty: { what: 'add', kind: 'extra', hours: '', day: getToday(), expiresOn: '', note: '' },
    row: null,
    toValues: () => ({ what: 'add', kind: 'extra', hours: '', day: '', expiresOn: '', note: '' }),
    maySave: async (values) => {
      const change = computeChange(values);
      if (change > 0) return true;
      // A failed request means that the balance is unknown and nothing can be booked either.
      const balances = await queryClient
        .fetchQuery(balancesQuery(values.day))
        .catch(() => undefined);
      const { kind, what } = values;
      const balance = computeChangedBalance(balances, { employeeId: employee.id, kind, change });
      if (!balance || balance.after >= 0) return true;
      return confirm({
        title: 'Saldo onder nul',
        text: `${leaveLotTexts[kind]} van ${employee.name} wordt hierdoor ${formatHoursText(balance.after)}.`,
        confirmLabel: what === 'payout' ? 'Toch uitbetalen' : 'Toch afboeken',
      });
    },
    save: async (values) => {
      const { what, kind, day, expiresOn, note } = values;
      await correcting.mutateAsync({
        id,
        type: what === 'payout' ? 'payout' : 'correction',
        kind,
        day,
        hours: computeChange(values),
        expiresOn: what === 'add' && expiresOn ? expiresOn : null,
        note,
      });
      return { version: 1 };
    },
    onSaved: () => {
      notify.success('Verlof geboekt', employee.name);
      onClose();
    },
  });
  const { kind, day } = form.values;
  const change = computeChange(form.values);
  return (
    <FormDrawer
      opened={opened}
      onClose={onClose}
      title={`Verlof boeken voor ${employee.name}`}
      saveLabel="Boeken"
      form={form}
      notice={
        <NewBalance
          employeeId={employee.id}
          kind={kind}
          day={day}
          change={Number.isInteger(change / limits.hoursStep) ? change : 0}
        />
      }
      failure="Boeken mislukt"
    />
  );
}

interface NewBalanceProps {
  employeeId: string;
  kind: LotKind;
  day: string;
  /** Hours that are added, or below zero taken off; 0 while that is not known. */
  change: number;
}

/** The hours of a kind before and after a change; undefined for whom no balances are kept. */
function computeChangedBalance(
  balances: readonly EmployeeBalances[] | undefined,
  { employeeId, kind, change }: Omit<NewBalanceProps, 'day'>,
) {
  const own = balances?.find((balance) => balance.employeeId === employeeId);
  if (!own) return undefined;
  const before = own.byKind.find((candidate) => candidate.kind === kind)?.hours ?? 0;
  return { before, after: before + change };
}

/** The balance at the end of a day, and what it becomes. */
function NewBalance({ day, ...changed }: NewBalanceProps) {
  const { data } = useQuery({ ...balancesQuery(day), enabled: isDate(day) });
  const balance = computeChangedBalance(data, changed);
  if (!balance) return null;
  const { before, after } = balance;
  return (
    <FormNotice>
      {leaveLotTexts[changed.kind]} op {formatShortDay(day)}: {formatHoursText(before)}
      {changed.change !== 0 && (
        <>
          {' → '}
          <b className={after < 0 ? 'text-error' : undefined}>{formatHoursText(after)}</b>
        </>
      )}
    </FormNotice>
  );
}
