import type { LeaveCard, NewLeaveRequest } from '@ploegplan/contract/leave.schemas';
import { limits } from '@ploegplan/contract/limits';
import { isDate, today } from '@ploegplan/contract/rules/dates';
import { leaveAccountTexts } from '@ploegplan/contract/rules/kind-texts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { ownLeaveQuery, useOwnLeave, useRequestLeave } from '../../../data/own-leave.ts';
import { useHolidays } from '../../../lib/dates/useHolidays.ts';
import type { Entry } from '../../../lib/outbox/entry.ts';
import { errorOf } from '../../../lib/outbox/refusals.ts';
import { outboxState } from '../../../lib/outbox/state.ts';
import { hoursText } from '../../../lib/values/hours.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { FormDrawer } from '../../../ui/form/FormDrawer.tsx';
import type { Field } from '../../../ui/form/fields.ts';
import { useRecordForm } from '../../../ui/form/useRecordForm.ts';
import { SideDrawer } from '../../../ui/SideDrawer.tsx';
import { ListSkeleton } from '../../../ui/skeletons.tsx';
import {
  costOf,
  daysOfAbsence,
  hoursPerDayOf,
  type LeaveDays,
  parts,
} from '../form/absence-values.ts';
import { costText } from '../form/cost-text.ts';
import { daysEvents, daysFields } from '../form/days-fields.ts';
import classes from '../form/form.module.css';

interface Props {
  /** A request that the server refused while it waited for a connection; sent again as it is mended. */
  refused?: Entry;
  opened: boolean;
  onClose: () => void;
  /** Called when the server has the request, not while that waits for a connection. */
  onSent?: (firstDay: string) => void;
}

interface Values extends LeaveDays {
  kindId: string | null;
  note: string;
}

type Kinds = readonly {
  id: string;
  name: string;
  account: LeaveCard['balances'][number]['account'] | null;
}[];

const TITLE = 'Verlof aanvragen';

const OVERLAP =
  'Op een van deze dagen heb je al verlof, of vroeg je het al aan. Kies andere dagen.';

const fieldsOf = (kinds: Kinds, card: LeaveCard | undefined): Field<Values>[] => [
  {
    kind: 'select',
    name: 'kindId',
    label: 'Soort verlof',
    required: true,
    options: kinds.map(({ id, name }) => ({ value: id, label: name })),
  },
  // How much half a day is, the contract says.
  ...daysFields({
    overlap: OVERLAP,
    choices: card ? parts : parts.filter((part) => part !== 'half'),
    workers: card ? [card] : [],
  }),
  {
    kind: 'multiline',
    name: 'note',
    label: 'Toelichting',
    help: 'Alleen kantoor leest dit.',
    maxLength: limits.notes,
  },
];

/** Requests leave. Default export for lazy loading. */
export default function RequestForm(props: Props) {
  const year = Number(today().slice(0, 4));
  const { card, kinds, error, refetch } = useOwnLeave(year);
  if (kinds) return <LoadedForm {...{ ...props, card, kinds }} />;
  return (
    <SideDrawer opened={props.opened} onClose={props.onClose} title={TITLE}>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton rows={4} height={48} />
      )}
    </SideDrawer>
  );
}

const emptyRequest = (kinds: Kinds): Values => ({
  kindId: kinds[0]?.id ?? null,
  firstDay: '',
  lastDay: '',
  part: 'whole',
  hours: '',
  note: '',
});

function valuesOf(request: NewLeaveRequest, card: LeaveCard | undefined): Values {
  const { kindId, note } = request;
  return { kindId, note, ...daysOfAbsence(card, request) };
}

/** The card may be missing without a connection; then nobody knows the contract and the balance. */
type LoadedProps = Props & { card: LeaveCard | undefined; kinds: Kinds };

function LoadedForm({ refused, opened, onClose, onSent, card, kinds }: LoadedProps) {
  const request = refused && (refused.body as NewLeaveRequest);
  const [id] = useState(() => request?.id ?? uuidv7());
  const [initial] = useState(() => (request ? valuesOf(request, card) : emptyRequest(kinds)));
  const [shown, setShown] = useState(initial);
  const requesting = useRequestLeave();
  const form = useRecordForm<Values, { id: string; version: number }>({
    id,
    fields: fieldsOf(kinds, card),
    empty: initial,
    row: null,
    valuesOf: () => initial,
    save: async (values) => {
      const { kindId, firstDay, lastDay, note } = values;
      const hoursPerDay = hoursPerDayOf(card, values);
      const body = { id, kindId: kindId ?? '', firstDay, lastDay, hoursPerDay, note };
      const { isKept } = await requesting.mutateAsync(body);
      if (!isKept) onSent?.(firstDay);
      if (refused) await outboxState.getState().actions?.discard(refused.id);
      return { id, version: 1 };
    },
    onSaved: onClose,
  });
  if (form.values !== shown) setShown(form.values);
  const showRefusal = useEffectEvent(() => {
    if (refused?.refusal) form.refuse(errorOf(refused.refusal));
  });
  useEffect(() => showRefusal(), []);
  return (
    <FormDrawer
      opened={opened}
      onClose={onClose}
      title={TITLE}
      saveLabel="Aanvragen"
      form={form}
      failure="Aanvragen mislukt"
      isKept
      events={daysEvents}
      notice={
        <div className={classes.notice}>
          {card && <Cost values={shown} card={card} kinds={kinds} />}
        </div>
      }
    />
  );
}

/** What the leave costs, and the balance before and after it, at the end of its year. */
function Cost({ values, card, kinds }: { values: Values; card: LeaveCard; kinds: Kinds }) {
  const { firstDay, lastDay, kindId } = values;
  const hasDays = isDate(firstDay) && isDate(lastDay) && firstDay <= lastDay;
  const year = Number((hasDays ? lastDay : card.today).slice(0, 4));
  const holidays = useHolidays(hasDays ? firstDay : card.today, hasDays ? lastDay : card.today);
  const { data: ofYear } = useQuery(ownLeaveQuery(year));
  const account = kinds.find(({ id }) => id === kindId)?.account ?? null;
  if (card.contracts.length === 0) {
    return <p className={classes.cost}>Je contracturen zijn niet bekend, dus niet wat dit kost.</p>;
  }
  const cost = hasDays ? costOf(card, values, (day) => day in holidays) : null;
  const before = ofYear?.atYearEnd.find((one) => one.account === account)?.hours;
  const hasBalance = account !== null && before !== undefined;
  // Of somebody who is hired none are kept.
  const keepsBalances = card.keepsBalances && ofYear?.atYearEnd.length !== 0;
  if (cost === null && !hasBalance) return null;
  const after = before === undefined || cost === null ? null : before - cost;
  return (
    <div className={classes.cost} role="status">
      {cost !== null && <strong>{costText(cost, { account, keepsBalances, whose: 'je' })}</strong>}
      {hasBalance && (
        <span>
          {leaveAccountTexts[account]} eind {year}:{' '}
          <span className={classes.amounts} data-short={(after ?? before) < 0 || undefined}>
            {hoursText(before)}
            {after !== null && ` → ${hoursText(after)}`}
          </span>
        </span>
      )}
      {hasBalance && after !== null && after < 0 && (
        <span data-short>Je komt tekort; kantoor beslist.</span>
      )}
    </div>
  );
}
