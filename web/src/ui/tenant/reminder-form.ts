import type { HourSettings } from '@ploegplan/contract/hours/schemas';
import type { Field } from '../form/fields.ts';

export interface ReminderValues {
  isDaily: boolean;
  remindAt: string;
}

export const reminderFields: readonly Field<ReminderValues>[] = [
  {
    kind: 'switch',
    name: 'isDaily',
    label: 'Elke werkdag vanzelf herinneren',
    help: 'Wie uren mist, krijgt een e-mail. Nooit over verlofdagen, en hooguit één keer per dag.',
  },
  {
    kind: 'time',
    name: 'remindAt',
    label: 'Vanaf',
    required: true,
    hiddenWhen: ({ isDaily }) => !isDaily,
  },
];

export const toReminderValues = ({ remindAt }: HourSettings): ReminderValues => ({
  isDaily: remindAt !== null,
  remindAt: remindAt?.slice(0, 5) ?? '16:00',
});

/** The part of the request body. */
export const toReminder = ({
  isDaily,
  remindAt,
}: ReminderValues): Pick<HourSettings, 'remindAt'> => ({ remindAt: isDaily ? remindAt : null });
