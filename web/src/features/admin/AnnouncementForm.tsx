import { Button, Textarea } from '@mantine/core';
import { toInstant, toMinuteOfDay } from '@ploegplan/contract/dates/clock';
import { addDays, getToday, isDate, toDayNumber } from '@ploegplan/contract/dates/dates';
import { limits } from '@ploegplan/contract/limits';
import { type FormEvent, useState } from 'react';
import { useAnnounce } from '../../data/company/hosting.ts';
import { explainError } from '../../lib/api/messages.ts';
import { DateField } from '../../ui/fields/DateField.tsx';
import { TimeField } from '../../ui/fields/TimeField.tsx';
import { FormError } from '../../ui/messages/FormError.tsx';
import classes from './host.module.css';

interface AnnouncementValues {
  text: string;
  /** yyyy-MM-dd, or what was typed. */
  fromDay: string;
  /** HH:MM, or what was typed. */
  fromTime: string;
  toDay: string;
  toTime: string;
}

const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** Returns the reasons why this cannot be announced, by field. */
function findAnnouncementFaults(
  values: AnnouncementValues,
): Partial<Record<keyof AnnouncementValues, string>> {
  const { text, fromDay, fromTime, toDay, toTime } = values;
  const faults = {
    ...(text.trim() === '' && { text: 'Vul in wat je wilt zeggen' }),
    ...(!isDate(fromDay) && { fromDay: 'Vul een datum in' }),
    ...(!isTime(fromTime) && { fromTime: 'Vul een tijd in' }),
    ...(!isDate(toDay) && { toDay: 'Vul een datum in' }),
    ...(!isTime(toTime) && { toTime: 'Vul een tijd in' }),
  };
  const hasPeriod = !('fromDay' in faults || 'fromTime' in faults || 'toDay' in faults);
  if (hasPeriod && `${toDay} ${toTime}` <= `${fromDay} ${fromTime}`) {
    return { ...faults, toDay: 'Het einde komt na het begin' };
  }
  return faults;
}

const createEmpty = (): AnnouncementValues => ({
  text: '',
  fromDay: getToday(),
  fromTime: '18:00',
  toDay: addDays(getToday(), 1),
  toTime: '06:00',
});

const toMoment = (day: string, time: string) =>
  new Date(toInstant(toDayNumber(day), toMinuteOfDay(time)) * 60_000).toISOString();

export function AnnouncementForm() {
  const [values, setValues] = useState(createEmpty);
  const [faults, setFaults] = useState<Partial<Record<keyof AnnouncementValues, string>>>({});
  const announcing = useAnnounce();
  const change = (changed: Partial<AnnouncementValues>) => {
    setValues({ ...values, ...changed });
    setFaults({});
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = findAnnouncementFaults(values);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    const { text, fromDay, fromTime, toDay, toTime } = values;
    const startsAt = toMoment(fromDay, fromTime);
    const endsAt = toMoment(toDay, toTime);
    announcing.mutate({ text, startsAt, endsAt }, { onSuccess: () => setValues(createEmpty()) });
  };
  return (
    <form className="flex flex-col gap-4" noValidate onSubmit={submit}>
      <Textarea
        label="Tekst"
        description="Bijvoorbeeld: vanavond vanaf 20:00 is Ploegplan een half uur niet bereikbaar"
        autosize
        minRows={2}
        maxLength={limits.announcement}
        required
        value={values.text}
        error={faults.text}
        onChange={({ currentTarget }) => change({ text: currentTarget.value })}
      />
      <div className={classes.period}>
        <DateField
          label="Tonen vanaf"
          compact
          value={values.fromDay}
          error={faults.fromDay}
          onChange={(fromDay) => change({ fromDay })}
        />
        <TimeField
          label="Tijd"
          aria-label="Tonen vanaf, tijd"
          value={values.fromTime}
          error={faults.fromTime}
          onChange={(fromTime) => change({ fromTime })}
        />
        <DateField
          label="Tot"
          compact
          value={values.toDay}
          error={faults.toDay}
          onChange={(toDay) => change({ toDay })}
        />
        <TimeField
          label="Tijd"
          aria-label="Tot, tijd"
          value={values.toTime}
          error={faults.toTime}
          onChange={(toTime) => change({ toTime })}
        />
      </div>
      {announcing.error && <FormError text={explainError(announcing.error)} />}
      <div>
        <Button type="submit" loading={announcing.isPending}>
          Plaatsen
        </Button>
      </div>
    </form>
  );
}
