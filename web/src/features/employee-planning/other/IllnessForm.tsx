import { Button } from '@mantine/core';
import { addDays } from '@ploegplan/contract/dates/dates';
import { translate } from '@ploegplan/contract/languages/translate';
import { createPhoneHref } from '@ploegplan/contract/values/phones';
import { IconPhone } from '@tabler/icons-react';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { useReportOwnIllness } from '../../../data/own/own-leave.ts';
import { useToday } from '../../../lib/dates/useToday.ts';
import { formatRefusal } from '../../../lib/outbox/refusals.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import { FormDrawer } from '../../../ui/form/FormDrawer.tsx';
import type { Field } from '../../../ui/form/fields.ts';
import { useRecordForm } from '../../../ui/form/useRecordForm.ts';

interface Props {
  opened: boolean;
  onClose: () => void;
}

interface Values {
  firstDay: string;
}

const createFields = (today: string): Field<Values>[] => [
  {
    kind: 'date',
    name: 'firstDay',
    label: translate('Ziek vanaf'),
    required: true,
    isNear: true,
    max: addDays(today, 1),
    explainRejection: (_, error) =>
      error.code === 'absence-overlap' ? translate('Je bent al ziek gemeld') : formatRefusal(error),
  },
];

/** Tells the office that the user is ill, and since when: there is no place for a reason. Default export for lazy loading. */
export default function IllnessForm({ opened, onClose }: Props) {
  const today = useToday();
  const { phonenumber } = useTenant().helpContact;
  const office = createPhoneHref(phonenumber);
  const [id] = useState(() => uuidv7());
  const [empty] = useState<Values>({ firstDay: today });
  const reporting = useReportOwnIllness();
  const form = useRecordForm<Values, { id: string; version: number }>({
    id,
    fields: createFields(today),
    empty,
    row: null,
    toValues: () => empty,
    save: async ({ firstDay }) => {
      await reporting.mutateAsync({ id, firstDay });
      return { id, version: 1 };
    },
    onSaved: onClose,
  });
  return (
    <FormDrawer
      opened={opened}
      onClose={onClose}
      title={translate('Ik ben ziek')}
      saveLabel={translate('Ziek melden')}
      form={form}
      failure={translate('Ziek melden mislukt')}
      isKept
      head={
        <div className="grid gap-2 mb-4">
          <p>
            {translate(
              'Kantoor krijgt alleen dat je ziek bent en vanaf wanneer. Wat je hebt, vraagt niemand.',
            )}
          </p>
          {office && (
            <Button
              component="a"
              href={office}
              variant="default"
              mih={48}
              leftSection={<IconPhone size={20} stroke={1.5} aria-hidden />}
            >
              {translate('Bel kantoor')}
            </Button>
          )}
        </div>
      }
    />
  );
}
