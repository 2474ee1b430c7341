import { Button } from '@mantine/core';
import { getToday } from '@ploegplan/contract/dates/dates';
import { limits } from '@ploegplan/contract/limits';
import type { HiredScaffold } from '@ploegplan/contract/scaffold-hire/schemas';
import { useEndHire, useWithdrawHireEnd } from '../../data/records/scaffold-use.ts';
import { formatShortDay } from '../../lib/dates/dates.ts';
import { useDrawerSubject } from '../../ui/drawer/useDrawerSubject.ts';
import { Facts } from '../../ui/facts/Facts.tsx';
import { FormDrawer } from '../../ui/form/FormDrawer.tsx';
import type { Field } from '../../ui/form/fields.ts';
import { useRecordForm } from '../../ui/form/useRecordForm.ts';
import { Card, CardFoot } from '../../ui/page/Card.tsx';

interface Values {
  lastDay: string;
  name: string;
}

interface FormProps {
  hired: HiredScaffold;
  opened: boolean;
  onClose: () => void;
}

/** Records a notice that the client gave to the office. */
function EndForm({ hired, opened, onClose }: FormProps) {
  const ending = useEndHire(hired.id);
  const empty: Values = { lastDay: getToday(), name: '' };
  const fields: Field<Values>[] = [
    {
      kind: 'date',
      name: 'lastDay',
      label: 'Laatste huurdag',
      required: true,
      min: hired.from,
      isNear: true,
    },
    {
      kind: 'text',
      name: 'name',
      label: 'Afgemeld door',
      required: true,
      maxLength: limits.name,
    },
  ];
  const form = useRecordForm<Values, { version: number }>({
    id: 'hire-end',
    fields,
    empty,
    row: null,
    toValues: () => empty,
    save: async (values) => {
      await ending.mutateAsync(values);
      return { version: 1 };
    },
    onSaved: onClose,
  });
  return (
    <FormDrawer
      opened={opened}
      onClose={onClose}
      title="Huur afmelden"
      saveLabel="Afmelden"
      form={form}
      failure="Afmelden mislukt"
    />
  );
}

/** From when to when a scaffold is hired, and the notice of its end; nothing before the hand-over. */
export function HireCard({ hired }: { hired: HiredScaffold | undefined }) {
  const withdrawing = useWithdrawHireEnd(hired?.id ?? '');
  const form = useDrawerSubject<null>('hire-end');
  if (!hired) return null;
  return (
    <Card title="Huur">
      <div className="px-4 pb-4">
        <Facts
          facts={[
            ['Vanaf', formatShortDay(hired.from)],
            ['Tot en met', hired.to === null ? 'Loopt' : formatShortDay(hired.to)],
            ['Afgemeld door', hired.noticeBy],
          ]}
        />
      </div>
      <CardFoot>
        {hired.noticeBy === '' ? (
          <Button variant="default" onClick={() => form.show(null)}>
            Huur afmelden
          </Button>
        ) : (
          <Button
            variant="default"
            loading={withdrawing.isPending}
            onClick={() => withdrawing.mutate()}
          >
            Afmelding intrekken
          </Button>
        )}
      </CardFoot>
      {form.drawer && (
        <EndForm
          key={form.drawer.opening}
          hired={hired}
          opened={form.drawer.opened}
          onClose={form.close}
        />
      )}
    </Card>
  );
}
