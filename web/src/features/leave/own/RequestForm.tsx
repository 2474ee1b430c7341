import { getToday } from '@ploegplan/contract/dates/dates';
import { translate } from '@ploegplan/contract/languages/translate';
import type { LeaveCard, NewLeaveRequest } from '@ploegplan/contract/leave/schemas';
import { limits } from '@ploegplan/contract/limits';
import { translateLeaveKind } from '@ploegplan/contract/texts/kinds';
import { useEffect, useEffectEvent, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { useOwnLeave, useRequestLeave } from '../../../data/own/own-leave.ts';
import type { Entry } from '../../../lib/outbox/entry.ts';
import { toError } from '../../../lib/outbox/refusals.ts';
import { outboxState } from '../../../lib/outbox/state.ts';
import { SideDrawer } from '../../../ui/drawer/SideDrawer.tsx';
import { FormDrawer } from '../../../ui/form/FormDrawer.tsx';
import { FormNotice } from '../../../ui/form/FormNotice.tsx';
import type { Field } from '../../../ui/form/fields.ts';
import { useRecordForm } from '../../../ui/form/useRecordForm.ts';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { ListSkeleton } from '../../../ui/states/skeletons.tsx';
import { computeHoursPerDay, type LeaveDays, parts, toLeaveDays } from '../form/absence-values.ts';
import { askPastYear, createDaysFields, daysEvents } from '../form/days-fields.ts';
import { CostOfRequest, type RequestedKind } from './CostOfRequest.tsx';

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

type Kinds = readonly RequestedKind[];

const TITLE = translate('Verlof aanvragen');

const OVERLAP = translate(
  'Op een van deze dagen heb je al verlof, of vroeg je het al aan. Kies andere dagen.',
);

const createFields = (kinds: Kinds, card: LeaveCard | undefined): Field<Values>[] => [
  {
    kind: 'select',
    name: 'kindId',
    label: translate('Soort verlof'),
    required: true,
    options: kinds.map(({ id, name }) => ({ value: id, label: translateLeaveKind(name) })),
  },
  // The contract defines the hours of half a day.
  ...createDaysFields({
    overlap: OVERLAP,
    choices: card ? parts : parts.filter((part) => part !== 'half'),
    workers: card ? [card] : [],
  }),
  {
    kind: 'multiline',
    name: 'note',
    label: translate('Toelichting'),
    help: translate('Alleen kantoor leest dit.'),
    maxLength: limits.notes,
  },
];

/** Requests leave. Default export for lazy loading. */
export default function RequestForm(props: Props) {
  const year = Number(getToday().slice(0, 4));
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

const createEmptyRequest = (kinds: Kinds): Values => ({
  kindId: kinds[0]?.id ?? null,
  firstDay: '',
  lastDay: '',
  part: 'whole',
  hours: '',
  note: '',
});

function toValues(request: NewLeaveRequest, card: LeaveCard | undefined): Values {
  const { kindId, note } = request;
  return { kindId, note, ...toLeaveDays(card, request) };
}

/** The card may be missing without a connection; then nobody knows the contract and the balance. */
type LoadedProps = Props & { card: LeaveCard | undefined; kinds: Kinds };

function LoadedForm({ refused, opened, onClose, onSent, card, kinds }: LoadedProps) {
  const request = refused && (refused.body as NewLeaveRequest);
  const [id] = useState(() => request?.id ?? uuidv7());
  const [initial] = useState(() => (request ? toValues(request, card) : createEmptyRequest(kinds)));
  const [shown, setShown] = useState(initial);
  const requesting = useRequestLeave();
  const form = useRecordForm<Values, { id: string; version: number }>({
    id,
    fields: createFields(kinds, card),
    empty: initial,
    row: null,
    toValues: () => initial,
    maySave: ({ firstDay }) => askPastYear(firstDay, translate('Aanvragen')),
    save: async (values) => {
      const { kindId, firstDay, lastDay, note } = values;
      const hoursPerDay = computeHoursPerDay(card, values);
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
    if (refused?.refusal) form.refuse(toError(refused.refusal));
  });
  useEffect(() => showRefusal(), []);
  return (
    <FormDrawer
      opened={opened}
      onClose={onClose}
      title={TITLE}
      saveLabel={translate('Aanvragen')}
      form={form}
      failure={translate('Aanvragen mislukt')}
      isKept
      events={daysEvents}
      notice={
        <FormNotice>
          {card && <CostOfRequest id={id} values={shown} card={card} kinds={kinds} />}
        </FormNotice>
      }
    />
  );
}
