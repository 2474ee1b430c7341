import type { WorkDay } from '@ploegplan/contract/work-days/schemas';
import { formatWorkDay } from '@ploegplan/contract/work-days/texts';
import { useCorrectDay } from '../../../data/hours/hours.ts';
import { formatDay, formatLongDay } from '../../../lib/dates/dates.ts';
import { notify } from '../../../lib/notify.ts';
import { formatHoursText } from '../../../lib/values/hours.ts';
import { FormDrawer } from '../../../ui/form/FormDrawer.tsx';
import { useRecordForm } from '../../../ui/form/useRecordForm.ts';
import type { HoursDrawerProps } from '../parts/HoursDrawers.tsx';
import type { HoursPage } from '../useHoursPage.ts';
import {
  countTypedMinutes,
  createTimesFields,
  type TimesValues,
  toCorrection,
  toTimesValues,
} from './times-form.ts';
import { type Times, useTimes } from './useTimes.ts';

interface Props extends HoursDrawerProps {
  employeeId: string;
  date: string;
}

const createEmptyDay = (date: string): WorkDay => ({
  ...{ date, startTime: null, endTime: null, breakMinutes: 0, travel: null },
  ...{ isCorrected: false, version: 0 },
});

/** Corrects the times and travel of a day of somebody. Default export for lazy loading. */
export default function TimesForm(props: Props) {
  const times = useTimes(props.page.mondays, props.employeeId);
  // They are there, because the week sheet shows them.
  return times && <LoadedForm {...props} times={times} />;
}

function LoadedForm(props: Props & { times: Times }) {
  const { opened, onClose, page, names, employeeId, date, times } = props;
  const correcting = useCorrectDay();
  const known = times.days.find((day) => day.date === date) ?? createEmptyDay(date);
  const { name } = names.getPerson(employeeId);
  const form = useRecordForm<TimesValues, WorkDay>({
    id: `times ${employeeId} ${date}`,
    fields: createTimesFields(date, { withTravel: times.asksTravel || known.travel !== null }),
    empty: toTimesValues(known),
    row: known,
    newest: known,
    toValues: toTimesValues,
    save: (values, original) => {
      const seen = original ?? known;
      const { version } = seen;
      return correcting.mutateAsync({ employeeId, date, ...toCorrection(values, seen), version });
    },
    onSaved: (saved) => {
      notify.success('Tijden bewaard', `${name}, ${formatDay(date)}: ${formatWorkDay(saved)}`);
      onClose();
    },
  });
  return (
    <FormDrawer
      opened={opened}
      onClose={onClose}
      title="Tijden wijzigen"
      saveLabel="Opslaan"
      form={form}
      failure="Tijden bewaren mislukt"
      head={
        <div className="flex flex-col gap-0-5 mb-4 wrap-anywhere">
          <strong>{name}</strong>
          <span>{formatLongDay(date)}</span>
        </div>
      }
    >
      <p className="mt-4 text-quiet" aria-live="polite">
        {compareHours(
          countTypedMinutes(date, form.values),
          sumWorkedQuarters(page, employeeId, date),
        )}
      </p>
    </FormDrawer>
  );
}

/** The recorded quarters of work on a day. */
function sumWorkedQuarters({ cells, kinds }: HoursPage, employeeId: string, date: string): number {
  const work = new Set(kinds?.flatMap(({ id, meaning }) => (meaning === 'work' ? id : [])));
  return [...(cells?.values() ?? [])]
    .filter((cell) => cell.employeeId === employeeId && cell.date === date && work.has(cell.kindId))
    .reduce((sum, { quarters }) => sum + (quarters ?? 0), 0);
}

/** 'Dat is 8,5 uur werk, ingevuld is 8 uur.' */
function compareHours(minutes: number | null, quarters: number): string {
  const filled = `ingevuld is ${quarters === 0 ? 'niets' : formatHoursText(quarters / 4)}`;
  return minutes === null || minutes <= 0
    ? `Op deze dag ${filled}. De uren zelf veranderen hier niet.`
    : `Dat is ${formatHoursText(minutes / 60)} werk, ${filled}. De uren zelf veranderen hier niet.`;
}
